import { describe, expect, test } from 'vitest'
import { hasFullText } from '#engine/artwork/artwork.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import type { AnsweredQuestion, Reply } from '#shared/api/questions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { LIMITS } from '#test/fake-models/study.ts'
import { madeUpCatalogue } from '#test/made-up-catalogue.ts'
import { madeUpWork } from '#test/made-up-work.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { catalogueOf } from './catalogue/catalogue.ts'
import { createEngine } from './engine.ts'
import { createFollowUps, type Reading } from './follow-up.ts'
import type { Finished } from './write/from-analysis.ts'

const onDropped = (slug: string, fault: string) => {
  throw new Error(`${slug}: ${fault}`)
}
const catalogue = madeUpCatalogue
const engine = createEngine({ catalogue, onDropped })
const followUps = createFollowUps({ catalogue, onDropped })
const never = new AbortController().signal
const HERON = madeUpWork.slug

async function read(slug: string, language: Language, mode: Mode = 'explorer'): Promise<Finished> {
  const request = { name: slug, artist: '', question: '', mode, language, artwork: slug }
  for await (const event of engine.study(request, never))
    if (event.type === 'done') return { ...event.study, mode, language }
  throw new Error('no study')
}

async function ask(reading: Reading, question: string, by = followUps): Promise<Reply> {
  for await (const event of by.answer(reading, question, never))
    if (event.type === 'done') return event.reply
  throw new Error('no reply')
}

function asked(question: string, reply: Reply): AnsweredQuestion {
  return { ...reply, question, id: question, asked_at: '2026-11-21T12:00:00.000Z' }
}

const textOf = (reply: Reply) => reply.statements.map(({ text }) => text).join('\n')

test.each([
  ['en', 'Was it ever stolen?', 'A gardener found it'],
  ['fr', 'Est-ce qu’on l’a volée ?', 'Un jardinier'],
  ['es', '¿Alguien lo robó alguna vez?', 'Un jardinero'],
  ['zh-TW', '有人偷過這幅畫嗎？', '園丁'],
] as const)('a question in %s has its written answer, whole', async (language, question, words) => {
  const analysis = await read(HERON, language)
  const reply = await ask({ analysis, earlier: [] }, question)
  expect(reply).toMatchObject({ brings: 'new', writer: 'built-in', suggestions: [] })
  expect(textOf(reply)).toContain(words)
  expect(reply.statements).toHaveLength(2)
  for (const statement of reply.statements)
    expect(statement).toMatchObject({ topic: 'answer', paragraph: 1, facts: ['f5'], sources: [2] })
})

test('readers of more depth are told more', async () => {
  const answerIn = async (mode: Mode) =>
    textOf(await ask({ analysis: await read(HERON, 'en', mode), earlier: [] }, 'Who is she?'))
  expect(await answerIn('explorer')).toBe('She is Ida Brandt, the painter’s sister.')
  for (const mode of ['student', 'professional'] as const)
    expect(await answerIn(mode)).toContain('eleven times')
})

test('an answer that rests on what was read brings nothing new, and so does the same once more', async () => {
  const analysis = await read(HERON, 'en')
  expect(await ask({ analysis, earlier: [] }, 'Why is the sky so green?')).toMatchObject({
    brings: 'said',
  })
  const first = await ask({ analysis, earlier: [] }, 'Was it ever stolen?')
  const earlier = [asked('Was it ever stolen?', first)]
  expect(await ask({ analysis, earlier }, 'Did somebody steal the painting?')).toMatchObject({
    brings: 'said',
  })
})

test('a paragraph answers where no answer is written, whole and under its heading', async () => {
  const analysis = await read(HERON, 'en')
  const reply = await ask({ analysis, earlier: [] }, 'Which baker gilded the frame?')
  expect(reply).toMatchObject({ brings: 'new' })
  expect(reply.statements).toMatchObject([
    { heading: 'Gold from a baker', paragraph: 3, topic: 'answer' },
    { heading: 'Gold from a baker', paragraph: 3 },
  ])
})

test('two questions at once are answered one by one, and the part without an answer is named', async () => {
  const analysis = await read(HERON, 'en')
  const both = await ask({ analysis, earlier: [] }, 'Who painted it and was it ever stolen?')
  expect(textOf(both)).toContain('is by Ottilie Brandt')
  expect(textOf(both)).toContain('out of a window')
  const half = await ask(
    { analysis, earlier: [] },
    'Was it ever stolen and what was her favourite food?',
  )
  expect(half).toMatchObject({ brings: 'new' })
  expect(textOf(half)).toContain('On the other part of your question')
})

