import { expect, test } from 'vitest'
import type { Measurement } from '#shared/api/measurements.ts'
import type { DescriptionType } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { describedFrom } from '#test/described.ts'

/** A picture of colours, by their English names, of a lightness (L*). */
function picture(colours: Record<string, number>, lightness = 50): Measurement[] {
  const common = { text: '', method: '', within: 'photo' as const, figure: lightness }
  return [
    {
      ...common,
      id: 'm1',
      what: 'palette',
      unit: 'percent',
      colours: Object.entries(colours).map(([name, share]) => ({
        name,
        share,
        hex: '#808080',
        lab: [50, 0, 0],
      })),
    },
    { ...common, id: 'm2', what: 'value', unit: 'L*', dark: 5, light: 90, histogram: [] },
  ]
}

function described(
  fields: {
    intent?: string
    medium?: string
    type?: DescriptionType
    language?: Language
    audience?: string
  },
  measurements: Measurement[] = [],
) {
  return describedFrom(
    {
      artistic_intent: fields.intent,
      medium_details: fields.medium,
      target_audience: fields.audience,
      description_type: fields.type,
      language: fields.language,
    },
    measurements,
  )
}

test.for<[Language, intent: string, medium: string, text: string]>([
  [
    'en',
    'my mother carried water. i wanted the weight of it in the shoulders',
    'Bronze, lost-wax cast. 45 x 20 x 18cm. Edition of 5',
    'I made this work in bronze, lost-wax cast, 45 × 20 × 18 cm. Edition of 5. My mother carried water. I wanted the weight of it in the shoulders.',
  ],
  [
    'en',
    'the quiet of my grandmother’s kitchen',
    'Archival pigment print\n40x60cm',
    'This work is an archival pigment print, 40 × 60 cm. It is about the quiet of my grandmother’s kitchen.',
  ],
  ['en', 'show how fragile we are', 'Polaroid', 'Polaroid. I wanted to show how fragile we are.'],
  ['en', 'the sea swallowed my father', '', 'The sea swallowed my father.'],
  ['en', 'Memory and loss', '', 'Memory and loss.'],
  [
    'en',
    'Je voulais garder le silence',
    'huile sur lin',
    'Huile sur lin. Je voulais garder le silence.',
  ],
  [
    'fr',
    'L’attente de mon père',
    'huile sur toile 80x100 cm',
    'Cette œuvre est une huile sur toile de 80 × 100 cm. Elle parle de l’attente de mon père.',
  ],
  [
    'fr',
    'Garder le silence de la cuisine',
    'grès, 30 x 20 x 20 cm. j’ai posé les anses à la main',
    'Cette œuvre est en grès, 30 × 20 × 20 cm. Je voulais garder le silence de la cuisine. J’ai posé les anses à la main.',
  ],
  ['fr', 'mer et vent', '', 'Mer et vent.'],
  [
    'es',
    'Quería pintar el viento.',
    'óleo sobre lino, 80 x 100 cm',
    'Esta obra es un óleo sobre lino de 80 × 100 cm. Quería pintar el viento.',
  ],
  ['es', 'el silencio de la cocina', '', 'Esta obra habla del silencio de la cocina.'],
  ['es', 'guardar el silencio', '', 'Quería guardar el silencio.'],
  [
    'zh-TW',
    '我想畫風.那天很冷',
    '油彩、亞麻布，80x60公分',
    '這件作品的媒材為油彩、亞麻布，尺寸 80 × 60 公分。我想畫風。那天很冷。',
  ],
  ['zh-TW', '留住廚房裡的安靜', '', '我想留住廚房裡的安靜。'],
])('in %s, “%s” with “%s” is a text', async ([language, intent, medium, text]) => {
  expect((await described({ language, intent, medium })).description).toBe(text)
})

const KNOTS = 'I wanted the knots to be what you look at, not the sea.'
const OIL = 'oil on linen, 80 x 60 cm'

test.for<[DescriptionType, text: string]>([
  ['artist_statement', `I made this work in oil on linen, 80 × 60 cm. ${KNOTS}`],
  ['social_media', `${KNOTS}\n\nOil on linen, 80 × 60 cm`],
  ['portfolio', `Oil on linen, 80 × 60 cm\n\n“${KNOTS}”`],
  ['gallery_label', `Oil on linen, 80 × 60 cm\n\n“${KNOTS}”`],
  ['grant_application', `I made this work in oil on linen, 80 × 60 cm.\n\n${KNOTS}`],
])('a %s has a shape of its own, and does not print whom it is for', async ([type, text]) => {
  expect(
    (await described({ type, intent: KNOTS, medium: OIL, audience: 'young collectors' }))
      .description,
  ).toBe(text)
})

test('a label has one sentence of the artist, and the others stand in the long form', async () => {
  const { description, long_form } = await described({
    type: 'gallery_label',
    intent: `${KNOTS} My father mended nets.`,
    medium: OIL,
  })
  expect(description).not.toContain('My father')
  expect(long_form).toContain(`“${KNOTS} My father mended nets.”`)
})

test('a quotation that is cut short is closed', async () => {
  const { description } = await described({
    type: 'gallery_label',
    intent: `I want ${'water and '.repeat(60)}rest.`,
  })
  expect(description).toMatch(/^“I want water .*…”$/u)
})

const BLUE = { ultramarine: 0.3, 'sky blue': 0.25, 'deep brown': 0.2, cream: 0.1 }

test('shades of a colour are one colour, and no figure is told', async () => {
  const { statements } = await described({}, picture(BLUE, 20))
  expect(statements).toEqual([
    {
      text: 'Here I work mostly in blue and brown, in dark tones.',
      rests_on: 'measured',
      from: ['m1', 'm2'],
      paragraph: 0,
    },
  ])
})

test('where no colour prevails none is said to', async () => {
  const many = { ultramarine: 0.2, crimson: 0.2, ochre: 0.1, olive: 0.1, violet: 0.1, orange: 0.1 }
  expect((await described({ type: 'portfolio' }, picture(many))).description).toBe(
    'Many colours come together, and none of them dominates.',
  )
})

test.for<[told: string, fields: Parameters<typeof described>[0]]>([
  ['a colour', { intent: 'I wanted one red, and nothing else.' }],
  ['a work that is not flat', { medium: 'oak, 40 x 30 x 20 cm' }],
  ['enough', { intent: 'I look and I wait. '.repeat(9) }],
  ['what hangs on a wall', { intent: KNOTS, type: 'gallery_label' }],
])('where the artist tells %s, nothing measured is added', async ([, fields]) => {
  const { statements } = await described(fields, picture(BLUE))
  expect(statements.map(({ rests_on }) => rests_on)).not.toContain('measured')
})

test('where the artist tells little, the colours follow it; a picture in black and white needs no word', async () => {
  const told = { intent: KNOTS }
  expect((await described(told, picture(BLUE))).description).toBe(
    `${KNOTS} Here I work mostly in blue and brown.`,
  )
  expect((await described(told, picture({ charcoal: 0.6, 'silver grey': 0.4 }))).description).toBe(
    KNOTS,
  )
})
