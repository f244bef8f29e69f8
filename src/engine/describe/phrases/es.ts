import type { DescribePhrases } from './phrases.ts'

const list = new Intl.ListFormat('es')

export const es: DescribePhrases = {
  colours: (speaker, colours, tone) => {
    const tones = tone ? `, en tonos ${{ dark: 'oscuros', light: 'claros' }[tone]}` : ''
    if (speaker === 'artist')
      return colours.length > 0
        ? `Aquí trabajo sobre todo con ${list.format(colours)}${tones}.`
        : `Aquí trabajo con muchos colores${tones}, sin que domine ninguno.`
    if (colours.length === 0) return `Conviven muchos colores${tones}, sin que domine ninguno.`
    return `${colours.length === 1 ? 'Domina' : 'Dominan'} ${list.format(colours)}${tones}.`
  },
  stop: '.',
  gap: ' ',
  questions: {
    intent: '¿Qué buscaba con esta obra? Basta una frase con sus palabras.',
    medium: '¿De qué está hecha y cómo? Indique el material, el soporte y las medidas.',
    audience: (audience) => `Usted escribe para ${audience}: ¿qué palabra de este texto podrían no conocer?`,
    byType: {
      artist_statement: [
        '¿Qué hace una y otra vez, de una obra a otra?',
        '¿De dónde partió esta obra: de un lugar, de una persona, de algo que vio?',
      ],
      social_media: ['¿Qué pasó mientras la hacía que nadie puede ver?', '¿Dónde se puede ver la obra?'],
      portfolio: [
        '¿Cuáles son su título, su año y sus medidas?',
        '¿Pertenece a una serie? ¿Dónde se ha expuesto?',
      ],
      gallery_label: [
        '¿Cuáles son su título, su año y sus medidas?',
        '¿Qué es lo único que un visitante debería buscar?',
      ],
      grant_application: [
        '¿Qué pagaría la ayuda, y para cuándo?',
        '¿Quién verá el resultado, dónde, y cómo sabrá que ha funcionado?',
      ],
    },
    emotion:
      '¿Qué sintió en un momento preciso del trabajo? Cuente el momento, no el nombre del sentimiento.',
    emptyWord: (word) => `Usted escribe «${word}». ¿Qué vería alguien que está delante de la obra?`,
    otherLanguage:
      'Algunas de sus palabras parecen estar en otra lengua. Las hemos conservado: ¿quiere traducirlas?',
    leftOut: 'No cabe todo. La versión larga conserva cada frase: ¿cuál le importa más?',
  },
  unserved: {
    more_engaging:
      'Su texto empieza por algo concreto, o no tiene una frase así que pueda ir delante. Hemos dejado el orden como está.',
    clearer_language:
      'No hemos encontrado descuidos, ni relleno, ni palabras vacías que se puedan quitar, ni frases largas que se corten sin riesgo.',
    professional_tone: 'No hemos encontrado palabras coloquiales ni exclamaciones que cambiar.',
    emotional_depth:
      'Los sentimientos le toca contarlos a usted, y no inventamos ninguno. Lo que escriba en «Intención artística» se añade; una pregunta, más abajo, puede ayudarle.',
    technical_accuracy:
      'De la técnica no sabemos más que su texto. Lo que indique en «Técnica y materiales» se añadirá.',
    broader_appeal:
      'No hemos encontrado ningún término técnico que sepamos explicar. Una pregunta, más abajo, puede ayudarle.',
  },
}
