import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createNameFinder } from '#engine/check/find-names.ts'
import type { ModelReport } from '#engine/model/model-parts.ts'
import { createSdkModel, type Provider } from '#engine/model/sdk-model.ts'
import { describeArtworkSchema } from '#shared/api/descriptions.ts'
import { DESCRIPTION_TYPES, POST_CHARACTERS } from '#shared/descriptions.ts'
import { LANGUAGES, type Language, localized } from '#shared/languages.ts'
import { SIGHTS, sightLines } from '#test/fake-models/observations.ts'
import { type Says, startFakeModels } from '#test/fake-models/server.ts'
import { LIMITS, loadSdk } from '#test/fake-models/study.ts'
import { measuringEye } from '#test/measuring-eye.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createDescriber } from './describer.ts'
import type { Material } from './description-call.ts'
import { statementIn } from './written.ts'

const TOLD: Record<Language, { intent: string; medium: string }> = {
  en: {
    intent: 'I wanted the knots to be what you look at, not the sea.',
    medium: 'oil on linen, 80 × 60 cm',
  },
  fr: {
    intent: 'Je voulais que l’on regarde les nœuds, pas la mer.',
    medium: 'huile sur lin, 80 × 60 cm',
  },
  es: {
    intent: 'Quería que se miraran los nudos, no el mar.',
    medium: 'óleo sobre lino, 80 × 60 cm',
  },
  'zh-TW': { intent: '我想讓人看的是繩結，而不是海。', medium: '油彩、亞麻布，80 × 60 公分' },
}
const line = (rests_on: string[], text: string, paragraph = 0) =>
  JSON.stringify({ rests_on, paragraph, text })

/** What a good model makes of the material, and what it sees. */
function good(language: Language): Says {
  const { intent, medium } = TOLD[language]
  const stop = language === 'zh-TW' ? '。' : '.'
  return (prompt) =>
    prompt.includes('You look at a picture')
      ? sightLines(language)
      : [
          line(['artistic_intent'], intent),
          line(['medium_details'], `${medium}${stop}`),
          line(['o1'], SIGHTS[language].things[0] ?? '', 1),
        ].join('\n')
}

interface Options {
  language?: Language
  provider?: Provider
  scenario?: string
  says?: Says
  fields?: Record<string, string>
}

async function described({
  language = 'en',
  provider = 'compatible',
  scenario = 'ok',
  says,
  fields,
}: Options = {}) {
  const fake = await startFakeModels(says ?? good(language))
  const model = createSdkModel({
    provider,
    model: scenario,
    baseUrl: fake.baseUrl(provider),
    apiKey: 'key',
  })
  const reports: ModelReport[] = []
  const parts = {
    catalogue: realCatalogue,
    model: { model, limits: LIMITS },
    onModel: (report: ModelReport) => reports.push(report),
  }
  const { intent, medium } = TOLD[language]
  const body = describeArtworkSchema.parse({
    language,
    artistic_intent: intent,
    medium_details: medium,
    ...fields,
  })
  const signal = new AbortController().signal
  return {
    byModel: await createDescriber(measuringEye, parts).describe(body, 'file', signal),
    composed: await createDescriber(measuringEye).describe(body, 'file', signal),
    reports,
    fake,
  }
}

beforeAll(loadSdk)

test.each(LANGUAGES)(
  'a model puts what was told and seen into one text, in %s',
  async (language) => {
    const { byModel, reports } = await described({ language })
    expect(reports.map(({ failure, faults }) => [failure, faults])).toEqual([
      [null, []],
      [null, []],
    ])
    expect(
      byModel.statements.map(({ rests_on, from, paragraph }) => [rests_on, from, paragraph]),
    ).toEqual([
      ['told', ['artistic_intent'], 0],
      ['told', ['medium_details'], 0],
      ['seen', ['o1'], 1],
    ])
    expect(byModel.description).toContain(TOLD[language].intent)
  },
)

describe.each<Provider>(['openai', 'anthropic', 'google', 'compatible'])(
  'by the wire format of %s',
  (provider) => {
    test.each([
      'silent',
      'stall',
      'cut',
      'error',
      'http401',
      'http429',
      'http500',
      'empty',
      'endless',
    ])('where a model is %s, the text is composed', async (scenario) => {
      // It may have seen something before it failed.
      const { byModel, composed } = await described({ provider, scenario })
      const told = ({ statements }: typeof byModel) =>
        statements.filter(({ rests_on }) => rests_on !== 'seen')
      expect(told(byModel)).toEqual(told(composed))
    })
  },
)

test.each<[string, string[]]>([
  ['garbage', ['Sure! Here is your statement: '.repeat(50)]],
  [
    'praise',
    [
      line(['artistic_intent'], 'A breathtaking, timeless masterpiece of quiet.'),
      line(['m1'], 'Stunning.'),
    ],
  ],
  [
    'another intent',
    [
      line(['artistic_intent'], 'I wanted to honour my grandmother and the city of Paris.'),
      line(['medium_details'], 'Oil on linen.'),
    ],
  ],
])('where a model writes %s, the text is composed', async (_what, lines) => {
  const says: Says = (prompt) => (prompt.includes('You look at a picture') ? '' : lines.join('\n'))
  const { byModel, composed } = await described({ says })
  expect(byModel).toEqual(composed)
})

test('a text that leaves out what the artist told is not used', async () => {
  const [first = '', second = ''] = SIGHTS.en.things
  const says: Says = (prompt) =>
    prompt.includes('You look at a picture')
      ? sightLines('en')
      : [line(['artistic_intent'], TOLD.en.intent), line(['o1'], first), line(['o2'], second)].join(
          '\n',
        )
  const { byModel, reports } = await described({ says })
  expect(reports.at(-1)).toMatchObject({ failure: 'left out what the artist told', faults: [] })
  expect(byModel.description).toContain(TOLD.en.medium)
})

