import type { MeasurePhrases, Within } from './phrases.ts'

const IN: Record<Within, string> = { painting: 'el cuadro', photo: 'su foto' }
const OF: Record<Within, string> = { painting: 'del cuadro', photo: 'de su foto' }
const INSIDE: Record<Within, string> = { painting: 'En el cuadro', photo: 'En su foto' }
const FIELDS = [
  'arriba a la izquierda',
  'arriba en el medio',
  'arriba a la derecha',
  'en el medio a la izquierda',
  'en el centro',
  'en el medio a la derecha',
  'abajo a la izquierda',
  'abajo en el medio',
  'abajo a la derecha',
]
const LINES = {
  horizontal: 'son horizontales',
  vertical: 'son verticales',
  rising: 'suben hacia la derecha',
  falling: 'bajan hacia la derecha',
}

function listed(items: string[]): string {
  return new Intl.ListFormat('es').format(items)
}

export const es: MeasurePhrases = {
  proportions: (within, shape, times) =>
    shape === 'square'
      ? `Por sus proporciones, ${IN[within]} es casi un cuadrado.`
      : `En cuanto a proporciones, ${shape === 'wide' ? 'el ancho' : 'el alto'} ${OF[within]} es ${times} veces ${shape === 'wide' ? 'el alto' : 'el ancho'}.`,
  palette: (within, colours) =>
    `${INSIDE[within]}, los colores más extensos son: ${listed(colours.map(({ name, share }) => `${name} (${share})`))}.`,
  temperature: (within, warm, cool, grey) =>
    `Los colores cálidos cubren ${warm} ${OF[within]} y los fríos, ${cool}; el ${grey} es casi gris.`,
  value: (within, key, contrast, median, range) => {
    const tone = {
      low: 'domina lo oscuro',
      middle: 'la claridad es media',
      high: 'domina lo claro',
    }[key]
    const gap = { low: 'débil', middle: 'moderado', high: 'fuerte' }[contrast]
    return `${INSIDE[within]} ${tone}: ${median} en una escala que va del negro, 0, al blanco, 100. El contraste es ${gap}: ${range} de 100 entre sus oscuros y sus claros.`
  },
  saturation: (within, strength, mean) => {
    const words = { low: 'apagados', middle: 'de fuerza media', high: 'vivos' }[strength]
    return `${INSIDE[within]} los colores son ${words}: a ${mean} puntos del gris por término medio.`
  },
  thirds: (within, field, lightness) =>
    `La zona más clara ${OF[within]} está ${FIELDS[field] ?? 'en el centro'} (${lightness} de 100).`,
  directions: (within, dominant, share) =>
    dominant === null
      ? `Los contornos marcados ${OF[within]} no siguen ninguna dirección dominante.`
      : `La mayoría de los contornos marcados ${OF[within]} ${LINES[dominant]} (${share}).`,
  symmetry: (within, likeness, correlation) => {
    const words = {
      low: 'apenas se reflejan',
      middle: 'solo se reflejan en parte',
      high: 'casi se reflejan',
    }[likeness]
    return `La izquierda y la derecha ${OF[within]} ${words} (${correlation} de 1).`
  },
  methods: {
    proportions: 'Ancho dividido por alto.',
    palette:
      'Ocho grupos de colores parecidos (k-medias en CIELAB), cada uno con el más cercano de 46 nombres.',
    temperature:
      'Parte de la superficie según el tono en CIELAB; por debajo de un croma de 8 un color cuenta como gris.',
    value:
      'Mediana de la claridad (L* de CIELAB) y distancia entre su centésimo 5 y su centésimo 95.',
    saturation: 'Croma medio (C* de CIELAB).',
    thirds: 'Claridad media (L* de CIELAB) de nueve campos iguales.',
    directions: 'Tensor de estructura de la claridad: bordes por dirección, según su fuerza.',
    symmetry: 'Correlación de la claridad con la imagen reflejada, en 32 por 32 campos.',
  },
  prompts: {
    palette: 'Empiece por el color más extenso. Busque después dónde vuelve a aparecer.',
    temperature: 'Mire dónde lo cálido se encuentra con lo frío: la vista suele detenerse ahí.',
    value: 'Entorne los ojos. Solo quedan lo claro y lo oscuro: ¿qué destaca ahora?',
    thirds: 'Vea si el campo más claro contiene también lo que más le importa.',
    directions: 'Siga las líneas con el dedo. ¿Adónde lo llevan?',
    symmetry: 'Compare las dos mitades. ¿Qué rompe el equilibrio?',
  },
  unknown: {
    title: 'Imagen sin identificar',
    artist: 'Artista desconocido',
    notice:
      'No reconocemos esta obra, así que no decimos nada de su autor ni de su fecha. Se reconoce mejor una foto de la obra entera, tomada de frente. Lo que sigue se midió en su foto.',
  },
  couldBe: (label) => `¿Podría ser ${label.title}, de ${label.artist}?`,
  after: (label) =>
    `Parece una obra inspirada en ${label.title}, de ${label.artist}: la composición coincide, pero no los colores o partes grandes. ¿O es la propia obra?`,
  told: (description) => `En sus palabras: «${description}»`,
  contradiction: (named, seen) =>
    `Usted nombró ${named.title}, y de esa obra se trata aquí. La imagen, sin embargo, se parece a ${seen.title}, de ${seen.artist}.`,
  otherTitle: (typed, seen) =>
    `No conocemos ninguna obra titulada «${typed}». La imagen se parece a ${seen.title}, de ${seen.artist}.`,
  seenByModel:
    'Un modelo de lenguaje ha dicho lo que ve en su foto; nadie lo ha comprobado. Mire usted mismo: puede equivocarse.',
  namedByModel: (label) =>
    `Un modelo de lenguaje toma la imagen por ${label.title}, de ${label.artist}. Esa obra existe, pero nosotros no hemos podido reconocerla: compárela, por favor.`,
  byLabel: (label) =>
    `La cartela de su foto nombra ${label.title}, de ${label.artist}. Nos hemos guiado por sus palabras, no por la imagen.`,
  mayBeOnLabel: 'Una cartela de su foto quizá nombre una obra de esta lista.',
  notLike: (named) =>
    `Aquí se trata de ${named.title}, como usted la nombró. No la hemos reconocido en la imagen, así que no se marca ningún lugar en ella.`,
}
