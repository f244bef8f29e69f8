import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFollowUps } from '#engine/follow-up.ts'
import { createSdkModel } from '#engine/model/sdk-model.ts'
import { createEye } from '#engine/observe/eye.ts'
import type { StudyRequest } from '#engine/study.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { HARBOUR_TEXT, harbourSentences, harbourSight } from '#test/fake-models/observations.ts'
import { marked, type Sentence, speaking } from '#test/fake-models/prose.ts'
import { startFakeModels } from '#test/fake-models/server.ts'
import { LIMITS, loadSdk, study } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'

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

interface Speech {
  essay?: string
  answer?: string
  scenario?: string
}

/**
 * A study of a picture that nobody knows: the model looks, then it writes. Its verifier believes
 * everything.
 */
function read(
  change: Partial<StudyRequest> = {},
  { essay, answer = 'NONE', scenario = 'ok' }: Speech = {},
) {
  const { language = 'en' } = change
  const says = speaking({
    look: harbourSight(language),
    essay: essay ?? marked(harbourSentences(language)),
    answer,
    check: () => 'supported',
  })
  const asked = { name: '', picture, mode: 'explorer' as const, ...change }
  return study(asked, { says, eye, scenario, research: null })
}
const told = ({ study: { statements } }: Awaited<ReturnType<typeof read>>) =>
  statements.filter(({ topic }) => topic !== 'measured').map(({ text }) => text)
const sentences = (language: Language) => harbourSentences(language).map(({ text }) => text)

test.each(LANGUAGES)(
  'what was seen is written as prose, with its grounds, in %s',
  async (language) => {
    const made = await read({ language })
    expect(told(made)).toEqual(sentences(language))
    expect(made.study).toMatchObject({
      writer: 'mixed',
      // A look, the text, and its check: the first sentence, and the others five at a time.
      tokens: { estimated: false },
    })
    expect(made.study.statements[0]).toMatchObject({
      kind: 'interpretation',
      observations: ['o1', 'o8'],
    })
    expect(made.study.statements.filter(({ kind }) => kind === 'measured').length).toBeGreaterThan(
      4,
    )
  },
)

test('the writer sees no picture, and is told neither title nor description, and the question fenced', async () => {
  const { fake } = await read({
    name: 'My aunt’s pier',
    artist: 'Aunt Berta',
    description: 'Painted at Blackpool',
    question: 'Why is the coat red?',
  })
  const [, asked, ...others] = fake.requests.map((request) => JSON.stringify(request.body))
  expect(others.length).toBeGreaterThan(0)
  for (const body of [asked, ...others])
    expect(body).not.toMatch(/image_url|aunt|Berta|Blackpool/iu)
  expect(asked).toMatch(/<untrusted question-[0-9a-f]{12}>\\nWhyˆisˆtheˆcoatˆred/u)
})

test('a work of which we know the label only has its label first, and the writer is not told it', async () => {
  const made = await read({ name: 'The Potato Eaters', artwork: 'the-potato-eaters' })
  const { statements } = made.study
  expect(statements[0]).toMatchObject({ topic: 'object', kind: 'sourced' })
  for (const text of sentences('en')) expect(statements.map((each) => each.text)).toContain(text)
  for (const { body } of made.fake.requests)
    expect(JSON.stringify(body)).not.toMatch(/Potato|Gogh/u)
})

describe('a question', () => {
  test('is answered by the model, before all else', async () => {
    const text = 'The dog looks at the boat.'
    const made = await read({ question: 'What is the dog doing?' }, { answer: `${text} [o4]` })
    expect(told(made)).toEqual([text, ...sentences('en')])
  })

  test('that the model leaves is answered by retrieval, or honestly not', async () => {
    const { study: found } = await read({ question: 'Is there a dog?' })
    expect(found.statements[0]).toMatchObject({ topic: 'answer', kind: 'seen' })
    expect(found.statements[0]?.text).toContain('dog')
    const { study: silent } = await read({ question: 'Who owned this in 1850?' })
    expect(silent.statements[0]).toMatchObject({
      topic: 'answer',
      kind: 'unsure',
      observations: [],
    })
  })

  test('of a label is answered from the label', async () => {
    const asked = {
      name: 'The Potato Eaters',
      artwork: 'the-potato-eaters',
      question: 'Who painted it?',
    }
    const { study: made } = await read(asked)
    expect(made.statements[0]).toMatchObject({ topic: 'answer', kind: 'sourced' })
    expect(made.statements[0]?.text).toContain('Gogh')
  })
})

