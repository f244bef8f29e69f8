import { describe, expect, test } from 'vitest'
import type { Analysis } from '#shared/api/analysis.ts'
import type { AnsweredQuestion, Reply } from '#shared/api/questions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createEngine } from './engine.ts'
import { createFollowUps, type Reading } from './follow-up.ts'
import type { Finished } from './research/from-analysis.ts'
import { SUGGESTED_QUESTIONS } from './write/suggested-questions.ts'

const onDropped = (slug: string, fault: string) => {
  throw new Error(`${slug}: ${fault}`)
}
const engine = createEngine({ catalogue: realCatalogue, onDropped })
const followUps = createFollowUps({ catalogue: realCatalogue, onDropped })
const never = new AbortController().signal

async function read(slug: string, language: Language, mode: Mode = 'explorer'): Promise<Finished> {
  const request = { name: slug, artist: '', question: '', mode, language, artwork: slug }
  for await (const event of engine.study(request, never))
    if (event.type === 'done') return { ...event.study, mode, language }
  throw new Error('no study')
}

async function ask(reading: Reading, question: string, by = followUps): Promise<Reply> {
  for await (const event of by.answer(reading, question, never)) if (event.type === 'done') return event.reply
  throw new Error('no reply')
}

function asked(question: string, reply: Reply): AnsweredQuestion {
  return { ...reply, question, id: question, asked_at: '2026-11-21T12:00:00.000Z' }
}

const textOf = (reply: Reply) => reply.statements.map(({ text }) => text).join('\n')

test.each([
  ['en', 'the-starry-night', 'What do the cypress trees mean?', 'graveyards'],
  ['fr', 'the-starry-night', 'Que signifient les cyprès ?', 'cimetières'],
  ['es', 'las-meninas', '¿Cómo llegó al museo?', '1734'],
  ['zh-TW', 'mona-lisa', '她有眉毛嗎？', '拔眉'],
] as const)(
  'a question in %s is answered from what was not said yet',
  async (language, slug, question, word) => {
    const analysis = await read(slug, language)
    const reply = await ask({ analysis, earlier: [] }, question)
    expect(reply).toMatchObject({ brings: 'new', writer: 'built-in' })
    expect(textOf(reply)).toContain(word)
    for (const statement of reply.statements) {
      expect(statement.topic).toBe('answer')
      expect(analysis.statements.map(({ text }) => text)).not.toContain(statement.text)
    }
  },
)

test('asked again and again, it never says the same twice, and in the end points at what was said', async () => {
  const analysis = await read('the-night-watch', 'en')
  const earlier: AnsweredQuestion[] = []
  const said = new Set(analysis.statements.map(({ text }) => text))
  for (;;) {
    const reply = await ask({ analysis, earlier }, 'How was it made?')
    if (reply.brings !== 'new') {
      expect(reply.brings).toBe('said')
      for (const { text } of reply.statements) expect(said).toContain(text)
      break
    }
    for (const { text } of reply.statements) expect(said).not.toContain(text)
    for (const { text } of reply.statements) said.add(text)
    earlier.push(asked(`${earlier.length}`, reply))
  }
  expect(earlier.length).toBeGreaterThanOrEqual(2)
})

test('what the label says is not new', async () => {
  const analysis = await read('las-meninas', 'en')
  for (const question of ['Who painted it?', 'How big is it?', 'Where can I see it?', 'When was it made?'])
    expect(await ask({ analysis, earlier: [] }, question), question).toMatchObject({ brings: 'said' })
  expect(await ask({ analysis, earlier: [] }, 'Which style is it?')).toMatchObject({ brings: 'new' })
})

test('what answers best is pointed at where it was read, and what answers less is not sold as new', async () => {
  const analysis = await read('the-starry-night', 'en')
  const reply = await ask({ analysis, earlier: [] }, 'Is the village real?')
  expect(reply).toMatchObject({ brings: 'said' })
  expect(textOf(reply)).toContain('he made it up')
})

