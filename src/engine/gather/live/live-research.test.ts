import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '#engine/catalogue/catalogue.ts'
import { createEngine } from '#engine/engine.ts'
import { lookFurther } from '#engine/identify/identify-live.ts'
import type { StudyEvent } from '#engine/study.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { starryNight } from '#test/answers.ts'
import { ORDER } from '#test/fake-knowledge/entities.ts'
import { type Scenario, type Service, startFakeKnowledge } from '#test/fake-knowledge/server.ts'
import type { ResearchCache } from './kept.ts'
import { createLiveResearch } from './live-research.ts'

const DAY_MS = 24 * 3600 * 1000

function memory(): ResearchCache & { rows: Map<string, { body: string; readAt: number }> } {
  const rows = new Map<string, { body: string; readAt: number }>()
  return {
    rows,
    find: async (subject, language) => rows.get(`${subject} ${language}`) ?? null,
    keep: async (subject, language, kept) => void rows.set(`${subject} ${language}`, kept),
  }
}

/** An engine whose catalogue is empty, over open sources that behave as told. */
async function world(scenarios: Partial<Record<Service, Scenario>> = {}) {
  const knowledge = await startFakeKnowledge()
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const cache = memory()
  const failures: string[] = []
  const play = (played: Partial<Record<Service, Scenario>>) => {
    for (const [service, scenario] of Object.entries(played))
      knowledge.play(service as Service, scenario)
  }
  play(scenarios)
  const dropped: string[] = []
  const research = createLiveResearch({
    sources: knowledge.sources,
    cache,
    now: () => clock.now,
    onFailure: (message) => failures.push(message),
  })
  const engine = createEngine({
    catalogue: () => catalogueOf([]),
    research,
    onDropped: (_slug, fault) => dropped.push(fault),
  })
  async function ask(
    name: string,
    asked: { artist?: string; language?: Language; artwork?: string } = {},
  ) {
    const request = {
      name,
      artist: '',
      question: '',
      mode: 'professional' as const,
      language: 'en' as const,
      ...asked,
    }
    const events: StudyEvent[] = []
    for await (const event of engine.study(request, new AbortController().signal))
      events.push(event)
    const last = events.at(-1)
    if (last?.type === 'done') return { study: last.study, near: null, unreachable: false }
    if (last?.type === 'unknown')
      return { study: null, near: last.near, unreachable: last.unreachable }
    if (last?.type === 'choice') return { study: null, near: last.works, unreachable: false }
    throw new Error('the study ended without an end')
  }
  const studied = async (...asked: Parameters<typeof ask>) => {
    const { study } = await ask(...asked)
    if (study === null) throw new Error(`${asked[0]} is not known`)
    return study
  }
  return { research, knowledge, clock, cache, failures, dropped, play, ask, studied }
}

const texts = (study: { statements: { text: string }[] }) =>
  study.statements.map(({ text }) => text)

