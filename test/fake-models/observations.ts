import type { Language } from '#shared/languages.ts'

/** What a good model sees in a picture of stripes. */
export const SIGHTS: Record<Language, { things: string[]; forms: string[] }> = {
  en: {
    things: ['Six level stripes lie one above the other.', 'A dark blue ground shows between the stripes.'],
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

/** The lines of a model that saw this. */
export function sightLines(language: Language, ...more: object[]): string {
  const { things, forms } = SIGHTS[language]
  const lines = [
    ...things.map((text) => ({ is: 'thing', text, region: REGION })),
    ...forms.map((text) => ({ is: 'form', text, region: REGION })),
    ...more,
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
