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
  questions: {
    told: {
      work_title: '¿Cuál es su título y de qué año es?',
      subject: '¿Qué es? Diga lo que se ve, como a alguien por teléfono.',
      medium_details: '¿De qué está hecha y cómo? Indique el material, el soporte y las medidas.',
      artistic_intent: '¿Qué buscaba con esta obra? Basta una frase con sus palabras.',
      notice: '¿En qué habría que fijarse, si fuera en una sola cosa?',
      origin: '¿Dónde empezó esta obra: un lugar, una persona, algo que vio?',
      on_view: '¿Dónde se puede ver la obra?',
      series: '¿Pertenece a una serie y dónde se ha expuesto?',
      plan: '¿Qué pagaría la ayuda, para cuándo, y quién verá el resultado?',
    },
    audience: (audience) =>
      `Usted escribe para ${audience}: ¿qué palabra de este texto podrían no conocer?`,
    emotion:
      '¿Qué sintió en un momento preciso del trabajo? Cuente el momento, no el nombre del sentimiento.',
    otherLanguage:
      'Algunas de sus palabras parecen estar en otra lengua. Las hemos conservado: ¿quiere traducirlas?',
    leftOut: 'No cabe todo. La versión larga conserva cada frase: ¿cuál le importa más?',
  },
  unserved: {
    more_engaging:
      'Su texto empieza por algo concreto, o no tiene una frase así que pueda ir delante. Hemos dejado el orden como está.',
    clearer_language:
      'No hemos encontrado faltas, rodeos, palabras que digan poco ni frases demasiado largas.',
    professional_tone: 'No hemos encontrado palabras coloquiales ni exclamaciones que cambiar.',
    emotional_depth:
      'Los sentimientos le toca contarlos a usted, y no inventamos ninguno. Lo que escriba en «Intención artística» se añade; una pregunta, más abajo, puede ayudarle.',
    technical_accuracy:
      'De la técnica no sabemos más que su texto. Lo que indique en «Técnica y materiales» se añadirá.',
    broader_appeal:
      'No hemos encontrado ningún término técnico que sepamos explicar. Una pregunta, más abajo, puede ayudarle.',
  },
}