test('a work is told with maker, date, medium, size, place and what it shows, each with its sources', async () => {
  const { studied, dropped, knowledge } = await world()
  const study = await studied('Madame X')
  expect(dropped).toEqual([])
  expect(study.identification.artwork).toMatchObject({
    title: 'Portrait of Madame X',
    artist: 'John Singer Sargent',
    date: '1884',
    medium: 'oil paint on canvas',
    size: '208.6\u00a0×\u00a0109.9\u00a0cm',
    collection: 'Metropolitan Museum of Art',
    inventory: '16.53',
  })
  const read = study.statements.filter(({ facts }) => facts.some((id) => id.startsWith('p')))
  const label = study.statements.filter((statement) => !read.includes(statement))
  expect(texts({ statements: label })).toEqual([
    'Portrait of Madame X is by John Singer Sargent. Its date is 1884.',
    'It is oil paint on canvas, 208.6\u00a0×\u00a0109.9\u00a0cm.',
    'Where it is now: Metropolitan Museum of Art (inventory number 16.53).',
    'Genre: portrait; movement: Realism.',
    'What Wikidata lists as shown in it: Virginie Amélie Avegno Gautreau and woman.',
  ])
  expect(study.facts.every((fact) => fact.live)).toBe(true)
  const when = { live: true, read_at: '2026-11-21T12:00:00.000Z' }
  expect(study.sources).toMatchObject([
    {
      n: 1,
      publisher: 'Wikidata',
      url: 'https://www.wikidata.org/wiki/Q90000001',
      licence: 'CC0 1.0',
      revision: '2300000000',
      ...when,
    },
    // Cited for date and size: it states them too.
    { n: 2, publisher: 'The Metropolitan Museum of Art', licence: 'CC0 1.0', ...when },
    { n: 3, publisher: 'Wikipedia', licence: 'CC BY-SA 4.0', revision: '1320000000', ...when },
  ])
  expect(study.web_research).toEqual({ used: true })
  expect(study.complete).toBe(false)
  expect(study.analysis).toContain('Enhanced with real-time web research')
  expect(study.analysis).toContain('read on 21 November 2026, revision 1320000000')
  // The whole article, as it stands there, by its sections.
  expect(read).toHaveLength(23)
  expect(read[0]).toMatchObject({
    heading: 'Wikipedia',
    text: '“Portrait of Madame X is a painting by John Singer Sargent of a young socialite, Virginie Amélie Avegno Gautreau.',
  })
  expect(new Set(read.map(({ heading }) => heading))).toEqual(
    new Set([
      'Wikipedia',
      ...['Background', 'Description', 'Technique', 'Reception'].map(
        (name) => `Wikipedia: ${name}`,
      ),
    ]),
  )
  expect(read.at(-1)?.text).toMatch(/”$/u)
  // Two searches, the entities, their makers, then the names, the article and the museum.
  expect(knowledge.requests).toHaveLength(7)
})

test.each(LANGUAGES)(
  'each language has its own names and its own article, in %s',
  async (language) => {
    const { studied, dropped } = await world()
    const study = await studied(language === 'zh-TW' ? 'X夫人' : 'Madame X', { language })
    expect(dropped).toEqual([])
    const expected = {
      en: ['John Singer Sargent', 'oil paint on canvas', 'Her skin is pale'],
      fr: [
        'John Singer Sargent',
        'peinture à l’huile sur toile',
        'exposé au Salon de Paris en juin 1884.',
        '«\u00a0Une femme en robe noire',
      ],
      es: ['Museo Metropolitano de Arte', 'pintura al óleo sobre lienzo', '«El Retrato'],
      'zh-TW': ['約翰·辛格·薩金特', '油畫顏料、畫布', '「《X夫人》是約翰·辛格·薩金特於1884年5月'],
    }[language]
    for (const words of expected) expect(texts(study).join('\n')).toContain(words)
  },
)

test('the most famous work of a name is taken, never a book or a film, and the others are offered', async () => {
  const { studied, ask } = await world()
  const study = await studied('The Reader')
  expect(study.identification).toMatchObject({
    status: 'ambiguous',
    artwork: { artist: 'Pierre-Auguste Renoir', date: 'c. 1874–1876', medium: null },
    candidates: [{ artist: 'Édouard Manet', date: '1860s' }],
  })
  const [other] = study.identification.candidates
  const picked = await ask('The Reader', { artwork: other?.slug ?? '' })
  expect(picked.study?.identification).toMatchObject({
    by: 'choice',
    artwork: { artist: 'Édouard Manet' },
  })
})

test('the maker, where one is given, must be the maker', async () => {
  const { studied, ask } = await world()
  expect((await studied('The Reader', { artist: 'Manet' })).identification.artwork.artist).toBe(
    'Édouard Manet',
  )
  const unknown = await ask('The Reader', { artist: 'Mary Cassatt' })
  expect(unknown).toMatchObject({ study: null, unreachable: false })
})

test('what is only like a name, or part of one, is offered and not taken', async () => {
  const { ask } = await world()
  expect(await ask('Altarpiece')).toMatchObject({
    study: null,
    near: [{ title: 'Altarpiece of the Mill' }],
  })
  expect(await ask('The Umbrella at Dawn')).toMatchObject({
    study: null,
    near: [],
    unreachable: false,
  })
})

