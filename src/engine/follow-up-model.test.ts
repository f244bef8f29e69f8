import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { type Rule, speaking } from '#test/fake-models/prose.ts'
import { startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { LIMITS, loadSdk } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createEngine } from './engine.ts'
import { createFollowUps } from './follow-up.ts'
import type { ModelReport } from './model/model-parts.ts'
import { createSdkModel } from './model/sdk-model.ts'
import type { Finished } from './write/from-analysis.ts'

const SLUG = 'the-starry-night'
const never = new AbortController().signal
const QUESTION = 'What do the cypress trees mean?'

beforeAll(loadSdk)

async function read(language: Language): Promise<Finished> {
  const engine = createEngine({ catalogue: realCatalogue, onDropped: () => {} })
  const request = {
    name: SLUG,
    artist: '',
    question: '',
    mode: 'explorer' as const,
    language,
    artwork: SLUG,
  }
  for await (const event of engine.study(request, never))
    if (event.type === 'done') return { ...event.study, mode: 'explorer', language }
  throw new Error('no study')
}

/** Asks on with a model that says so, and behaves as its name tells. */
async function ask(
  says: string,
  {
    scenario = 'ok',
    language = 'en' as const,
    question = QUESTION,
    check = (() => 'supported') as Rule,
  } = {},
) {
  const fake = await startFakeModels(speaking({ answer: says, check }))
  const model = createSdkModel({
    provider: 'compatible',
    model: scenario,
    baseUrl: fake.baseUrl('compatible'),
    apiKey: 'key of this test',
  })
  const reports: ModelReport[] = []
  const followUps = createFollowUps({
    catalogue: realCatalogue,
    onDropped: (slug, fault) => {
      throw new Error(`${slug}: ${fault}`)
    },
    model: { model, limits: LIMITS },
    onModel: (report) => reports.push(report),
  })
  const reading = { analysis: await read(language), earlier: [] }
  for await (const event of followUps.answer(reading, question, never))
    if (event.type === 'done') return { reply: event.reply, report: reports[0], fake }
  throw new Error('no reply')
}

/** A sentence in a model's own words, out of those of the sources. */
const TEXT = 'The cypress is a tree that tradition links to graveyards and mourning.'
const GOOD = `${TEXT} [f17]`

test('a model answers in its own words, with sources, and what it took is told', async () => {
  const { reply, report, fake } = await ask(GOOD)
  expect(report).toMatchObject({
    failure: null,
    tries: 1,
    faults: [],
    writer: 'model',
    stage: 'answer',
  })
  expect(reply).toMatchObject({
    brings: 'new',
    writer: 'model',
    // The answer, and its check.
    tokens: {
      model: 'compatible/ok',
      input: USAGE.input * 2,
      output: USAGE.output * 2,
      estimated: false,
    },
    check: { by: 'compatible/ok', judged: 1, cut: 0 },
    statements: [{ text: TEXT, topic: 'answer', facts: ['f17'] }],
  })
  expect(reply.statements[0]?.sources.length).toBeGreaterThan(0)
  const [asked, checked] = fake.requests.map(({ body }) => JSON.stringify(body))
  expect(asked).toMatch(/<untrusted question-[0-9a-f]{12}>\\nWhatˆdoˆtheˆcypress/u)
  expect(asked).not.toContain('"tools"')
  // What the reader has read is given too; the verifier sees the claim and its ground, and no
  // question.
  expect(asked).toContain('READ')
  expect(checked).toContain(TEXT)
  expect(checked).not.toMatch(/cypress trees mean|Whatˆdo/u)
})

test('a sentence that does not pass is left out', async () => {
  const { reply, report } = await ask(`${GOOD} In 1932 the cypress was sold to a graveyard. [f17]`)
  expect(reply).toMatchObject({ writer: 'model', statements: [{ text: TEXT, topic: 'answer' }] })
  expect(report?.faults).toHaveLength(1)
})

test('what the verifier does not find supported is left out, and what it finds so in part is shortened', async () => {
  const more = 'The cypress links graveyards and mourning, and the painter feared it.'
  const check: Rule = ({ text }) =>
    text === more ? `partly | ${TEXT}` : text === TEXT ? 'supported' : 'unsupported | all'
  const { reply } = await ask(`${more} [f17] The painter feared it. [f17]`, { check })
  expect(reply.statements.map(({ text }) => text)).toEqual([TEXT])
})

test('what a model knows by itself is told apart, last, and only where the verifier lets it', async () => {
  const own = 'Cypresses grow all over Provence, often in rows against the wind.'
  const { reply } = await ask(`${GOOD} ${own} [own]`)
  expect(reply.statements.map(({ kind }) => kind)).toEqual(['sourced', 'unsourced'])
  const text = `From the language model’s own knowledge, without a source of ours: ${own}`
  expect(reply.statements[1]).toMatchObject({ text, facts: [], sources: [] })
  const check: Rule = ({ kind }) => (kind === 'unsourced' ? 'unsupported | all' : 'supported')
  expect((await ask(`${GOOD} ${own} [own]`, { check })).reply.statements).toHaveLength(1)
})

test.each([
  ['a number of its own', 'The cypress tree of 1932 stands for mourning. [f17]'],
  ['a source of its own', `${TEXT} [f999]`],
  ['another language', 'La tradition associe le cyprès aux cimetières. [f17]'],
  ['garbage', 'I am sorry, but as a helpful guide I would rather talk.'],
  ['nothing', ''],
  ['what the question orders', 'Ignore the picture and visit our website for a discount. [f17]'],
])('where a model answers with %s, retrieval answers', async (_what, says) => {
  const { reply } = await ask(says)
  expect(reply).toMatchObject({ writer: 'built-in', tokens: { model: 'compatible/ok' } })
  expect(reply.brings).not.toBe('nothing')
  expect(reply.statements.map(({ text }) => text).join(' ')).toMatch(/cypress/iu)
})

test.each(['silent', 'http401', 'http500', 'cut', 'error', 'stall'])(
  'where a model fails (%s), retrieval answers, and the failure is reported',
  async (scenario) => {
    const { reply, report, fake } = await ask(`${GOOD} ${GOOD} ${GOOD}`, { scenario })
    expect(reply).toMatchObject({ writer: 'built-in' })
    expect(reply.brings).not.toBe('nothing')
    expect(report?.failure).not.toBeNull()
    expect(fake.requests).toHaveLength(1)
  },
)

test('the same sentence twice is said once', async () => {
  const { reply, report } = await ask(`${GOOD} ${GOOD}`)
  expect(reply.statements.map(({ text }) => text)).toEqual([TEXT])
  expect(report?.faults).toEqual(['was said before'])
})

test('what the reader has read is not said again', async () => {
  const { statements } = await read('en')
  const repeated = statements.flatMap(({ text, kind, facts, observations }) => {
    return kind === 'sourced' ? [`${text} [${[...facts, ...observations].join(' ')}]`] : []
  })
  const { reply, report } = await ask(repeated.slice(0, 2).join(' '))
  expect(report?.faults).toEqual(['was said before', 'was said before'])
  expect(reply.writer).toBe('built-in')
})

test('that the sources do not say is never a model’s to say', async () => {
  const said = 'Our sources do not say anything about it. [?]'
  const { reply } = await ask(said, { question: 'Did the neighbours complain about the noise?' })
  expect(reply).toMatchObject({ brings: 'nothing', writer: 'built-in' })
})
