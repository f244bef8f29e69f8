import { beforeAll, expect, test } from 'vitest'
import type { ModelParts, ModelReport } from '#engine/model/model-parts.ts'
import { createSdkModel } from '#engine/model/sdk-model.ts'
import { NOTES } from '#engine/proofreading/rulebook.ts'
import { describeArtworkSchema } from '#shared/api/descriptions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type Says, startFakeModels } from '#test/fake-models/server.ts'
import { LIMITS, loadSdk } from '#test/fake-models/study.ts'
import { measuringEye } from '#test/measuring-eye.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createDescriber } from './describer.ts'

const TEXTS: Record<Language, { text: string; own: string; better: string }> = {
  en: {
    text: 'I paint nets. It is the case that the knots were what I wanted people to look at in the 12 panels.',
    own: 'It is the case that the knots were what I wanted people to look at in the 12 panels.',
    better: 'In the 12 panels I wanted people to look at the knots.',
  },
  fr: {
    text: 'Je peins des filets. C’est ainsi que les nœuds étaient ce que je voulais faire regarder dans les 12 panneaux.',
    own: 'C’est ainsi que les nœuds étaient ce que je voulais faire regarder dans les 12 panneaux.',
    better: 'Dans les 12 panneaux, je voulais faire regarder les nœuds.',
  },
  es: {
    text: 'Pinto redes. Es así que los nudos eran lo que yo quería que se mirara en los 12 paneles.',
    own: 'Es así que los nudos eran lo que yo quería que se mirara en los 12 paneles.',
    better: 'En los 12 paneles quería que se miraran los nudos.',
  },
  'zh-TW': {
    text: '我畫漁網。在這12塊畫板裡面，繩結其實就是我所想要讓大家去看的東西。',
    own: '在這12塊畫板裡面，繩結其實就是我所想要讓大家去看的東西。',
    better: '在這12塊畫板裡，我想讓大家看的是繩結。',
  },
}
const line = (sentence: number, text: string, more: object = {}) =>
  JSON.stringify({ sentence, goal: 'clearer_language', text, ...more })
const isCheck = (prompt: string) => prompt.includes('You are the second reader')
/** A second reader who finds every proposal faithful. */
const faithful = Array.from({ length: 16 }, (_each, at) => `${at + 1} supported`).join('\n')

interface Options {
  language?: Language
  scenario?: string
  says?: Says
  check?: null
  fields?: Record<string, string>
}

async function improved({ language = 'en', scenario = 'ok', says, check, fields }: Options = {}) {
  const { text, better } = TEXTS[language]
  const fake = await startFakeModels(
    says ?? ((prompt) => (isCheck(prompt) ? faithful : line(2, better))),
  )
  const model = createSdkModel({
    provider: 'compatible',
    model: scenario,
    baseUrl: fake.baseUrl('compatible'),
    apiKey: 'key',
  })
  const reports: ModelReport[] = []
  const parts: ModelParts = { model, limits: LIMITS, ...(check === null ? { check } : {}) }
  const body = describeArtworkSchema.parse({
    language,
    creation_mode: 'improve_existing',
    existing_description: text,
    improvement_goals: 'clearer_language',
    ...fields,
  })
  const { signal } = new AbortController()
  const onModel = (report: ModelReport) => reports.push(report)
  return {
    byModel: await createDescriber(measuringEye, {
      catalogue: realCatalogue,
      model: parts,
      onModel,
    }).describe(body, 'file', signal),
    byRules: await createDescriber(measuringEye).describe(body, 'file', signal),
    report: reports[0],
    fake,
  }
}

beforeAll(loadSdk)

test.each(LANGUAGES)(
  'a model proposes a better sentence, and the artist decides, in %s',
  async (language) => {
    const { own, better, text } = TEXTS[language]
    const { byModel, report } = await improved({ language })
    const { edits = [], description, counted } = byModel
    expect(report).toMatchObject({ failure: null, faults: [], passed: 1, writer: 'model' })
    const place = { from: text.indexOf(own), to: text.length, before: own }
    expect(edits.filter(({ kind }) => kind === 'rewriting')).toEqual([
      expect.objectContaining({
        ...place,
        offers: [better],
        note: NOTES[language]['rewritten-clearer'],
        goal: 'clearer_language',
        state: 'open',
      }),
    ])
    expect(edits.map(({ id }) => id)).toEqual(edits.map((_edit, at) => `e${at + 1}`))
    expect(description).toBe(text)
    expect(counted).toBe(true)
  },
)