test('a doubt of the source is a doubt of ours: workshops and centuries', async () => {
  const { studied } = await world()
  const study = await studied('Altarpiece of the Mill')
  expect(texts(study)[0]).toBe(
    'Altarpiece of the Mill comes from the workshop of Pierre-Auguste Renoir. Its date is 16th century.',
  )
})

test('a museum fills what Wikidata leaves out, and is cited for it', async () => {
  const { studied } = await world()
  const study = await studied('The Child’s Bath')
  expect(study.identification.artwork).toMatchObject({
    size: '100.3\u00a0×\u00a066.1\u00a0cm',
    inventory: '1910.2',
    medium: 'Oil on canvas',
    date: '1893',
  })
  const object = study.statements.find(({ text }) => text.startsWith('It is'))
  const cited = study.sources.filter(({ n }) => object?.sources.includes(n))
  expect(cited.map(({ publisher }) => publisher)).toEqual(['Art Institute of Chicago'])
})

test('what the museum itself tells is read out under its name, with its own licence, and no address in it', async () => {
  const { studied } = await world()
  const study = await studied('The Child’s Bath')
  const told = study.statements.filter(({ heading }) => heading === 'Art Institute of Chicago')
  expect(texts({ statements: told }).join(' ')).toBe(
    '“A woman bathes a child. The view is from above, as in the Japanese prints that she collected. The jug on the floor repeats the stripes of the dress.”',
  )
  const numbers = told.flatMap(({ sources }) => sources)
  const licences = study.sources
    .filter(({ n }) => numbers.includes(n))
    .map(({ licence }) => licence)
  expect(licences).toEqual(['CC BY 4.0'])
})

test('museums are asked by their own numbers too, and where they differ on the date, that is disputed', async () => {
  const { studied, dropped, research } = await world()
  const stag = await studied('Stag at the Ford')
  expect(stag.identification.artwork).toMatchObject({
    size: '60.5\u00a0×\u00a081.3\u00a0cm',
    date: '1890',
  })
  expect(texts(stag).join(' ')).toContain('The antlers were added after the canvas had been sold.')
  const { works, read } = await research.find({
    name: 'Stag at the Ford',
    artist: '',
    language: 'en',
  })
  const [work] = works
  const facts = work ? (await read(work)).facts : []
  expect(facts).toMatchObject([
    {
      certainty: 'disputed',
      text: expect.stringContaining('Wikidata has 1890, The Cleveland Museum of Art has 1885'),
    },
  ])
  expect(stag.sources.map(({ url }) => url)).toContain('https://www.clevelandart.org/art/1941.495')
  const interior = await studied('Interior with a Stove')
  expect(interior.identification.artwork).toMatchObject({
    date: '1878–1879',
    size: '41.5\u00a0×\u00a033\u00a0cm',
    inventory: 'KMS 3574',
  })
  expect(dropped).toEqual([])
})

test('a museum that has no such object any more is no failure', async () => {
  const { studied, failures, cache } = await world({ met: 'missing' })
  await studied('Madame X')
  expect(failures).toEqual([])
  expect([...cache.rows.keys()]).toContain('2 work Q90000001 en')
})

test('one search is enough to find a work, and then nothing is kept of the search', async () => {
  const { studied, cache, ask } = await world({ wikidata: 'half' })
  await studied('Madame X')
  expect([...cache.rows.keys()]).toEqual(['2 work Q90000001 en'])
  expect((await ask('The Umbrella at Dawn')).unreachable).toBe(true)
})

test('a very long title is searched for within what the search takes', async () => {
  const { ask } = await world()
  expect(await ask('Madame '.repeat(42))).toMatchObject({ study: null, unreachable: false })
})