test('what a model told in its own words is not told again in ours', async () => {
  const analysis = await read('the-starry-night', 'en')
  const question = 'What do the cypress trees mean?'
  const [ours] = (await ask({ analysis, earlier: [] }, question)).statements
  if (!ours) throw new Error('no answer')
  const retold = { ...ours, text: 'A tree of graveyards, yet he liked it for its looks.' }
  const byModel = { ...analysis, writer: 'model' as const, statements: [retold] }
  const reply = await ask({ analysis: byModel, earlier: [] }, question)
  expect(reply.statements.map(({ text }) => text)).not.toContain(ours.text)
})

test('words that only begin alike are two words', async () => {
  const analysis = await read('the-starry-night', 'en')
  expect(await ask({ analysis, earlier: [] }, 'Was he happy?')).toMatchObject({ brings: 'nothing' })
})

test('the numbers of sources go on where the text and earlier answers stopped', async () => {
  const analysis = await read('mona-lisa', 'en')
  const first = await ask({ analysis, earlier: [] }, 'Was it ever stolen?')
  const earlier = [asked('Was it ever stolen?', first)]
  const second = await ask({ analysis, earlier }, 'What is still debated?')
  const numbers = new Map<number, string>()
  for (const { n, id } of [analysis, first, second].flatMap(({ sources }) => sources)) {
    expect(numbers.get(n) ?? id).toBe(id)
    numbers.set(n, id)
  }
  expect([...numbers.keys()].toSorted((a, b) => a - b)).toEqual([...numbers.keys()].map((_n, at) => at + 1))
  for (const reply of [first, second])
    for (const n of reply.statements.flatMap(({ sources }) => sources))
      expect(reply.sources.map((source) => source.n)).toContain(n)
})

test.each(LANGUAGES)('in %s, it is said where no answer was found', async (language) => {
  const questions = {
    en: 'Did the neighbours complain about the noise?',
    fr: 'Les voisins se plaignaient-ils du bruit ?',
    es: '¿Se quejaban los vecinos del ruido?',
    'zh-TW': '鄰居抱怨過噪音嗎？',
  }
  const analysis = await read('the-night-watch', language)
  const reply = await ask({ analysis, earlier: [] }, questions[language])
  expect(reply).toMatchObject({ brings: 'nothing', facts: [], observations: [], sources: [] })
  expect(reply.statements).toMatchObject([{ kind: 'unsure', topic: 'answer', sources: [] }])
})

describe('suggested questions', () => {
  const complete = () => realCatalogue().artworks.filter((artwork) => artwork.statements.length > 0)

  test.each(LANGUAGES)('in %s have a new answer, on their own topic', async (language) => {
    for (const artwork of complete()) {
      for (const mode of MODES) {
        const analysis = await read(artwork.slug, language, mode)
        const reading = { analysis, earlier: [] }
        const suggestions = followUps.suggestions(reading)
        // A professional has read it all.
        if (mode !== 'professional') expect(suggestions.length, `${artwork.slug} ${mode}`).toBeGreaterThan(0)
        expect(suggestions.length).toBeLessThanOrEqual(3)
        for (const question of suggestions) {
          const reply = await ask(reading, question)
          const { topic } = SUGGESTED_QUESTIONS[language].find((one) => one.question === question) ?? {}
          const topics = reply.statements.map(
            ({ text }) => artwork.statements.find((statement) => statement.text[language] === text)?.topic,
          )
          expect(new Set(topics), `${artwork.slug} ${mode}: ${question}`).toEqual(new Set([topic]))
        }
      }
    }
  })

  test('are not made again once they were asked, and a work known by its label has none', async () => {
    const analysis = await read('the-starry-night', 'en')
    const question = 'What is still debated?'
    expect(followUps.suggestions({ analysis, earlier: [] })).toContain(question)
    const earlier = [asked(question, await ask({ analysis, earlier: [] }, question))]
    expect(followUps.suggestions({ analysis, earlier })).not.toContain(question)
    expect(await ask({ analysis, earlier }, question)).toMatchObject({ brings: 'new' })
    const label = realCatalogue().artworks.find((artwork) => artwork.statements.length === 0)
    const short = await read(label?.slug ?? '', 'en')
    expect(followUps.suggestions({ analysis: short, earlier: [] })).toEqual([])
    expect(await ask({ analysis: short, earlier: [] }, 'When was it made?')).toMatchObject({ brings: 'said' })
  })
})

