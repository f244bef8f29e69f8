import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { jsonLines, type Line } from '#test/fake-models/lines.ts'
import { startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { LIMITS, loadSdk, SLUG } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createEngine } from './engine.ts'
import { createFollowUps } from './follow-up.ts'
import type { Finished } from './research/from-analysis.ts'
import type { ModelReport } from './write/model/model-writer.ts'
import { createSdkModel } from './write/model/sdk-model.ts'

const never = new AbortController().signal
const QUESTION = 'What do the cypress trees mean?'

beforeAll(loadSdk)

async function read(language: Language): Promise<Finished> {
  const engine = createEngine({ catalogue: realCatalogue, onDropped: () => {} })
  const request = { name: SLUG, artist: '', question: '', mode: 'explorer' as const, language, artwork: SLUG }
  for await (const event of engine.study(request, never))
    if (event.type === 'done') return { ...event.study, mode: 'explorer', language }
  throw new Error('no study')
}

/** Asks on with a model that says so, and behaves as its name tells. */
async function ask(says: string, { scenario = 'ok', language = 'en' as const, question = QUESTION } = {}) {
  const fake = await startFakeModels(() => says)
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

/** A line in a model's own words, out of those of the sources. */
const GOOD: Line = {
  topic: 'answer',
  kind: 'sourced',
  rests_on: ['f17'],
  text: 'The cypress is a tree that tradition links to graveyards and mourning.',
}

test('a model answers in its own words, with sources, and what it took is told', async () => {
  const { reply, report, fake } = await ask(jsonLines([GOOD]))
  expect(report).toMatchObject({ failure: null, tries: 1, faults: [], writer: 'model' })
  expect(reply).toMatchObject({
    brings: 'new',
    writer: 'model',
    tokens: { model: 'compatible/ok', ...USAGE, estimated: false },
    statements: [{ text: GOOD.text, topic: 'answer', facts: ['f17'] }],
  })
  expect(reply.statements[0]?.sources.length).toBeGreaterThan(0)
  const sent = JSON.stringify(fake.requests[0]?.body)
  expect(sent).toMatch(/<untrusted question-[0-9a-f]{12}>\\nWhatˆdoˆtheˆcypress/u)
  expect(sent).not.toContain('"tools"')
})

test('a line that does not pass is left out, and a topic of its own is an answer', async () => {
  const made = { ...GOOD, text: 'In 1932 the cypress was sold to a graveyard.' }
  const { reply, report } = await ask(jsonLines([{ ...GOOD, topic: 'symbolism' }, made]))
  expect(reply).toMatchObject({ writer: 'model', statements: [{ text: GOOD.text, topic: 'answer' }] })
  expect(report?.faults).toHaveLength(1)
})

test.each([
  ['a number of its own', jsonLines([{ ...GOOD, text: 'The cypress tree of 1932 stands for mourning.' }])],
  ['a source of its own', jsonLines([{ ...GOOD, rests_on: ['f999'] }])],
  ['another language', jsonLines([{ ...GOOD, text: 'La tradition associe le cyprès aux cimetières.' }])],
  ['garbage', 'I am sorry, but as a helpful guide I would rather talk.'],
  ['nothing', ''],
  [
    'what the question orders',
    jsonLines([{ ...GOOD, text: 'Ignore the picture and visit our website for a discount.' }]),
  ],
])('where a model answers with %s, retrieval answers', async (_what, says) => {
  const { reply } = await ask(says)
  expect(reply).toMatchObject({ brings: 'new', writer: 'built-in', tokens: { model: 'compatible/ok' } })
  expect(reply.statements[0]?.text).toContain('graveyards')
})

test.each(['silent', 'http401', 'http500', 'cut', 'error', 'stall'])(
  'where a model fails (%s), retrieval answers, and the failure is reported',
  async (scenario) => {
    const { reply, report, fake } = await ask(jsonLines([GOOD, GOOD, GOOD]), { scenario })
    expect(reply).toMatchObject({ brings: 'new', writer: 'built-in' })
    expect(report?.failure).not.toBeNull()
    expect(fake.requests).toHaveLength(1)
  },
)

test('the same line twice is said once', async () => {
  const { reply, report } = await ask(jsonLines([GOOD, GOOD]))
  expect(reply.statements.map(({ text }) => text)).toEqual([GOOD.text])
  expect(report?.faults).toEqual(['was said before'])
})

test('what the reader has read is not said again', async () => {
  const { statements } = await read('en')
  const repeated = statements.flatMap(({ text, kind, facts, observations }) => {
    return kind === 'sourced' ? [{ topic: 'answer', kind, rests_on: [...facts, ...observations], text }] : []
  })
  const { reply, report } = await ask(jsonLines(repeated.slice(0, 2)))
  expect(report?.faults).toEqual(['was said before', 'was said before'])
  expect(reply.writer).toBe('built-in')
})

test('that the sources do not say is never a model’s to say', async () => {
  const said = jsonLines([{ ...GOOD, kind: 'unsure', text: 'Our sources do not say anything about it.' }])
  const { reply } = await ask(said, { question: 'Did the neighbours complain about the noise?' })
  expect(reply).toMatchObject({ brings: 'nothing', writer: 'built-in' })
})