test('a museum’s record on another work counts for nothing', async () => {
  for (const [service, title] of [
    ['met', 'Madame X'],
    ['aic', 'The Child’s Bath'],
    ['cleveland', 'Stag at the Ford'],
    ['smk', 'Interior with a Stove'],
  ] as const) {
    const { studied } = await world({ [service]: 'other-item' })
    const study = await studied(title)
    const publishers = new Set(study.sources.map(({ publisher }) => publisher))
    expect([...publishers].filter((publisher) => !publisher.startsWith('Wiki'))).toEqual([])
  }
})

test.each(['missing', 'disambiguation', 'other-item'] as const)(
  'no article is quoted that is %s',
  async (scenario) => {
    const { studied, failures } = await world({ wikipedia: scenario })
    const study = await studied('Madame X')
    expect(study.sources.map(({ publisher }) => publisher)).not.toContain('Wikipedia')
    expect(texts(study).length).toBeGreaterThan(3)
    expect(failures).toEqual([])
  },
)

test('an article in Simplified characters is read in those of Taiwan', async () => {
  const { studied } = await world({ wikipedia: 'simplified' })
  const study = await studied('X夫人', { language: 'zh-TW' })
  expect(texts(study).join('\n')).toContain('這幅畫曾在巴黎沙龍展出。')
})

test('a painting that became a film is no work of art', async () => {
  const { ask } = await world({ wikidata: 'other-type' })
  expect(await ask('Madame X')).toMatchObject({ study: null, near: [], unreachable: false })
})

test.each(LANGUAGES)(
  'orders that strangers wrote into the sources reach nobody, in %s',
  async (language) => {
    const { studied } = await world({ wikidata: 'injected', wikipedia: 'injected' })
    const study = await studied(language === 'zh-TW' ? 'X夫人' : 'Madame X', { language })
    const everything = JSON.stringify(study)
    expect(everything).not.toMatch(/ignore|evil|previous|<b>/iu)
    expect(ORDER).toMatch(/ignore/iu)
  },
)

test.each(['busy', 'error', 'oversize', 'redirect', 'cut', 'garbage', 'down'] as const)(
  'a Wikidata that answers with %s is unreachable: nothing is described',
  async (scenario) => {
    const { ask, knowledge } = await world({ wikidata: scenario })
    knowledge.busyForSeconds(60)
    expect(await ask('Madame X')).toEqual({ study: null, near: [], unreachable: true })
  },
)

test.each(['busy', 'error', 'oversize', 'redirect', 'cut', 'garbage', 'down'] as const)(
  'a Wikipedia and museums that answer with %s are done without, and asked again the next time',
  async (scenario) => {
    const { studied, failures, knowledge, play, clock } = await world({
      wikipedia: scenario,
      met: scenario,
    })
    knowledge.busyForSeconds(60)
    const study = await studied('Madame X')
    expect(study.sources.map(({ publisher }) => publisher)).toEqual(['Wikidata'])
    // The museum's answers have no place for an error: it is one of another shape.
    expect(failures).toHaveLength(2)
    play({ wikipedia: 'ok', met: 'ok' })
    clock.now += 61_000
    expect((await studied('Madame X')).sources.map(({ publisher }) => publisher)).toContain(
      'Wikipedia',
    )
  },
)

test('a busy service is waited for where that is short, and else left alone until its time has come', async () => {
  const short = await world({ wikidata: 'busy-once' })
  await expect(short.studied('Madame X')).resolves.toBeDefined()

  const long = await world({ wikidata: 'busy' })
  long.knowledge.busyForSeconds(60)
  await long.ask('Madame X')
  const asked = long.knowledge.requests.length
  long.play({ wikidata: 'ok' })
  expect((await long.ask('Madame X')).unreachable).toBe(true)
  expect(long.knowledge.requests).toHaveLength(asked)
  // The other search of the first question has heard it too.
  await pause(100)
  long.clock.now += 61_000
  await expect(long.studied('Madame X')).resolves.toBeDefined()
})

test('a service that keeps silent is given up after four seconds', async () => {
  const { ask } = await world({ wikidata: 'stall' })
  const began = performance.now()
  expect((await ask('Madame X')).unreachable).toBe(true)
  expect(performance.now() - began).toBeLessThan(6000)
})