test('a question without a subject is about the one before it', async () => {
  const analysis = await read(HERON, 'en')
  const question = 'What about the colour of the sky?'
  const earlier = [asked(question, await ask({ analysis, earlier: [] }, question))]
  expect(textOf(await ask({ analysis, earlier }, 'And why?'))).toContain('turned yellow')
  expect(textOf(await ask({ analysis, earlier }, 'Why is it famous?'))).toContain(
    'newspapers laughed',
  )
})

test.each([
  ['en', 'Who painted the Mona Lisa?', 'Mona Lisa'],
  ['fr', 'Où est la Joconde ?', 'La Joconde'],
  ['es', '¿Quién pintó el Guernica?', 'Guernica'],
  ['zh-TW', '蒙娜麗莎是誰畫的？', '蒙娜麗莎'],
] as const)(
  'a question in %s about another work is free, and offers that work',
  async (language, question, title) => {
    const analysis = await read(HERON, language)
    const reply = await ask({ analysis, earlier: [] }, question)
    expect(reply).toMatchObject({ brings: 'nothing', suggestions: [], elsewhere: [{ title }] })
    expect(reply.statements).toHaveLength(1)
  },
)

test.each([
  ['en', 'How much does a banana cost?'],
  ['fr', 'Combien coûte un café ?'],
  ['es', '¿Quién ganó la liga?'],
  ['zh-TW', '香蕉多少錢？'],
] as const)('a question in %s about something foreign is free', async (language, question) => {
  const analysis = await read(HERON, language)
  expect(await ask({ analysis, earlier: [] }, question)).toMatchObject({ brings: 'nothing' })
})

test('what the label says is not new', async () => {
  const analysis = await read('las-meninas', 'en')
  for (const question of [
    'Who painted it?',
    'How big is it?',
    'Where can I see it?',
    'When was it made?',
  ])
    expect(await ask({ analysis, earlier: [] }, question), question).toMatchObject({
      brings: 'said',
    })
})

test('what a model told in its own words is not sold again in ours', async () => {
  const analysis = await read(HERON, 'en')
  const [ours] = (await ask({ analysis, earlier: [] }, 'Was it ever stolen?')).statements
  if (!ours) throw new Error('no answer')
  const retold = { ...ours, text: 'It went through a window one night.' }
  const byModel = { ...analysis, writer: 'model' as const, statements: [retold] }
  expect(await ask({ analysis: byModel, earlier: [] }, 'Was it ever stolen?')).toMatchObject({
    brings: 'said',
  })
})

test('the numbers of sources go on where the text and earlier answers stopped', async () => {
  const analysis = await read('mona-lisa', 'en')
  const label = await ask({ analysis, earlier: [] }, 'How big is it?')
  const earlier = [asked('How big is it?', label)]
  const second = await ask({ analysis, earlier }, 'What style is it?')
  const numbers = new Map<number, string>()
  for (const { n, id } of [analysis, label, second].flatMap(({ sources }) => sources)) {
    expect(numbers.get(n) ?? id).toBe(id)
    numbers.set(n, id)
  }
  expect([...numbers.keys()].toSorted((a, b) => a - b)).toEqual(
    [...numbers.keys()].map((_n, at) => at + 1),
  )
  for (const reply of [label, second])
    for (const n of reply.statements.flatMap(({ sources }) => sources))
      expect(reply.sources.map((source) => source.n)).toContain(n)
})

test.each(LANGUAGES)(
  'in %s, it is said where no answer was found, and nearby questions are offered',
  async (language) => {
    const questions = {
      en: [
        'Did the neighbours complain about the noise?',
        'Did the heron ever bite a grumpy old postman?',
        'Is the heron real?',
      ],
      fr: [
        'Les voisins se plaignaient-ils du bruit ?',
        'Le héron a-t-il un jour mordu le facteur grincheux du village ?',
        'Le héron est-il vrai\u202f?',
      ],
      es: [
        '¿Se quejaban los vecinos del ruido?',
        '¿La garza comía ranas para desayunar?',
        '¿La garza es de verdad?',
      ],
      'zh-TW': ['鄰居抱怨過噪音嗎？', '蒼鷺咬過隔壁脾氣很壞的郵差嗎？', '蒼鷺是真的嗎？'],
    } as const
    const [far, near, offered] = questions[language]
    const analysis = await read(HERON, language)
    const silent = await ask({ analysis, earlier: [] }, far)
    expect(silent).toMatchObject({ brings: 'nothing', facts: [], observations: [], sources: [] })
    expect(silent.statements).toMatchObject([{ kind: 'unsure', topic: 'answer', sources: [] }])
    const reply = await ask({ analysis, earlier: [] }, near)
    expect(reply).toMatchObject({ brings: 'nothing' })
    expect(reply.suggestions).toContain(offered)
  },
)