test('of a picture that nobody knows, what was measured in it answers', async () => {
  const analysis = await read('the-kiss', 'en')
  const unknown: Pick<Analysis, 'identification' | 'statements' | 'sources' | 'facts' | 'observations'> = {
    identification: {
      ...analysis.identification,
      status: 'unrecognised',
      artwork: { ...analysis.identification.artwork, slug: '', title: 'Your picture', artist: 'Not known' },
    },
    statements: [],
    sources: [],
    facts: [],
    observations: [],
  }
  const measured = {
    what: 'temperature' as const,
    id: 'O1',
    text: 'Warm colours cover 61 percent of the picture.',
    method: 'Hue angles in CIELAB.',
    within: 'photo' as const,
    figure: 61,
    unit: 'percent' as const,
    warm: 0.61,
    cool: 0.2,
    neutral: 0.19,
  }
  const picture = { width: 900, height: 600, outline: null, matching_points: 0 }
  const told = { title: '', artist: '', description: '' }
  const reading = {
    analysis: { ...analysis, ...unknown, measurements: [measured], picture: { ...picture, told } },
    earlier: [],
  }
  expect(await ask(reading, 'Are the colours warm?')).toMatchObject({
    brings: 'new',
    statements: [{ kind: 'measured', observations: ['O1'] }],
    observations: [{ id: 'O1' }],
  })
  expect(await ask(reading, 'Who painted it?')).toMatchObject({ brings: 'nothing' })
  expect(followUps.suggestions(reading)).toEqual([])
})

test('of a work that the catalogue does not know, what was found for the text answers', async () => {
  const analysis = await read('the-kiss', 'en')
  const found = {
    ...analysis,
    identification: {
      ...analysis.identification,
      artwork: { ...analysis.identification.artwork, slug: 'wikidata-q1', title: 'A Fish', artist: 'Nemo' },
    },
    facts: [{ id: 'f1', text: 'Depicts a carp.', sources: ['s1'], certainty: 'agreed' as const, live: true }],
    observations: [],
    statements: [
      {
        text: 'It shows the carp of Doctor Faust.',
        kind: 'sourced' as const,
        topic: 'subject' as const,
        sources: [1],
        facts: ['f1'],
        observations: [],
        region: null,
      },
    ],
  }
  const reading = { analysis: found, earlier: [] }
  expect(await ask(reading, 'Which fish is it, the carp?')).toMatchObject({
    brings: 'said',
    statements: [{ text: 'It shows the carp of Doctor Faust.', facts: ['f1'], sources: [1] }],
  })
  expect(await ask(reading, 'Who commissioned it?')).toMatchObject({ brings: 'nothing' })
  expect(followUps.suggestions(reading)).toEqual([])
})

test('where nothing of an answer passes the gate, it brings nothing', async () => {
  const artwork = realCatalogue().bySlug.get('the-starry-night')
  if (!artwork) throw new Error('no such work')
  const groundless = { ...artwork, facts: [], visible: [] }
  const catalogue = { ...realCatalogue(), bySlug: new Map([[artwork.slug, groundless]]) }
  const dropped: string[] = []
  const others = createFollowUps({
    catalogue: () => catalogue,
    onDropped: (_slug, fault) => dropped.push(fault),
  })
  const analysis = { ...(await read(artwork.slug, 'en')), facts: [], observations: [] }
  const reply = await ask({ analysis, earlier: [] }, 'What do the cypress trees mean?', others)
  expect(dropped.length).toBeGreaterThan(0)
  expect(reply).toMatchObject({ brings: 'nothing', statements: [{ kind: 'unsure', sources: [] }] })
})

test('places that an answer points at are places of the photo', async () => {
  const analysis = await read('the-starry-night', 'en')
  const picture = { width: 900, height: 600, matching_points: 80 }
  const told = { title: '', artist: '', description: '' }
  const outline: [number, number][] = [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
    [0.4, 0.6],
  ]
  const reading = { analysis: { ...analysis, picture: { ...picture, outline, told } }, earlier: [] }
  const reply = await ask(reading, 'Where is the steeple on the ridge?')
  const regions = reply.statements.flatMap(({ region }) => (region ? [region] : []))
  expect(regions.length).toBeGreaterThan(0)
  for (const [x, y, width, height] of regions) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.39)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(0.61)
  }
})