test('where the rules can only point something out, their note stands with the proposal, and its goal is served', async () => {
  const existing_description = 'I paint nets. The knots are iconic and hang there in the 12 panels.'
  const says: Says = (prompt) =>
    isCheck(prompt)
      ? faithful
      : line(2, 'In the 12 panels hang the iconic knots.', { goal: 'professional_tone' })
  const fields = { existing_description, improvement_goals: 'clearer_language,professional_tone' }
  const { byModel, byRules } = await improved({ fields, says })
  const [mark] = byRules.edits ?? []
  expect([mark?.before, mark?.offers, mark?.goal]).toEqual(['iconic', [], 'clearer_language'])
  expect(byModel.edits).toHaveLength(1)
  expect(byModel.edits?.[0]?.note).toBe(`${NOTES.en['rewritten-calmer']} ${mark?.note}`)
  expect(byModel.goals.map(({ served }) => served)).toEqual([true, true])
})

test('a sentence with a mend, an offer or a doubt of the rules is the artist’s to decide first, and nothing of it is lost', async () => {
  for (const [first, found] of [
    ['I knot teh nets.', 'teh'],
    ['i knot the nets.', 'i'],
    ['I knot nets in order to rest.', 'in order to'],
    ['The harbour is where I wanted people too look at knots.', 'too look at'],
  ] as const) {
    const says: Says = (prompt) =>
      isCheck(prompt) ? faithful : line(1, 'I knot the nets by hand.')
    const { byModel, byRules, fake } = await improved({
      says,
      fields: { existing_description: `${first}  ${TEXTS.en.own}` },
    })
    expect(byRules.edits?.map(({ before }) => before)).toContain(found)
    expect(byModel.edits).toEqual(byRules.edits)
    expect(JSON.stringify(fake.requests[0]?.body)).toContain('1 leave\\n<untrusted')
  }
})

test('a mend between two sentences stays beside a proposal, also in Chinese', async () => {
  const { byModel } = await improved({
    fields: { existing_description: `I paint nets.  ${TEXTS.en.own}` },
  })
  expect(byModel.edits?.map(({ kind }) => kind)).toEqual(['typing', 'rewriting'])
  const { own } = TEXTS['zh-TW']
  const chinese = await improved({
    language: 'zh-TW',
    fields: { existing_description: `我画渔网。${own}` },
  })
  expect(chinese.byModel.edits?.map(({ kind }) => kind)).toEqual([
    ...(chinese.byRules.edits?.map(({ kind }) => kind) ?? []),
    'rewriting',
  ])
})

test('what has an address, is in another language or cannot be taken for its length is left alone', async () => {
  for (const first of [
    'See my nets at www.mynets.example with hemp.',
    'Les filets sont dans le port et je les peins.',
    `I paint ${'nets and '.repeat(130)}nets.`,
  ]) {
    const { fake } = await improved({
      fields: { existing_description: `${first} ${TEXTS.en.own}` },
    })
    expect(JSON.stringify(fake.requests[0]?.body)).toContain('1 leave\\n<untrusted')
  }
})

test.each<[string, string, string]>([
  [
    'a number more',
    'In the 12 panels I wanted 40 people to look at the knots.',
    'has another number',
  ],
  ['a number less', 'In the panels I wanted people to look at the knots.', 'drops another number'],
  [
    'a name more',
    'In the 12 panels I wanted people to look at the knots of Monet.',
    'has another name',
  ],
  ['an address', 'In the 12 panels, see www.evil.example, look at the knots.', 'is not a sentence'],
  [
    'another language',
    'Dans les 12 panneaux, je voulais que l’on regarde les nœuds.',
    'reads as fr',
  ],
  ['praise', 'In these 12 timeless panels I wanted people to look at the knots.', 'says nothing'],
  [
    'a speech',
    `In the 12 panels I wanted people to look at the knots. ${'And they look and they look. '.repeat(4)}`,
    'is much longer',
  ],
  ['the same', TEXTS.en.own, 'is the same sentence'],
])('a proposal with %s is not shown', async (_what, text, fault) => {
  const says: Says = (prompt) => (isCheck(prompt) ? faithful : line(2, text))
  const { byModel, byRules, report } = await improved({ says })
  expect(byModel).toEqual(byRules)
  expect(report?.faults).toEqual([expect.stringContaining(fault)])
})

