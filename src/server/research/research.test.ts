import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { createLiveResearch } from '#engine/gather/live/live-research.ts'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { openTestDatabase } from '#test/database.ts'
import { startFakeKnowledge } from '#test/fake-knowledge/server.ts'
import { catalogueWithoutRing } from '#test/real-catalogue.ts'
import { createWorld } from '#test/world.ts'
import { createResearchStore } from './store.ts'

const DAY_MS = 24 * 3600 * 1000
const TITLE: Record<Language, string> = {
  en: 'Portrait of Madame X',
  fr: 'Portrait de Madame X',
  es: 'Retrato de Madame X',
  'zh-TW': 'X夫人',
}

/**
 * The whole app over the real catalogue, with open sources beside it, and somebody who may ask
 * anything.
 */
async function researching() {
  const knowledge = await startFakeKnowledge()
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const store = createResearchStore(db)
  const dropped: string[] = []
  const world = await createWorld({
    clock,
    engine: createEngine({
      catalogue: catalogueWithoutRing,
      research: createLiveResearch({
        sources: knowledge.sources,
        cache: store,
        now: () => clock.now,
        onFailure: () => {},
      }),
      onDropped: (_slug, fault) => dropped.push(fault),
    }),
  })
  const token = await world.register('ann@example.com', { role: 'professional' })
  async function ask(query: Record<string, string>) {
    const { status, body } = await world.ask('POST', '/api/query-artwork', { token, body: query })
    return { status, answer: body as AnalysisAnswer, detail: body.detail as string | undefined }
  }
  const asked = async () =>
    (await world.ask('GET', '/api/usage', { token })).body.month_count as number
  return { knowledge, clock, store, world, token, dropped, ask, asked }
}

test('a work outside the catalogue is explained in four languages at three depths, with sources', async () => {
  const { ask, asked, dropped, world, token } = await researching()
  for (const language of LANGUAGES) {
    for (const mode of MODES) {
      const { status, answer } = await ask({ name: TITLE[language], language, mode })
      expect(status, `${language} ${mode}`).toBe(200)
      expect(answer).toMatchObject({
        writer: 'built-in',
        complete: false,
        web_research: { used: true },
      })
      expect(answer.identification.artwork).toMatchObject({
        slug: 'wikidata-q90000001',
        title: TITLE[language],
      })
      expect(answer.statements.length, `${language} ${mode}`).toBeGreaterThanOrEqual(
        mode === 'explorer' ? 9 : 13,
      )
      for (const { sources } of answer.statements) expect(sources.length).toBeGreaterThan(0)
      expect(answer.sources.map(({ licence }) => licence)).toEqual([
        'CC0 1.0',
        'CC0 1.0',
        'CC BY-SA 4.0',
      ])
      expect(answer.analysis).toContain('Enhanced with real-time web research')
    }
  }
  expect(dropped).toEqual([])
  // Fewer than ten sentences are free. Then the work is paid for once at each deeper depth, and
  // free in other languages.
  expect(await asked()).toBe(MODES.length - 1)
  const kept = await world.ask('GET', '/api/my-analyses?page=1', { token })
  expect(kept.body.analyses).toHaveLength(10)
})

test('a work of the catalogue asks nobody, and says nothing of live research', async () => {
  const { ask, knowledge } = await researching()
  const { answer } = await ask({ name: 'The Starry Night' })
  expect(answer.web_research).toEqual({ used: false })
  expect(answer.analysis).not.toContain('Enhanced with')
  expect(knowledge.requests).toEqual([])
})

test('a work of the catalogue’s name by another maker is looked for; where nobody knows it, ours is offered', async () => {
  const { ask, asked } = await researching()
  const { status, detail } = await ask({ name: 'The Starry Night', artist: 'Mary Cassatt' })
  expect(status).toBe(404)
  expect(detail).toMatch(/by Mary Cassatt.*Did you mean The Starry Night \(Vincent van Gogh\)/u)
  expect(await asked()).toBe(0)
})

test('another work of the name is one press away, and labels alone are free', async () => {
  const { ask, asked } = await researching()
  const { answer } = await ask({ name: 'The Reader' })
  expect(answer.identification.status).toBe('ambiguous')
  const [other] = answer.identification.candidates
  const second = await ask({
    name: 'The Reader',
    artwork: other?.slug ?? '',
    instead_of: answer.id,
  })
  expect(second.answer.identification.artwork.artist).toBe('Édouard Manet')
  expect(await asked()).toBe(0)
})

test('what nobody knows is said to be unknown, and costs nothing', async () => {
  const { ask, asked } = await researching()
  const { status, detail } = await ask({ name: 'The Umbrella at Dawn' })
  expect(status).toBe(404)
  expect(detail).toContain('We do not know an artwork called “The Umbrella at Dawn”')
  expect(await asked()).toBe(0)
})

test.each([
  ['en', 'is not in our catalogue, and open sources could not be reached'],
  ['fr', 'n’ont pas pu être jointes'],
  ['es', 'no hemos podido consultar fuentes abiertas'],
  ['zh-TW', '目前也無法連上公開資料來源'],
] as const)(
  'where open sources cannot be reached, that is said, and costs nothing, in %s',
  async (language, words) => {
    const { ask, asked, knowledge } = await researching()
    knowledge.play('wikidata', 'down')
    const { status, detail } = await ask({ name: TITLE[language], language })
    expect(status).toBe(404)
    expect(detail).toContain(words)
    expect(await asked()).toBe(0)
  },
)

test('what was read is kept for all in the database, for a week; after that it stands in where a source fails', async () => {
  const { ask, knowledge, clock, store } = await researching()
  await ask({ name: 'Madame X' })
  const requests = knowledge.requests.length
  clock.now += 6 * DAY_MS
  expect((await ask({ name: 'Madame X', mode: 'student' })).status).toBe(200)
  expect(knowledge.requests).toHaveLength(requests)

  clock.now += 2 * DAY_MS
  knowledge.play('wikidata', 'down')
  const stale = await ask({ name: 'Madame X' })
  expect(stale.answer.sources[0]?.read_at).toBe('2026-11-21T12:00:00.000Z')
  expect(knowledge.requests.length).toBeGreaterThan(requests)

  expect(await store.find('2 work Q90000001', 'en')).not.toBeNull()
  await store.sweep(clock.now + 90 * DAY_MS)
  expect(await store.find('2 work Q90000001', 'en')).toBeNull()
})

test('of what was read only so much is kept, however many names are asked for', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const store = createResearchStore(db, 3)
  for (let readAt = 1; readAt <= 5; readAt++)
    await store.keep(`name ${readAt}`, 'en', { body: '{}', readAt })
  await store.sweep(5)
  const kept = await db.selectFrom('research').select('subject').orderBy('read_at').execute()
  expect(kept.map(({ subject }) => subject)).toEqual(['name 3', 'name 4', 'name 5'])
})

test('a later question on such an answer is answered from what was read for it', async () => {
  const { ask, world, token } = await researching()
  const { answer } = await ask({ name: 'Madame X', mode: 'professional' })
  const { status, body } = await world.ask('POST', `/api/my-analyses/${answer.id}/questions`, {
    token,
    body: { question: 'Where is it?' },
  })
  expect(status).toBe(200)
  expect(body.answer).toMatchObject({
    brings: 'said',
    statements: [{ text: expect.stringContaining('Metropolitan Museum of Art'), sources: [1, 2] }],
  })
})