const all = (change: Partial<Sentence>) =>
  marked(harbourSentences('en').map((sentence) => ({ ...sentence, ...change })))

test.each<[string, Partial<Sentence>]>([
  ['a maker', { text: 'Vermeer set the red coat against blue and grey tones.' }],
  [
    'a maker after the beginning',
    { text: 'The red coat and the blue tones are those of Claude Monet.' },
  ],
  ['a country', { text: 'The woman in the red coat stands on a Dutch pier.' }],
  ['a style', { text: 'The woman in the red coat is in the style of the Baroque.' }],
  ['a number of its own', { text: 'The woman in the red coat stands 17 steps from the boat.' }],
  ['an id of its own', { mark: 'o99' }],
  ['a source', { mark: 'f1' }],
  ['knowledge of its own', { mark: 'own' }],
  [
    'another language',
    { text: 'La femme au manteau rouge se tient à gauche sur la jetée de bois.' },
  ],
  ['words to the reader', { text: 'You, dear reader, see the red coat on the pier.' }],
  ['a link', { text: 'The red coat stands on the pier: https://evil.example' }],
])('a text with %s is not shown, and what was seen is listed', async (_what, change) => {
  const { study: made } = await read({}, { essay: all(change) })
  const texts = made.statements.map(({ text }) => text)
  expect(texts).toContain('A dog sits beside the woman and looks at the boat.')
  if (change.text) expect(made.analysis).not.toContain(change.text)
})

test.each(['silent', 'stall', 'cut', 'error', 'http401', 'http429', 'http500', 'empty', 'endless'])(
  'where the model is %s, nothing unchecked is told and the picture is measured',
  async (scenario) => {
    const made = await read({}, { scenario })
    const known = [...HARBOUR_TEXT.en, ...harbourSight('en').split('\n')]
    for (const text of told(made))
      expect(
        known.some((line) => line.includes(text)),
        text,
      ).toBe(true)
    expect(made.study.statements.filter(({ kind }) => kind === 'measured').length).toBeGreaterThan(
      4,
    )
  },
)

test('a sentence that does not pass is left out of the rest', async () => {
  const wrong = { text: 'It is worth a fortune.', mark: 'o1' }
  const made = await read({}, { essay: marked([...harbourSentences('en'), wrong]) })
  expect(told(made)).toEqual(sentences('en'))
})

test('a story is the verifier’s to cut: the words of what was seen may tell one', async () => {
  const lie = 'The woman waits for the small boat because the dog has lost it.'
  const says = speaking({
    look: harbourSight('en'),
    essay: marked([...harbourSentences('en'), { text: lie, mark: 'o1 o2 o4' }]),
    check: ({ text }) => (text === lie ? 'unsupported | because' : 'supported'),
  })
  const made = await study({ name: '', picture, mode: 'explorer' }, { says, eye, research: null })
  expect(told(made)).toEqual(sentences('en'))
})

describe('a question asked on about an unknown picture', () => {
  const QUESTION = 'What is the dog doing?'
  const text = 'The dog sits by the woman; its look leads to the small boat on the water.'

  async function askOn(answer: string) {
    const { study: made } = await read()
    const fake = await startFakeModels(speaking({ answer, check: () => 'supported' }))
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
    const events = followUps.answer(
      { analysis, earlier: [] },
      QUESTION,
      new AbortController().signal,
    )
    for await (const event of events) if (event.type === 'done') return { reply: event.reply, fake }
    throw new Error('no reply')
  }

  test('is answered by the model from what was seen', async () => {
    const { reply, fake } = await askOn(`${text} [~ o4 o2]`)
    expect(reply).toMatchObject({ brings: 'new', writer: 'model', statements: [{ text }] })
    const body = JSON.stringify(fake.requests[0]?.body)
    expect(body).toContain('A dog sits beside the woman')
    expect(body).not.toContain('image_url')
  })

  test('is answered by retrieval where the model says more', async () => {
    const { reply } = await askOn('The dog guards the house of a rich Dutch merchant. [o4]')
    expect(reply.writer).toBe('built-in')
    expect(reply.statements[0]?.text).toContain('dog')
  })
})