describe('suggested questions', () => {
  test.each(LANGUAGES)('in %s are written ones whose answers were not read', async (language) => {
    for (const mode of ['explorer', 'professional'] as const) {
      const reading = { analysis: await read(HERON, language, mode), earlier: [] }
      const suggestions = followUps.suggestions(reading)
      expect(suggestions).toHaveLength(3)
      for (const question of suggestions)
        expect(await ask(reading, question), question).toMatchObject({ brings: 'new' })
    }
  })

  test('are not made again once they were asked, and works without written questions have none', async () => {
    const analysis = await read(HERON, 'en')
    const question = 'Who is the woman with the bird?'
    expect(followUps.suggestions({ analysis, earlier: [] })).toContain(question)
    const earlier = [asked(question, await ask({ analysis, earlier: [] }, question))]
    expect(followUps.suggestions({ analysis, earlier })).not.toContain(question)
    const label = realCatalogue().artworks.find((artwork) => !hasFullText(artwork))
    const short = await read(label?.slug ?? '', 'en')
    expect(followUps.suggestions({ analysis: short, earlier: [] })).toEqual([])
    expect(await ask({ analysis: short, earlier: [] }, 'When was it made?')).toMatchObject({
      brings: 'said',
    })
  })
})

test('of a picture that nobody knows, what was measured in it answers', async () => {
  const analysis = await read('the-kiss', 'en')
  const unknown: Pick<
    Analysis,
    'identification' | 'statements' | 'sources' | 'facts' | 'observations'
  > = {
    identification: {
      ...analysis.identification,
      status: 'unrecognised',
      artwork: {
        ...analysis.identification.artwork,
        slug: '',
        title: 'Your picture',
        artist: 'Not known',
      },
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
  const analysis = await read(HERON, 'en')
  const found = {
    ...analysis,
    identification: {
      ...analysis.identification,
      artwork: {
        ...analysis.identification.artwork,
        slug: 'wikidata-q1',
        title: 'A Fish',
        artist: 'Nemo',
      },
    },
    facts: [
      {
        id: 'f1',
        text: 'Depicts a carp.',
        sources: ['s1'],
        certainty: 'agreed' as const,
        live: true,
      },
    ],
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
  const artwork = { ...madeUpWork, identitySources: [] }
  const others = createFollowUps({
    catalogue: () => catalogueOf([artwork]),
    onDropped: (_slug, fault) => dropped.push(fault),
  })
  const dropped: string[] = []
  const analysis = { ...(await read(HERON, 'en')), facts: [], observations: [] }
  const reply = await ask({ analysis, earlier: [] }, 'Who painted it?', others)
  expect(dropped.length).toBeGreaterThan(0)
  expect(reply).toMatchObject({ brings: 'nothing', statements: [{ kind: 'unsure', sources: [] }] })
})

test('places that an answer points at are places of the photo', async () => {
  const analysis = await read(HERON, 'en')
  const picture = { width: 900, height: 600, matching_points: 80 }
  const told = { title: '', artist: '', description: '' }
  const outline: [number, number][] = [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
    [0.4, 0.6],
  ]
  const reading = { analysis: { ...analysis, picture: { ...picture, outline, told } }, earlier: [] }
  const reply = await ask(reading, 'What is in the background?')
  const regions = reply.statements.flatMap(({ region }) => (region ? [region] : []))
  expect(regions.length).toBeGreaterThan(0)
  for (const [x, y, width, height] of regions) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.39)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(0.61)
  }
})

test('open texts are read for a model alone, and no longer than the reader waits', async () => {
  const slug = 'the-potato-eaters'
  const reading = { analysis: await read(slug, 'en'), earlier: [] }
  const waiting: AbortSignal[] = []
  const textsOn = async (_work: unknown, _language: Language, signal: AbortSignal) => {
    waiting.push(signal)
    return []
  }
  const research = {
    find: () => Promise.reject(new Error('nobody asks')),
    textsOn,
    textsOnSlug: textsOn,
  }
  await ask(
    reading,
    'Who are they?',
    createFollowUps({ catalogue: realCatalogue, onDropped, research }),
  )
  expect(waiting).toEqual([])
  const model = { model: { name: 'fake/none', async *stream() {} }, limits: LIMITS }
  const by = createFollowUps({ catalogue: realCatalogue, onDropped, research, model })
  await ask(reading, 'Who are they?', by)
  expect(waiting).toEqual([never])
})