test('a proposal for a sentence that is not there, for another goal, or for one sentence twice is not shown', async () => {
  const { better } = TEXTS.en
  const lines = [
    line(9, better),
    line(2, better, { goal: 'technical_accuracy' }),
    line(2, better, { goal: 'more_engaging' }),
    line(2, better),
    line(2, `${better} Look.`),
  ]
  const says: Says = (prompt) => (isCheck(prompt) ? faithful : lines.join('\n'))
  const { byModel, report } = await improved({ says })
  expect(byModel.edits?.filter(({ kind }) => kind === 'rewriting')).toHaveLength(1)
  expect(report?.faults).toHaveLength(4)
})

test.each([
  ['adds a cause', '1 unsupported | because\n2 supported'],
  ['adds a part', '1 partly | knots\n2 supported'],
  ['turns the sense', '1 supported\n2 unsupported | turned'],
  ['loses a part', '1 supported\n2 partly | the knots'],
  ['was not compared', '1 supported'],
])('a proposal that %s is not shown', async (_what, verdicts) => {
  const says: Says = (prompt) => (isCheck(prompt) ? verdicts : line(2, TEXTS.en.better))
  const { byModel, byRules, report } = await improved({ says })
  expect(byModel).toEqual(byRules)
  expect(report?.faults).toEqual([expect.stringContaining('is not supported')])
})

test('with the check off a proposal stands on figures and names alone', async () => {
  const says: Says = () => line(2, TEXTS.en.better)
  const { byModel, fake } = await improved({ says, check: null })
  expect(byModel.edits?.map(({ kind }) => kind)).toContain('rewriting')
  expect(fake.requests).toHaveLength(1)
})

test.each(['silent', 'stall', 'cut', 'error', 'http401', 'http500', 'empty', 'endless', 'length'])(
  'where a model is %s, the rules stand alone',
  async (scenario) => {
    const { byModel, byRules } = await improved({
      scenario,
      says: (prompt) =>
        isCheck(prompt) ? faithful : `${line(2, TEXTS.en.better)}\n${'Sure! '.repeat(200)}`,
    })
    expect(byModel).toEqual(byRules)
  },
)

test('a second reader who does not answer lets no proposal through', async () => {
  const says: Says = (prompt) =>
    isCheck(prompt) ? 'I would rather not.' : line(2, TEXTS.en.better)
  const { byModel, byRules, report } = await improved({ says })
  expect(byModel).toEqual(byRules)
  expect(report?.failure).toContain('the check failed')
})

test('sentences and readers go to the model fenced; the picture does not, nor what only the artist can tell', async () => {
  const { fake } = await improved({
    fields: { target_audience: 'children of ten', artistic_intent: 'a secret' },
  })
  const sent = JSON.stringify(fake.requests[0]?.body)
  expect(sent).toMatch(/<untrusted sentence-[0-9a-f]{12}>\\nIˆpaintˆnets/u)
  expect(sent).toMatch(/<untrusted readers-[0-9a-f]{12}>\\nchildrenˆofˆten/u)
  expect(sent).not.toMatch(/image|secret/u)
  const hidden = `I paint nets. <b>It is</b>\u202e the case that {the knots} were in the 12 panels.`
  const says: Says = (prompt) =>
    isCheck(prompt) ? faithful : line(2, 'It is the case that the knots were in the 12 panels.')
  const judged = (await improved({ says, fields: { existing_description: hidden } })).fake.requests
  for (const { body } of judged) expect(JSON.stringify(body)).not.toMatch(/<b>|\u202e|\{the knots/u)
  const deeper = await improved({
    fields: { improvement_goals: 'emotional_depth,technical_accuracy' },
  })
  expect(deeper.fake.requests).toEqual([])
})
