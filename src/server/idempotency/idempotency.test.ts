import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Engine } from '#engine/engine.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld, realEngine, type World } from '#test/world.ts'
import { digestOf } from '../secrets.ts'

const starryNight = { name: 'The Starry Night', mode: 'explorer', language: 'en' }
const once = (key = 'order-1') => ({ 'idempotency-key': key })
const picture = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#204060' },
})
  .png()
  .toBuffer()

/** Each call that counts, with what it counts as. */
async function callsOf(world: World, token: string) {
  const { body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'The Night Watch' },
  })
  return [
    { url: '/api/query-artwork', ask: () => ({ body: starryNight }), counts: ['month_count', 1] },
    {
      url: '/api/analyze-artwork',
      ask: () => multipart(picture, { title: 'Harbour' }),
      counts: ['month_count', 0],
    },
    {
      url: `/api/my-analyses/${body.id}/questions`,
      ask: () => ({ body: { question: 'Who is the girl in the light?' } }),
      counts: ['month_count', 0],
    },
    {
      url: '/api/generate-artist-description',
      ask: () => multipart(picture, {}, 'own.png', 'artwork'),
      counts: ['description_count', 1],
    },
  ] as const
}

/** What is counted and kept of everything. */
async function stateOf(world: World) {
  const rows = (table: 'analyses' | 'descriptions' | 'questions') =>
    world.db.selectFrom(table).select('id').execute()
  const kept = await Promise.all([rows('analyses'), rows('descriptions'), rows('questions')])
  const usage = await world.db
    .selectFrom('month_usage')
    .select(['analyses', 'descriptions'])
    .execute()
  const reserved = await world.db
    .selectFrom('spends')
    .select('id')
    .where('state', '=', 'reserved')
    .execute()
  return { kept: kept.map(({ length }) => length), usage, reserved: reserved.length }
}

test('a repeated POST gives the same answer, byte by byte, and is counted and kept once', async () => {
  const world = await createWorld()
  const other = await createWorld({ beside: world })
  const token = await world.register('ann@example.com', { role: 'professional' })
  for (const { url, ask } of await callsOf(world, token)) {
    const headers = once(url)
    const post = (server: World) => {
      const { body, ...more } = { headers: {}, ...ask() }
      return server.ask('POST', url, { token, body, headers: { ...more.headers, ...headers } })
    }
    const first = await post(world)
    expect([first.status, first.headers['idempotency-replayed']], url).toEqual([200, undefined])
    const before = await stateOf(world)
    world.clock.now += 3_600_000
    for (const server of [world, other]) {
      const again = await post(server)
      expect([again.status, again.headers['idempotency-replayed']], url).toEqual([200, 'true'])
      expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
    }
    expect(await stateOf(world), url).toEqual(before)
  }
  expect(world.faults).toEqual([])
})

test('of many repeats at once, on two servers, one is answered and counted, and all get its answer', async () => {
  let studied = 0
  const real = realEngine()
  const engine: Engine = {
    ...real,
    async *study(...asked) {
      studied++
      await new Promise((resolve) => setTimeout(resolve, 100))
      yield* real.study(...asked)
    },
  }
  const world = await createWorld({ engine })
  const other = await createWorld({ engine, beside: world })
  const token = await world.register('ann@example.com', { role: 'professional' })
  const asked = { token, body: starryNight, headers: once() }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? world : other).ask('POST', '/api/query-artwork', asked),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(11)
  expect(studied).toBe(1)
  expect(await stateOf(world)).toMatchObject({
    kept: [1, 0, 0],
    usage: [{ analyses: 1 }],
    reserved: 0,
  })
})

test('an answer that could not be noted is found by the repeat, and not made and counted again', async () => {
  const real = realEngine()
  let studied = 0
  const engine: Engine = {
    ...real,
    async *study(...asked) {
      studied++
      await rename('kept_id', 'lost')
      yield* real.study(...asked)
    },
  }
  const world = await createWorld({ engine })
  const rename = (from: string, to: string) =>
    world.db.schema.alterTable('idempotent_requests').renameColumn(from, to).execute()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const asked = { token, body: starryNight, headers: once() }
  expect((await world.ask('POST', '/api/query-artwork', asked)).status).toBe(500)
  const before = await stateOf(world)
  expect(before).toMatchObject({ kept: [1, 0, 0], usage: [{ analyses: 1 }], reserved: 0 })

  await rename('lost', 'kept_id')
  const again = await world.ask('POST', '/api/query-artwork', asked)
  expect([again.status, again.body.identification?.artwork.slug]).toEqual([200, 'the-starry-night'])
  expect([studied, await stateOf(world)]).toEqual([1, before])
})

test('a repeat as a stream gets the end of the answer; a repeat as JSON that of a stream', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const asked = { token, body: starryNight }
  const stream = { accept: 'text/event-stream', ...once() }
  const first = await world.ask('POST', '/api/query-artwork', { ...asked, headers: stream })
  const again = await world.ask('POST', '/api/query-artwork', { ...asked, headers: once() })
  const [, done = ''] = /event: done\ndata: (.*)/u.exec(first.body) ?? []
  expect(again.body).toEqual(JSON.parse(done))
  const streamed = await world.ask('POST', '/api/query-artwork', { ...asked, headers: stream })
  expect(streamed.body.trim()).toBe(`event: done\ndata: ${done}`)
})