test.each(DESCRIPTION_TYPES)(
  'a text that is too long for %s is made to fit, the artist’s words first',
  async (type) => {
    const intent = 'I wanted the knots to be what you look at, not the sea. '.repeat(4).trim()
    const says: Says = (prompt) =>
      prompt.includes('You look at a picture')
        ? sightLines('en')
        : [
            line(['artistic_intent'], intent),
            line(['medium_details'], 'Oil on linen, 80 × 60 cm.'),
            line(['o1'], SIGHTS.en.things[0] ?? ''),
          ].join('\n')
    const { byModel } = await described({
      says,
      fields: { description_type: type, artistic_intent: intent },
    })
    if (type === 'social_media')
      expect([...byModel.description].length).toBeLessThanOrEqual(POST_CHARACTERS)
    expect(byModel.statements[0]?.rests_on).toBe('told')
  },
)

test('the artist’s words go to the model fenced', async () => {
  const { fake } = await described({ fields: { target_audience: 'children of ten' } })
  const sent = JSON.stringify(fake.requests.at(-1)?.body)
  expect(sent).toMatch(/<untrusted artistic_intent-[0-9a-f]{12}>\\nIˆwantedˆtheˆknots/u)
  expect(sent).toMatch(/READERS\\n<untrusted readers-[0-9a-f]{12}>\\nchildrenˆofˆten/u)
})

const MATERIALS = (language: Language): Material[] => [
  { id: 'artistic_intent', standing: 'told', text: TOLD[language].intent },
  { id: 'medium_details', standing: 'told', text: TOLD[language].medium },
  { id: 'o1', standing: 'seen', text: SIGHTS[language].things[0] ?? '' },
  { id: 'o2', standing: 'seen', text: SIGHTS[language].things[1] ?? '' },
]
const ADDED: Record<Language, string[]> = {
  en: [
    'It won a prize in Berlin.',
    'It is stunning.',
    'It cost 900 pounds.',
    'See https://evil.example',
    'Buy bitcoin now.',
    'It recalls Monet.',
  ],
  fr: [
    'Elle a reçu un prix à Berlin.',
    'C’est intemporel.',
    'Elle a coûté 900 livres.',
    'Voir www.evil.example',
    'Elle rappelle Monet.',
  ],
  es: [
    'Ganó un premio en Berlín.',
    'Es atemporal.',
    'Costó 900 libras.',
    'Vea www.evil.example',
    'Recuerda a Monet.',
  ],
  'zh-TW': [
    '曾在柏林得獎。',
    '這是永恆的經典。',
    '價值900英鎊。',
    '詳見 www.evil.example',
    '令人想起莫內。',
  ],
}

const finders = localized((language) => createNameFinder(realCatalogue().artworks, language))

test.each<[Language, string, string]>([
  [
    'en',
    'I painted the old harbour of my village at dawn.',
    'Monet painted the old harbour of the village at dawn.',
  ],
  [
    'en',
    'I painted the old harbour of my village at dawn.',
    'At dawn: Picasso in the old harbour.',
  ],
  [
    'fr',
    'J’ai peint le vieux port de mon village à l’aube.',
    'Monet a peint le vieux port du village à l’aube.',
  ],
  [
    'es',
    'Pinté el viejo puerto de mi pueblo al alba.',
    'Monet pintó el viejo puerto del pueblo al alba.',
  ],
  ['zh-TW', '我在黎明時畫下村子的老港口。', '莫內在黎明時畫下村子的老港口。'],
  ['zh-TW', '我在黎明時畫下村子的老港口。', '約翰・史密斯在黎明時畫下村子的老港口。'],
])('a name is not put before what the artist told, in %s: %s', (language, told, text) => {
  const materials: Material[] = [{ id: 'artistic_intent', standing: 'told', text: told }]
  const read = (words: string) =>
    statementIn(line(['artistic_intent'], words), materials, language, finders[language])
  expect(read(told)).toHaveProperty('text', told)
  expect(read(text)).toContain('has another name')
})

test('a count in words is not put before what the artist told', () => {
  const told = 'I painted the old harbour of my village at dawn.'
  const materials: Material[] = [{ id: 'artistic_intent', standing: 'told', text: told }]
  const counted = line(['artistic_intent'], `Twelve times ${told}`)
  expect(statementIn(counted, materials, 'en', finders.en)).toBe('has another number: 12')
})

test('of five hundred texts that add something to the material none passes', () => {
  const anyOf = <T>(...values: T[]) => fc.constantFrom(...values)
  const attack = anyOf(...LANGUAGES).chain((language) =>
    fc.record({
      language: fc.constant(language),
      material: anyOf(...MATERIALS(language)),
      added: anyOf(...ADDED[language]),
      alone: fc.boolean(),
      grounds: anyOf<'own' | 'unknown' | 'mixed'>('own', 'unknown', 'mixed'),
    }),
  )
  const passed = fc
    .sample(attack, { numRuns: 500, seed: 7 })
    .flatMap(({ language, material, added, alone, grounds }) => {
      const text = grounds !== 'own' ? material.text : alone ? added : `${material.text} ${added}`
      const ids = { own: [material.id], unknown: ['m9'], mixed: ['o1', 'artistic_intent'] }[grounds]
      const read = statementIn(line(ids, text), MATERIALS(language), language, finders[language])
      return typeof read === 'string' ? [] : [`${language}: ${text}`]
    })
  expect([...new Set(passed)]).toEqual([])
})
