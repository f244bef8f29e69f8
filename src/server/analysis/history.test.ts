import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { History } from '#shared/api/history.ts'
import { createWorld } from '#test/world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

function visitor(world: World, token: string) {
  return {
    async ask(body: object): Promise<{ id: string }> {
      world.clock.now += 60_000
      const answer = await world.ask('POST', '/api/query-artwork', { token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    },
    async history(query = ''): Promise<History> {
      const answer = await world.ask('GET', `/api/my-analyses${query}`, { token })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    },
    async found(search: string): Promise<string[]> {
      const { analyses } = await this.history(`?search=${encodeURIComponent(search)}`)
      return analyses.map((analysis) => `${analysis.language} ${analysis.artwork.slug}`)
    },
  }
}

test('the history lists analyses, the newest first, with all that a card shows', async () => {
  const world = await createWorld()
  const ann = visitor(world, await world.register('ann@example.com'))
  expect(await ann.history()).toEqual({
    analyses: [],
    pagination: {
      total_count: 0,
      total_pages: 1,
      current_page: 1,
      has_prev: false,
      has_next: false,
    },
  })
  const first = await ann.ask({ name: 'The Starry Night', question: 'Where is it now?' })
  const second = await ann.ask({ name: 'La Joconde', language: 'fr' })
  const { analyses, pagination } = await ann.history()
  expect(analyses.map((analysis) => analysis.id)).toEqual([second.id, first.id])
  expect(analyses[1]).toMatchObject({
    created_at: '2026-11-21T12:01:00.000Z',
    mode: 'explorer',
    language: 'en',
    has_image: false,
    user_question: 'Where is it now?',
    preview: expect.stringContaining('Museum of Modern Art'),
    full_response: expect.stringContaining('# The Starry Night'),
    artwork: { slug: 'the-starry-night', title: 'The Starry Night', artist: 'Vincent van Gogh' },
  })
  expect(pagination).toMatchObject({ total_count: 2, total_pages: 1 })
})

test('pages of ten follow each other without gap or overlap, and a page too far is the last one', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const ann = visitor(world, token)
  const asked: string[] = []
  for (let number = 0; number < 12; number++) asked.push((await ann.ask({ name: 'Mona Lisa' })).id)
  const one = await ann.history('?page=1&limit=10')
  const two = await ann.history('?page=2&limit=10')
  const ids = [...one.analyses, ...two.analyses].map((analysis) => analysis.id)
  expect(ids).toEqual(asked.toReversed())
  expect(one.pagination).toEqual({
    total_count: 12,
    total_pages: 2,
    current_page: 1,
    has_prev: false,
    has_next: true,
  })
  expect(two.pagination).toMatchObject({ current_page: 2, has_prev: true, has_next: false })
  expect((await ann.history('?page=9')).pagination.current_page).toBe(2)
  for (const query of [
    '?page=0',
    '?page=-1',
    '?page=x',
    '?limit=1000',
    `?search=${'x'.repeat(500)}`,
  ]) {
    const { status, body } = await world.ask('GET', `/api/my-analyses${query}`, { token })
    expect([status, typeof body.detail], query).toEqual([400, 'string'])
  }
})

test('a search finds title, artist, question and text in every language, whatever the case and the accents', async () => {
  const world = await createWorld()
  const ann = visitor(world, await world.register('ann@example.com', { role: 'professional' }))
  await ann.ask({ name: 'The Starry Night', question: 'Why 100% cobalt_blue?' })
  await ann.ask({ name: 'La Nuit étoilée', language: 'fr' })
  await ann.ask({ name: '神奈川沖浪裏', language: 'zh-TW' })
  await ann.ask({ name: 'La Gioconda', language: 'es' })

  expect(await ann.found('STARRY')).toEqual(['fr the-starry-night', 'en the-starry-night'])
  expect(await ann.found('nuit etoilee')).toEqual(['fr the-starry-night', 'en the-starry-night'])
  expect(await ann.found('Étoilée Gogh')).toEqual(['fr the-starry-night', 'en the-starry-night'])
  expect(await ann.found('gogh')).toEqual(['fr the-starry-night', 'en the-starry-night'])
  expect(await ann.found('浪')).toEqual(['zh-TW the-great-wave-off-kanagawa'])
  expect(await ann.found('神奈')).toEqual(['zh-TW the-great-wave-off-kanagawa'])
  expect(await ann.found('waterfall')).toEqual([])
  // Titles and makers in languages that the texts are not in, also beside a word of the text or of
  // the question.
  expect(await ann.found('off kanagawa')).toEqual(['zh-TW the-great-wave-off-kanagawa'])
  expect(await ann.found('梵谷')).toEqual(['fr the-starry-night', 'en the-starry-night'])
  expect(await ann.found('文森梵谷')).toEqual(['fr the-starry-night', 'en the-starry-night'])
  expect(await ann.found('葛飾 Hokusai')).toEqual(['zh-TW the-great-wave-off-kanagawa'])
  expect(await ann.found('joconde')).toEqual(['es mona-lisa'])
  expect(await ann.found('梵谷 cobalt')).toEqual(['en the-starry-night'])
  expect(await ann.found('梵谷 xylophone')).toEqual([])
  expect(await ann.found('Leonardo')).toEqual(['es mona-lisa'])
  expect(await ann.found('100%')).toEqual(['en the-starry-night'])
  expect(await ann.found('cobalt_')).toEqual(['en the-starry-night'])
  expect(await ann.found('t_l%')).toEqual([])
  expect(await ann.found('!')).toEqual([])
  expect(await ann.found("'; drop table users; --")).toEqual([])
  expect(await ann.found('\u0000')).toHaveLength(4)
  expect(await ann.found('  ')).toHaveLength(4)
})

test('every page of a search tells how many there are in all: full ones, the last one, and one too far', async () => {
  const world = await createWorld()
  const ann = visitor(world, await world.register('ann@example.com', { role: 'professional' }))
  for (let count = 0; count < 5; count++)
    await ann.ask({ name: 'Mona Lisa', question: `Why ${count}?` })
  await ann.ask({ name: 'The Starry Night' })
  for (const [page, shown, current] of [
    [1, 2, 1],
    [2, 2, 2],
    [3, 1, 3],
    [9, 1, 3],
  ]) {
    const { analyses, pagination } = await ann.history(`?search=mona&limit=2&page=${page}`)
    expect(analyses, `page ${page}`).toHaveLength(shown ?? 0)
    expect(pagination, `page ${page}`).toMatchObject({
      total_count: 5,
      total_pages: 3,
      current_page: current,
    })
  }
})

test('the preview of a search shows where the word was found', async () => {
  const world = await createWorld()
  const ann = visitor(world, await world.register('ann@example.com'))
  await ann.ask({ name: 'The Starry Night' })
  const [plain] = (await ann.history()).analyses
  const [found] = (await ann.history('?search=cypress')).analyses
  expect(found?.preview.toLowerCase()).toContain('cypress')
  expect(plain?.full_response).toBe(found?.full_response)
})

test('what is deleted is gone at once, comes back for ten minutes, and then is gone for good', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const ann = visitor(world, token)
  const kept = await ann.ask({ name: 'The Starry Night' })
  const deleted = await ann.ask({ name: 'The Starry Night' })
  const path = `/api/my-analyses/${deleted.id}`
  const removal = await world.ask('DELETE', path, { token })
  expect(removal).toMatchObject({
    status: 200,
    body: { id: deleted.id, restorable_until: '2026-11-21T12:12:00.000Z' },
  })
  expect((await world.ask('GET', path, { token })).status).toBe(404)
  expect((await world.ask('DELETE', path, { token })).status).toBe(404)
  expect((await ann.history()).pagination.total_count).toBe(1)

  await world.tidy()
  expect((await world.ask('POST', `${path}/restore`, { token })).status).toBe(200)
  expect((await world.ask('GET', path, { token })).status).toBe(200)
  expect(await ann.found('starry')).toHaveLength(2)

  await world.ask('DELETE', path, { token })
  world.clock.now += 10 * 60_000
  expect((await world.ask('POST', `${path}/restore`, { token })).status).toBe(404)
  await world.tidy()
  const ids = async (table: 'analyses' | 'history') =>
    (
      await sql<{
        id: string
      }>`select ${table === 'analyses' ? sql`id` : sql`analysis_id as id`} from ${sql.table(table)}`.execute(
        world.db,
      )
    ).rows.map((row) => row.id)
  expect(await ids('analyses')).toEqual([kept.id])
  expect(await ids('history')).toEqual([kept.id])
  // The text that both shared stays as long as one of them does.
  expect(await ann.found('starry')).toHaveLength(1)
  expect(await world.db.selectFrom('history_answers').selectAll().execute()).toHaveLength(1)
  await world.ask('DELETE', `/api/my-analyses/${kept.id}`, { token })
  world.clock.now += 10 * 60_000
  await world.tidy()
  expect(await world.db.selectFrom('history_answers').selectAll().execute()).toEqual([])
})

test('nobody sees, finds, deletes or brings back what is not theirs', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { id } = await visitor(world, token).ask({ name: 'The Starry Night' })
  const stranger = await world.register('eve@example.com')
  expect((await visitor(world, stranger).history()).analyses).toEqual([])
  expect(await visitor(world, stranger).found('starry')).toEqual([])
  expect((await world.ask('DELETE', `/api/my-analyses/${id}`, { token: stranger })).status).toBe(
    404,
  )
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token })
  expect(
    (await world.ask('POST', `/api/my-analyses/${id}/restore`, { token: stranger })).status,
  ).toBe(404)
  expect((await world.ask('GET', '/api/my-analyses')).status).toBe(401)
})
