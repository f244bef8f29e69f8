import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { createFollowUps } from '#engine/follow-up.ts'
import type { Counted, Moved, Spent } from '#shared/api/counted.ts'
import { madeUpCatalogue } from '#test/made-up-catalogue.ts'
import { createWorld, PASSWORD, type World } from '#test/world.ts'
import { up } from '../db/migrations/0019-counted.ts'
import { createPackStore } from './packs.ts'

const MINUTE = 60_000

async function setUp(options: Parameters<typeof createWorld>[0] = {}) {
  const world = await createWorld(options)
  const token = await world.register('ann@example.com')
  const { id: userId } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const packs = createPackStore(world.db)
  const inOne = world.db.transaction()
  return {
    world,
    token,
    async ask(body: object) {
      world.clock.now += MINUTE
      return (await world.ask('POST', '/api/query-artwork', { token, body })).body
    },
    async post(url: string, body: object = {}) {
      world.clock.now += MINUTE
      const answer = await world.ask('POST', url, { token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    },
    buy(sessionId: string) {
      const bought = { userId, sessionId, paymentId: `pay ${sessionId}` }
      return inOne.execute((tx) => packs.grantWithin(tx, bought, world.clock.now))
    },
    refund: (sessionId: string) =>
      inOne.execute((tx) => packs.refundWithin(tx, `pay ${sessionId}`, world.clock.now)),
    read: (query = '') => read(world, token, query),
  }
}

async function read(world: World, token: string, query = ''): Promise<Counted> {
  const { status, body } = await world.ask('GET', `/api/counted${query}`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const brief = (entries: Counted['entries']) =>
  entries.map((entry) => ('about' in entry ? `${entry.kind} ${entry.about?.title}` : entry.kind))

test('each analysis that counted is listed with its work, its question and what paid, the newest first', async () => {
  const { world, ask, buy, read } = await setUp()
  const first = await ask({ name: 'The Starry Night', question: 'Where is it now?' })
  world.clock.now += MINUTE
  const boughtAt = new Date(world.clock.now).toISOString()
  await buy('one')
  const second = await ask({ name: 'La Joconde', mode: 'student', language: 'fr' })
  const { entries, pagination } = await read()
  expect(brief(entries)).toEqual([
    'analysis La Joconde',
    'pack_bought',
    'analysis The Starry Night',
  ])
  expect(entries[0]).toMatchObject({
    at: second.created_at,
    about: {
      analysis_id: second.id,
      slug: 'mona-lisa',
      mode: 'student',
      language: 'fr',
      question: '',
    },
    pack: { bought_at: boughtAt },
    given_back: false,
    given_back_at: null,
  })
  expect(entries[1]).toMatchObject({ at: boughtAt, queries: 25, pack: { bought_at: boughtAt } })
  expect(entries[2]).toMatchObject({
    about: { analysis_id: first.id, question: 'Where is it now?' },
    pack: null,
    month: '2026-11',
  })
  expect(pagination).toMatchObject({ total_count: 3, total_pages: 1 })
})

test('what did not count is not listed: the unknown, a label, the same once more, and a failure', async () => {
  const { ask, read } = await setUp()
  await ask({ name: 'The Starry Night' })
  await ask({ name: 'No such work as this one' })
  await ask({ name: 'The Starry Night' })
  await ask({ name: 'Benin Bronzes' })
  expect(brief((await read()).entries)).toEqual(['analysis The Starry Night'])
})

test('what was called wrong stays in the list, with the time at which it came back', async () => {
  const { world, ask, post, read, buy } = await setUp()
  const byMonth = await ask({ name: 'The Starry Night' })
  await buy('one')
  const byPack = await ask({ name: 'Mona Lisa', mode: 'student' })
  await post(`/api/my-analyses/${byMonth.id}/complaint`)
  const before = new Date(world.clock.now).toISOString()
  await post(`/api/my-analyses/${byPack.id}/complaint`)
  const after = new Date(world.clock.now).toISOString()
  const spent = (await read()).entries.filter((entry): entry is Spent => 'about' in entry)
  expect(spent.map((one) => [one.about?.slug, one.given_back, one.given_back_at])).toEqual([
    ['mona-lisa', true, after],
    ['the-starry-night', true, before],
  ])
})

test('a question that took a query is listed with the work that it was about, and those that are included are not', async () => {
  const onDropped = (slug: string, fault: string) => {
    throw new Error(`${slug}: ${fault}`)
  }
  const { ask, post, read } = await setUp({
    engine: createEngine({ catalogue: madeUpCatalogue, onDropped }),
    followUps: createFollowUps({ catalogue: madeUpCatalogue, onDropped }),
  })
  const { id } = await ask({ name: 'A Woman and a Heron' })
  const url = `/api/my-analyses/${id}/questions`
  for (const question of [
    'Who is the woman with the bird?',
    'Was it ever stolen?',
    'Why is it so famous?',
    'How much was it sold for?',
  ])
    await post(url, { question })
  const { entries } = await read()
  expect(entries.map(({ kind }) => kind)).toEqual(['question', 'analysis'])
  expect(entries[0]).toMatchObject({
    about: { analysis_id: id, title: 'A Woman and a Heron', question: 'How much was it sold for?' },
    given_back: false,
  })
  const { answer } = await post(url, { question: 'How much was it sold for?' })
  await post(`${url}/${answer.id}/refusal`)
  expect((await read()).entries[0]).toMatchObject({ kind: 'question', given_back: true })
})

test('of what was deleted the list keeps the count, and not what it was', async () => {
  const { world, token, ask, read } = await setUp()
  const { id } = await ask({ name: 'The Starry Night', question: 'A secret of mine?' })
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token })
  expect((await read()).entries).toMatchObject([{ kind: 'analysis', about: null }])
  world.clock.now += 60 * MINUTE
  await world.tidy()
  const { entries } = await read()
  expect(entries).toMatchObject([{ kind: 'analysis', about: null, given_back: false }])
  expect(JSON.stringify(entries)).not.toContain('secret')
})

test('a pack that runs out, or whose payment goes back, is listed with what it still held', async () => {
  const { world, ask, buy, refund } = await setUp()
  await buy('one')
  await buy('two')
  await ask({ name: 'Mona Lisa', mode: 'student' })
  world.clock.now += MINUTE
  await refund('two')
  world.clock.now = Date.UTC(2027, 5, 1)
  await world.tidy()
  const { body } = await world.ask('POST', '/api/auth/login', {
    body: { email: 'ann@example.com', password: PASSWORD },
  })
  const { entries } = await read(world, body.access_token)
  const moved = entries.filter((entry): entry is Moved => !('about' in entry))
  // The packs expire at the same time: either of them may have paid.
  const left = moved.filter(({ kind }) => kind !== 'pack_bought')
  expect(moved.map(({ kind }) => kind).toSorted()).toEqual([
    'pack_bought',
    'pack_bought',
    'pack_expired',
    'pack_refunded',
  ])
  expect(left.reduce((sum, { queries }) => sum + queries, 0)).toBe(49)
})

test('pages follow each other without gap or overlap, and a page too far is the last one', async () => {
  const { ask, read } = await setUp()
  for (let count = 0; count < 5; count++)
    await ask({ name: 'Mona Lisa', question: `Why ${count}?` })
  const one = await read('?limit=2')
  const two = await read('?limit=2&page=2')
  const three = await read('?limit=2&page=3')
  const ids = [one, two, three].flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
  expect(three.pagination).toMatchObject({ total_count: 5, total_pages: 3, has_next: false })
  expect(await read('?limit=2&page=9')).toEqual(three)
})

test('what was counted before its time was noted is listed under the time at which it was begun', async () => {
  const { world, ask, post, read } = await setUp()
  await ask({ name: 'No such work as this one' })
  const [begun, wrong] = [await ask({ name: 'The Starry Night' }), await ask({ name: 'Mona Lisa' })]
  await post(`/api/my-analyses/${wrong.id}/complaint`)
  const complained = new Date(world.clock.now).toISOString()
  const { schema } = world.db
  await schema.dropIndex('spends_counted').execute()
  for (const column of ['settled_at', 'given_back_at'])
    await schema.alterTable('spends').dropColumn(column).execute()
  await schema.alterTable('pack_movements').renameTo('ledger').execute()
  await up(world.db as unknown as Kysely<unknown>)
  await schema.alterTable('ledger').renameTo('pack_movements').execute()
  expect((await read()).entries).toMatchObject([
    { about: { analysis_id: wrong.id }, given_back: true, given_back_at: complained },
    { about: { analysis_id: begun.id }, at: begun.created_at, given_back: false },
  ])
})

test('nobody reads what was counted for another', async () => {
  const { world, ask } = await setUp()
  await ask({ name: 'The Starry Night' })
  const eve = await world.register('eve@example.com')
  expect((await read(world, eve)).entries).toEqual([])
  expect((await world.ask('GET', '/api/counted')).status).toBe(401)
})