test('all of it together takes eight seconds at the most', async () => {
  const { ask, knowledge } = await world({ wikidata: 'slow' })
  // Four requests, one after the other: each short enough by itself.
  knowledge.slowForMs(2500)
  const began = performance.now()
  expect((await ask('Madame X')).unreachable).toBe(true)
  expect(performance.now() - began).toBeLessThan(9500)
})

test('a service that moved within its host is followed', async () => {
  const { studied } = await world({ wikidata: 'moved', met: 'moved' })
  expect((await studied('Madame X')).sources).toHaveLength(3)
})

describe('a picture that we do not know', () => {
  const identification = {
    status: 'unrecognised' as const,
    by: 'image' as const,
    confidence: 0,
    artwork: { ...starryNight, slug: '' },
    candidates: [],
    notice: null,
  }
  const found = { artwork: null, identification, place: null }

  test('is the work that its reader named, where open sources know it', async () => {
    const { research } = await world()
    const asked = { name: 'Madame X', artist: '', language: 'en' as const }
    const further = await lookFurther({ research: research }, found, asked)
    expect(further).toMatchObject({ artwork: { wikidata: 'Q90000001' }, place: null })
    expect('identification' in further && further.identification.notice).toContain(
      'We could not recognise it in the picture',
    )
  })

  test.each(['', 'The Umbrella at Dawn'])('stays unknown by the name “%s”', async (name) => {
    const { research } = await world()
    expect(
      await lookFurther({ research: research }, found, { name, artist: '', language: 'en' }),
    ).toEqual(found)
  })
})

test('twenty readers at once make three requests at once, and the same question is asked once', async () => {
  const { studied, knowledge } = await world({ wikidata: 'slow' })
  const names = ['Madame X', 'The Reader', 'The Child’s Bath', 'Altarpiece of the Mill']
  await Promise.all(Array.from({ length: 20 }, (_, at) => studied(names[at % names.length] ?? '')))
  expect(knowledge.most()).toBe(3)
  expect(knowledge.requests.length).toBeLessThanOrEqual(4 * 7)
})

test('a reader who leaves waits no longer for open texts, and others have them', async () => {
  const { research } = await world({ wikidata: 'slow' })
  const leaving = new AbortController()
  const texts = (signal: AbortSignal) => research.textsOnSlug('wikidata-q90000001', 'en', signal)
  const both = Promise.allSettled([texts(leaving.signal), texts(new AbortController().signal)])
  leaving.abort(new Error('left'))
  const [left, stayed] = await both
  expect(left).toMatchObject({ status: 'rejected', reason: leaving.signal.reason })
  expect(stayed).toMatchObject({ value: [{ source: { publisher: 'Wikipedia' } }] })
  await expect(texts(leaving.signal)).rejects.toBe(leaving.signal.reason)
})

test('what was read is kept seven days, then read again, and stands in where the sources fail', async () => {
  const { studied, knowledge, clock, play, cache, failures } = await world()
  await studied('Madame X')
  const asked = knowledge.requests.length
  clock.now += 6 * DAY_MS
  const kept = await studied('madame x')
  expect(knowledge.requests).toHaveLength(asked)
  expect(kept.sources[0]?.read_at).toBe('2026-11-21T12:00:00.000Z')

  clock.now += 2 * DAY_MS
  play({ wikidata: 'down', wikipedia: 'down', met: 'down' })
  const stale = await studied('Madame X')
  expect(stale.sources.map(({ read_at }) => read_at?.slice(0, 10))).toEqual(
    Array(3).fill('2026-11-21'),
  )
  expect(failures.length).toBeGreaterThan(0)

  play({ wikidata: 'ok', wikipedia: 'ok', met: 'ok' })
  const fresh = await studied('Madame X')
  expect(fresh.sources[0]?.read_at?.slice(0, 10)).toBe('2026-11-29')
  // What somebody typed is nowhere in it.
  expect([...cache.rows.keys()].join('\n')).not.toMatch(/madame/iu)
})
