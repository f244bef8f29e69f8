import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StudyRequest } from '#engine/engine.ts'
import { createFollowUps } from '#engine/follow-up.ts'
import { createEye } from '#engine/observe/eye.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { jsonLines, type Line } from '#test/fake-models/lines.ts'
import { HARBOUR_TEXT, harbourLines, harbourSight } from '#test/fake-models/observations.ts'
import { startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { LIMITS, loadSdk, study } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createSdkModel } from './sdk-model.ts'

const eye = createEye({ index: join(import.meta.dirname, '../../../../catalogue/recognition.bin') })
let folder = ''
let picture = ''

beforeAll(async () => {
  await loadSdk()
  folder = await mkdtemp(join(tmpdir(), 'artsking-picture-writer-'))
  picture = join(folder, 'picture.jpg')
  const water = { create: { width: 900, height: 300, channels: 3 as const, background: '#46607a' } }
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8ccd0' } })
    .composite([{ input: water, top: 300, left: 0 }])
    .jpeg()
    .toFile(picture)
})
afterAll(async () => {
  await eye.close()
  await rm(folder, { recursive: true })
})

/** A study of a picture that nobody knows: the model looks, then it writes. */
function read(change: Partial<StudyRequest> = {}, lines?: string, scenario = 'ok') {
  const { language = 'en' } = change
  const text = lines ?? jsonLines(harbourLines(language))
  const says = (prompt: string) => (prompt.includes('You look at a picture') ? harbourSight(language) : text)
  return study({ name: '', artwork: undefined, picture, ...change }, { says, eye, scenario })
}
const told = ({ study: { statements } }: Awaited<ReturnType<typeof read>>) =>
  statements.filter(({ topic }) => topic !== 'measured').map(({ text }) => text)

test.each(LANGUAGES)('what was seen is written as prose, with its grounds, in %s', async (language) => {
  const made = await read({ language })
  expect(told(made)).toEqual(HARBOUR_TEXT[language])
  expect(made.study).toMatchObject({
    writer: 'mixed',
    tokens: { input: USAGE.input * 2, output: USAGE.output * 2, estimated: false },
  })
  expect(made.study.statements[0]).toMatchObject({ kind: 'interpretation', observations: ['o1', 'o8'] })
  expect(made.study.statements.filter(({ kind }) => kind === 'measured').length).toBeGreaterThan(4)
})

test('the writer sees no picture, and is told neither title nor description, and the question fenced', async () => {
  const { fake } = await read({
    name: 'My aunt’s pier',
    artist: 'Aunt Berta',
    description: 'Painted at Blackpool',
    question: 'Why is the coat red?',
  })
  const [, body] = fake.requests.map((request) => JSON.stringify(request.body))
  expect(body).not.toMatch(/image_url|aunt|Berta|Blackpool/iu)
  expect(body).toMatch(/<untrusted question-[0-9a-f]{12}>\\nWhyˆisˆtheˆcoatˆred/u)
})

test('a work of which we know the label only has its label first, and the writer is not told it', async () => {
  const made = await read({ name: 'The Potato Eaters', artwork: 'the-potato-eaters' })
  const { statements } = made.study
  expect(statements[0]).toMatchObject({ topic: 'object', kind: 'sourced' })
  for (const text of HARBOUR_TEXT.en) expect(statements.map((each) => each.text)).toContain(text)
  for (const { body } of made.fake.requests) expect(JSON.stringify(body)).not.toMatch(/Potato|Gogh/u)
})

describe('a question', () => {
  const answer: Line = { topic: 'answer', kind: 'seen', rests_on: ['o4'], text: 'The dog looks at the boat.' }

  test('is answered by the model, before all else', async () => {
    const made = await read(
      { question: 'What is the dog doing?' },
      jsonLines([answer, ...harbourLines('en')]),
    )
    expect(told(made)).toEqual([answer.text, ...HARBOUR_TEXT.en])
  })

  test('that the model leaves is answered by retrieval, or honestly not', async () => {
    const { study: found } = await read({ question: 'Is there a dog?' })
    expect(found.statements[0]).toMatchObject({ topic: 'answer', kind: 'seen' })
    expect(found.statements[0]?.text).toContain('dog')
    const { study: silent } = await read({ question: 'Who owned this in 1850?' })
    expect(silent.statements[0]).toMatchObject({ topic: 'answer', kind: 'unsure', observations: [] })
  })

  test('of a label is answered from the label', async () => {
    const asked = { name: 'The Potato Eaters', artwork: 'the-potato-eaters', question: 'Who painted it?' }
    const { study: made } = await read(asked)
    expect(made.statements[0]).toMatchObject({ topic: 'answer', kind: 'sourced' })
    expect(made.statements[0]?.text).toContain('Gogh')
  })
})

