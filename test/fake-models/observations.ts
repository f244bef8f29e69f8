import { sentencesOf } from '#engine/text/sentences.ts'
import type { Language } from '#shared/languages.ts'
import type { Sentence } from './prose.ts'

/** What a good model sees in a picture of stripes. */
export const SIGHTS: Record<Language, { things: string[]; forms: string[] }> = {
  en: {
    things: [
      'Six level stripes lie one above the other.',
      'A dark blue ground shows between the stripes.',
    ],
    forms: ['Hard edges part light from dark.', 'The same distance returns between all stripes.'],
  },
  fr: {
    things: [
      'Des bandes horizontales sont posées les unes au-dessus des autres.',
      'Un fond bleu sombre apparaît entre les bandes.',
    ],
    forms: [
      'Des bords nets séparent le clair du sombre.',
      'La même distance revient entre toutes les bandes.',
    ],
  },
  es: {
    things: [
      'Unas franjas horizontales están puestas una sobre otra.',
      'Un fondo azul oscuro aparece entre las franjas.',
    ],
    forms: [
      'Unos bordes duros separan lo claro de lo oscuro.',
      'La misma distancia vuelve entre todas las franjas.',
    ],
  },
  'zh-TW': {
    things: ['幾條橫紋上下並排。', '橫紋之間露出深藍色的底。'],
    forms: ['銳利的邊緣分開亮處與暗處。', '每條橫紋之間的距離相同。'],
  },
}

const REGION = [0, 0.1, 1, 0.5]

function linesOf(
  { things, forms }: { things: string[]; forms: string[] },
  more: object[] = [],
): string {
  const lines = [
    ...things.map((text) => ({ is: 'thing', text, region: REGION })),
    ...forms.map((text) => ({ is: 'form', text, region: REGION })),
    ...more,
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** The lines of a model that saw this. */
export function sightLines(language: Language, ...more: object[]): string {
  return linesOf(SIGHTS[language], more)
}

/** What a good model sees in a picture of a harbour: enough to write from. */
const HARBOUR: Record<Language, { things: string[]; forms: string[] }> = {
  en: {
    things: [
      'A woman in a red coat stands on a wooden pier at the left.',
      'A small boat with a white sail lies on the water in the middle.',
      'Low hills close off the far shore.',
      'A dog sits beside the woman and looks at the boat.',
      'Grey clouds fill the upper half of the sky.',
    ],
    forms: [
      'A bright stripe of light crosses the water from right to left.',
      'The planks of the pier lead from the lower edge towards the boat.',
      'Blue and grey tones fill most of the picture.',
    ],
  },
  fr: {
    things: [
      'Une femme en manteau rouge se tient à gauche sur une jetée de bois.',
      'Une petite barque à voile blanche est posée sur l’eau au milieu.',
      'Des collines basses ferment la rive lointaine.',
      'Un chien est assis à côté de la femme et regarde la barque.',
      'Des nuages gris remplissent la moitié haute du ciel.',
    ],
    forms: [
      'Une bande de lumière claire traverse l’eau de droite à gauche.',
      'Les planches de la jetée mènent du bord inférieur vers la barque.',
      'Des tons bleus et gris remplissent presque toute l’image.',
    ],
  },
  es: {
    things: [
      'Una mujer con abrigo rojo está de pie a la izquierda, en un muelle de madera.',
      'Una barca pequeña de vela blanca está sobre el agua en el centro.',
      'Unas colinas bajas cierran la orilla lejana.',
      'Un perro está sentado junto a la mujer y mira la barca.',
      'Unas nubes grises llenan la mitad superior del cielo.',
    ],
    forms: [
      'Una franja de luz clara cruza el agua de derecha a izquierda.',
      'Las tablas del muelle llevan desde el borde inferior hacia la barca.',
      'Los tonos azules y grises llenan casi toda la imagen.',
    ],
  },
  'zh-TW': {
    things: [
      '左邊的木造碼頭上站著一名穿紅色大衣的女子。',
      '畫面中央的水上停著一艘白帆小船。',
      '遠處的岸邊有一排低矮的山丘。',
      '一隻狗坐在女子身旁，望著小船。',
      '灰色的雲佈滿天空的上半部。',
    ],
    forms: [
      '一道明亮的光從右到左橫過水面。',
      '碼頭的木板從下緣一路通向小船。',
      '藍色與灰色佔了畫面的大部分。',
    ],
  },
}

/** What a good model writes from it, for a newcomer. */
export const HARBOUR_TEXT: Record<Language, string[]> = {
  en: [
    'The red coat is the one warm spot among the blue and grey tones. So the eye stops at the woman first.',
    'From the lower edge, the planks of the pier lead on to the boat. Follow them to the white sail.',
    'The woman stands on the pier at the left. A dog sits beside her and looks at the boat.',
    'Low hills close off the far shore. Above them, grey clouds fill the sky.',
    'A bright stripe of light crosses the water. It holds the small boat in the middle of the picture.',
  ],
  fr: [
    'Le manteau rouge est la seule tache chaude parmi les tons bleus et gris. Le regard s’arrête d’abord à la femme.',
    'Du bord inférieur, les planches de la jetée mènent à la barque. Suivez-les jusqu’à la voile blanche.',
    'La femme se tient à gauche sur la jetée. Un chien est assis à côté et regarde la barque.',
    'Des collines basses ferment la rive. Au-dessus, des nuages gris remplissent le ciel.',
    'Une bande de lumière claire traverse l’eau. Elle tient la petite barque au milieu de l’image.',
  ],
  es: [
    'El abrigo rojo es la única mancha cálida entre los tonos azules y grises. La mirada se detiene primero en la mujer.',
    'Desde el borde inferior, las tablas del muelle llevan a la barca. Sígalas hasta la vela blanca.',
    'La mujer está de pie a la izquierda, en el muelle. Un perro está sentado junto a ella y mira la barca.',
    'Unas colinas bajas cierran la orilla. Encima, unas nubes grises llenan el cielo.',
    'Una franja de luz clara cruza el agua. Sostiene la barca pequeña en el centro de la imagen.',
  ],
  'zh-TW': [
    '在藍色與灰色之中，紅色大衣是唯一溫暖的色塊，目光先停在女子身上。',
    '碼頭的木板從下緣通向小船，順著木板看，就會看到白帆。',
    '女子站在左邊的碼頭上，一隻狗坐在她身旁，望著小船。',
    '低矮的山丘排在遠處的岸邊，上方是灰色的雲，佈滿天空。',
    '一道明亮的光橫過水面，把小船留在畫面中央。',
  ],
}
const HARBOUR_MARKS = ['~ o1 o8', 'o7 o2', 'o1 o4', 'o3 o5', '~ o6 o2']

export function harbourSight(language: Language): string {
  return linesOf(HARBOUR[language])
}

/**
 * What a good model writes from it, sentence by sentence: each that stands with another has the
 * same mark.
 */
export function harbourSentences(language: Language): Sentence[] {
  return HARBOUR_TEXT[language].flatMap((text, at) =>
    sentencesOf(text, language).map((sentence) => ({
      text: sentence,
      mark: HARBOUR_MARKS[at] ?? '',
    })),
  )
}
