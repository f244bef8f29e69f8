import type { DescribePhrases } from './phrases.ts'

const picture = (mine: boolean) => (mine ? 'mi imagen' : 'la imagen')
const LINES = {
  horizontal: 'horizontales',
  vertical: 'verticales',
  rising: 'ascendentes',
  falling: 'descendentes',
}
const list = new Intl.ListFormat('es')

export const es: DescribePhrases = {
  format: (mine, shape, times) =>
    shape === 'square'
      ? `Por sus proporciones, ${picture(mine)} es casi cuadrada.`
      : `${shape === 'wide' ? 'El ancho' : 'El alto'} de ${picture(mine)} es ${times} veces su ${shape === 'wide' ? 'alto' : 'ancho'}.`,
  palette: (mine, colours) =>
    colours.length === 1
      ? `En ${picture(mine)}, el color más extenso es: ${colours.map(({ name, share }) => `${name} (${share})`)}.`
      : `En ${picture(mine)}, los colores más extensos son: ${list.format(colours.map(({ name, share }) => `${name} (${share})`))}.`,
  temperature: (warm, cool) =>
    `Los colores cálidos cubren el ${warm} de la superficie, y los fríos, el ${cool}.`,
  light: (key, contrast) => {
    const tone = {
      low: 'Dominan los tonos oscuros',
      middle: 'Los tonos son de claridad media',
      high: 'Dominan los tonos claros',
    }[key]
    const gap = { low: 'pequeña', middle: 'media', high: 'grande' }[contrast]
    return `${tone}, y la distancia entre el más oscuro y el más claro es ${gap}.`
  },
  directions: (dominant) => `Entre las líneas dominan las ${LINES[dominant]}.`,
  intent: (words) => `Lo que busco con esta obra: ${words}`,
  medium: (words) => `Técnica: ${words}`,
  audience: (words) => `Público: ${words}`,
  quoted: (words) => `Dicho por quien la hizo: «${words}»`,
  quotedIntent: (words) => `Lo que se busca con esta obra, dicho por quien la hizo: «${words}»`,
  stop: '.',
  gap: ' ',
  sentenceStart:
    /^(?:Yo|Quiero|Busco|Pinto|Mi|Mis|Nuestra|Nuestro|Esta|Este|Estas|Estos|El|La|Los|Las|En|Cuando|Con)\s/u,
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
    more_engaging: 'Su texto ya empieza por algo concreto. Hemos dejado el orden como está.',
    clearer_language:
      'No hemos encontrado relleno, ni palabras vacías que se puedan quitar, ni frases demasiado largas.',
    professional_tone: 'No hemos encontrado palabras coloquiales ni exclamaciones que cambiar.',
    emotional_depth:
      'Los sentimientos le toca contarlos a usted, y no inventamos ninguno. Una pregunta, más abajo, puede ayudarle.',
    technical_accuracy: 'Los datos medidos que podríamos añadir no cabrían, o ya están en su texto.',
    broader_appeal:
      'No hemos encontrado ningún término técnico que sepamos explicar. Una pregunta, más abajo, puede ayudarle.',
  },
}
