import { COLOUR_NAMES, type ColourKey } from '#engine/observe/measure/colour-names.ts'
import type { Language, Localized } from '#shared/languages.ts'

/** What people say of a colour that they see across a room, as the object of a sentence. */
const FAMILIES = {
  black: { en: 'black', fr: 'le noir', es: 'el negro', 'zh-TW': '黑色' },
  grey: { en: 'grey', fr: 'le gris', es: 'el gris', 'zh-TW': '灰色' },
  white: { en: 'white', fr: 'le blanc', es: 'el blanco', 'zh-TW': '白色' },
  beige: { en: 'beige', fr: 'le beige', es: 'el beige', 'zh-TW': '米色' },
  brown: { en: 'brown', fr: 'le brun', es: 'el marrón', 'zh-TW': '褐色' },
  yellow: { en: 'yellow', fr: 'le jaune', es: 'el amarillo', 'zh-TW': '黃色' },
  orange: { en: 'orange', fr: 'l’orange', es: 'el naranja', 'zh-TW': '橙色' },
  red: { en: 'red', fr: 'le rouge', es: 'el rojo', 'zh-TW': '紅色' },
  pink: { en: 'pink', fr: 'le rose', es: 'el rosa', 'zh-TW': '粉紅色' },
  violet: { en: 'violet', fr: 'le violet', es: 'el violeta', 'zh-TW': '紫色' },
  blue: { en: 'blue', fr: 'le bleu', es: 'el azul', 'zh-TW': '藍色' },
  turquoise: { en: 'turquoise', fr: 'le turquoise', es: 'el turquesa', 'zh-TW': '青綠色' },
  green: { en: 'green', fr: 'le vert', es: 'el verde', 'zh-TW': '綠色' },
} as const satisfies Record<string, Localized>
export type ColourFamily = keyof typeof FAMILIES

const FAMILY_OF: Record<ColourKey, ColourFamily> = {
  'ivory-black': 'black',
  charcoal: 'black',
  'slate-grey': 'grey',
  'warm-grey': 'grey',
  'silver-grey': 'grey',
  'pale-blue-grey': 'grey',
  'lead-white': 'white',
  cream: 'beige',
  parchment: 'beige',
  'light-tan': 'beige',
  'raw-umber': 'brown',
  'burnt-umber': 'brown',
  sepia: 'brown',
  'burnt-sienna': 'brown',
  'raw-sienna': 'brown',
  tan: 'brown',
  'deep-brown': 'brown',
  terracotta: 'brown',
  ochre: 'yellow',
  gold: 'yellow',
  'straw-yellow': 'yellow',
  'lemon-yellow': 'yellow',
  'chrome-yellow': 'yellow',
  orange: 'orange',
  vermilion: 'red',
  crimson: 'red',
  'madder-rose': 'pink',
  'blush-pink': 'pink',
  mauve: 'violet',
  violet: 'violet',
  plum: 'violet',
  ultramarine: 'blue',
  'cobalt-blue': 'blue',
  'prussian-blue': 'blue',
  'steel-blue': 'blue',
  'sky-blue': 'blue',
  navy: 'blue',
  turquoise: 'turquoise',
  teal: 'turquoise',
  viridian: 'green',
  emerald: 'green',
  'sap-green': 'green',
  olive: 'green',
  'dark-green': 'green',
  moss: 'green',
  'pale-green': 'green',
}

/** The families of measured colours with their shares of the area, the largest first. */
export function familiesOf(
  colours: readonly { name: string; share: number }[],
  language: Language,
): { family: ColourFamily; name: string; share: number }[] {
  const shares = new Map<ColourFamily, number>()
  for (const { name, share } of colours) {
    const colour = COLOUR_NAMES.find((known) => known.name[language] === name)
    if (colour) shares.set(FAMILY_OF[colour.key], (shares.get(FAMILY_OF[colour.key]) ?? 0) + share)
  }
  return [...shares]
    .map(([family, share]) => ({ family, name: FAMILIES[family][language], share }))
    .sort((a, b) => b.share - a.share)
}