const [first] = harbourLines('en') as [Line]
const all = (change: Partial<Line>) => jsonLines(harbourLines('en').map((line) => ({ ...line, ...change })))

test.each<[string, Partial<Line>]>([
  ['a maker', { text: 'Vermeer set the red coat against blue and grey tones.' }],
  ['a maker after the beginning', { text: 'The red coat and the blue tones are those of Claude Monet.' }],
  ['a country', { text: 'The woman in the red coat stands on a Dutch pier.' }],
  ['a style', { text: 'The woman in the red coat is in the style of the Baroque.' }],
  ['a number of its own', { text: 'The woman in the red coat stands 17 steps from the boat.' }],
  ['a story', { text: 'Her husband drowned last winter, and she waits every evening for his ghost.' }],
  ['an id of its own', { rests_on: ['o99'] }],
  ['a source', { kind: 'sourced' }],
  ['another topic', { topic: 'provenance' }],
  ['a seen thing that was measured', { kind: 'seen', rests_on: ['m1'] }],
  ['another language', { text: 'La femme au manteau rouge se tient à gauche sur la jetée de bois.' }],
  ['words to the reader', { text: 'You, dear reader, see the red coat on the pier.' }],
  ['a link', { text: 'The red coat stands on the pier: https://evil.example' }],
])('a text with %s is not shown, and what was seen is listed', async (_what, change) => {
  const { study: made } = await read({}, all(change))
  const texts = made.statements.map(({ text }) => text)
  expect(texts).toContain('A dog sits beside the woman and looks at the boat.')
  if (change.text) expect(made.analysis).not.toContain(change.text)
})

test.each(['silent', 'stall', 'cut', 'error', 'http401', 'http429', 'http500', 'empty', 'endless'])(
  'where the model is %s, nothing unchecked is told and the picture is measured',
  async (scenario) => {
    const made = await read({}, undefined, scenario)
    const known = [...HARBOUR_TEXT.en, ...harbourSight('en').split('\n')]
    for (const text of told(made))
      expect(
        known.some((line) => line.includes(text)),
        text,
      ).toBe(true)
    expect(made.study.statements.filter(({ kind }) => kind === 'measured').length).toBeGreaterThan(4)
  },
)

test('one line that does not pass is left out of the rest', async () => {
  const made = await read(
    {},
    jsonLines([...harbourLines('en'), { ...first, text: 'It is worth a fortune.' }]),
  )
  expect(told(made)).toEqual(HARBOUR_TEXT.en)
})

describe('a question asked on about an unknown picture', () => {
  const QUESTION = 'What is the dog doing?'
  const line: Line = {
    topic: 'answer',
    kind: 'interpretation',
    rests_on: ['o4', 'o2'],
    text: 'The dog sits by the woman; its look leads to the small boat on the water.',
  }

  async function askOn(lines: string) {
    const { study: made } = await read()
    const fake = await startFakeModels(() => lines)
    const model = createSdkModel({
      provider: 'compatible',
      model: 'ok',
      baseUrl: fake.baseUrl('compatible'),
      apiKey: 'k',
    })
    const followUps = createFollowUps({
      catalogue: realCatalogue,
      onDropped: (slug, fault) => {
        throw new Error(`${slug}: ${fault}`)
      },
      model: { model, limits: LIMITS },
    })
    const analysis = { ...made, mode: 'explorer' as const, language: 'en' as const }
    const events = followUps.answer({ analysis, earlier: [] }, QUESTION, new AbortController().signal)
    for await (const event of events) if (event.type === 'done') return { reply: event.reply, fake }
    throw new Error('no reply')
  }

  test('is answered by the model from what was seen', async () => {
    const { reply, fake } = await askOn(jsonLines([line]))
    expect(reply).toMatchObject({ brings: 'new', writer: 'model', statements: [{ text: line.text }] })
    const body = JSON.stringify(fake.requests[0]?.body)
    expect(body).toContain('A dog sits beside the woman')
    expect(body).not.toContain('image_url')
  })

  test('is answered by retrieval where the model says more', async () => {
    const { reply } = await askOn(
      jsonLines([{ ...line, text: 'The dog guards the house of a rich Dutch merchant.' }]),
    )
    expect(reply.writer).toBe('built-in')
    expect(reply.statements[0]?.text).toContain('dog')
  })
})