test('a server that dies after it has kept an answer is not counted again by the next', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const asked = { token, body: starryNight, headers: once() }
  const { body: first } = await world.ask('POST', '/api/query-artwork', asked)
  // As if the server had died between the two writes.
  const died = { answer: null, kept_id: null, held_until: world.clock.now + 30_000 }
  await world.db.updateTable('idempotent_requests').set(died).execute()
  world.clock.now += 31_000
  const other = await createWorld({ beside: world, clock: world.clock })
  const { status, body } = await other.ask('POST', '/api/query-artwork', asked)
  expect([status, body.id]).toEqual([200, first.id])
  expect(await stateOf(world)).toMatchObject({ kept: [1, 0, 0], usage: [{ analyses: 1 }] })
})

test('of two servers that make one answer, as the first was taken for dead, one keeps it and one is counted', async () => {
  const world = await createWorld()
  const other = await createWorld({ beside: world })
  const token = await world.register('ann@example.com', { role: 'professional' })
  // Both hold the id of the answer: the lease has run out at once.
  const { id: user } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const request = `POST /api/query-artwork\n${JSON.stringify({
    name: 'The Starry Night',
    artist: '',
    question: '',
    mode: 'explorer',
    language: 'en',
  })}`
  const begun = { user_id: user, key_hash: digestOf('order-1'), request_hash: digestOf(request) }
  const held = {
    created_at: world.clock.now,
    holder: 'dead',
    held_until: 0,
    kept_id: null,
    answer: null,
  }
  await world.db
    .insertInto('idempotent_requests')
    .values({ ...begun, ...held, answer_id: 'the-answer' })
    .execute()
  const expiring = setInterval(
    () => world.db.updateTable('idempotent_requests').set({ held_until: 0 }).execute(),
    1,
  )
  const asked = { token, body: starryNight, headers: once() }
  const answers = await Promise.all(
    [world, other, world, other].map((server) => server.ask('POST', '/api/query-artwork', asked)),
  )
  clearInterval(expiring)
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
    Array(4).fill([200, 'the-answer']),
  )
  expect(await stateOf(world)).toMatchObject({
    kept: [1, 0, 0],
    usage: [{ analyses: 1 }],
    reserved: 0,
  })
})

test('a key belongs to one request of one user, and must be well formed', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const eve = await world.register('eve@example.com', { role: 'professional' })
  const post = (body: object, headers: Record<string, string>, who = token) =>
    world.ask('POST', '/api/query-artwork', { token: who, body, headers })
  const { body: first } = await post(starryNight, once())
  expect((await post({ name: 'Mona Lisa' }, once())).status).toBe(422)
  expect((await post(starryNight, once(), eve)).body.id).not.toBe(first.id)
  for (const key of ['', 'two words', 'x'.repeat(256)])
    expect((await post(starryNight, once(key))).status, key).toBe(400)
})

test('a request that failed was not counted, and its repeat is asked anew', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const asked = { token, body: { name: 'Zxqv Wvutsr' }, headers: once() }
  expect((await world.ask('POST', '/api/query-artwork', asked)).status).toBe(404)
  expect(await world.db.selectFrom('idempotent_requests').selectAll().execute()).toEqual([])
  expect((await world.ask('POST', '/api/query-artwork', asked)).status).toBe(404)
})

test('the last query of a month answers its repeats, though nothing is left', async () => {
  const world = await createWorld()
  const token = await world.register('bob@example.com')
  await world.ask('GET', '/api/usage', { token })
  const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const spent = { user_id: id, month: '2026-11', analyses: 0, descriptions: 14 }
  await world.db.insertInto('month_usage').values(spent).execute()
  const post = () => {
    const { body, headers } = multipart(picture, {}, 'own.png', 'artwork')
    return world.ask('POST', '/api/generate-artist-description', {
      token,
      body,
      headers: { ...headers, ...once() },
    })
  }
  const first = await post()
  expect([first.status, first.body.usage.remaining]).toEqual([200, 0])
  expect((await post()).body).toEqual(first.body)
})

test('the kept answer goes after a day, or with what it answers', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const post = (key: string, name: string) =>
    world.ask('POST', '/api/query-artwork', { token, body: { name }, headers: once(key) })
  const { body } = await post('one', 'The Starry Night')
  await post('two', 'Mona Lisa')
  const held = async () =>
    (await world.db.selectFrom('idempotent_requests').selectAll().execute()).length
  await world.tidy()
  expect(await held()).toBe(2)
  await world.ask('DELETE', `/api/my-analyses/${body.id}`, { token })
  world.clock.now += 11 * 60_000
  await world.tidy()
  expect(await held()).toBe(1)
  world.clock.now += 24 * 3_600_000
  await world.tidy()
  expect(await held()).toBe(0)
  expect(world.faults).toEqual([])
})
