import { expect, test } from 'vitest'
import { createWorld, type World } from '#test/world.ts'

const NEW_KEY = { name: 'Museum guide', scopes: ['read', 'ask'] }
const starryNight = { name: 'The Starry Night', mode: 'explorer', language: 'en' }

const create = (world: World, token: string, body: unknown = NEW_KEY) =>
  world.ask('POST', '/api/account/keys', { token, body })
const list = async (world: World, token: string) =>
  (await world.ask('GET', '/api/account/keys', { token })).body.keys

test('a key is shown once and stored as a digest; its use is noted; a revoked one opens nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { status, body } = await create(world, token)
  expect(status).toBe(200)
  expect(body.key).toMatch(/^art_[\w-]{43}$/u)
  expect(body).toMatchObject({ ...NEW_KEY, ending: body.key.slice(-4), last_used_at: null })
  const { key, ...shown } = body
  expect(await list(world, token)).toEqual([shown])
  expect(JSON.stringify(await world.db.selectFrom('api_keys').selectAll().execute())).not.toContain(
    key,
  )

  world.clock.now += 60_000
  const answer = await world.ask('POST', '/api/query-artwork', { token: key, body: starryNight })
  expect(answer.body).toMatchObject({ counted: true, usage: { month_count: 1 } })
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(1)
  expect(
    (await world.ask('GET', `/api/my-analyses/${answer.body.id}`, { token: key })).status,
  ).toBe(200)
  expect((await list(world, token))[0].last_used_at).toBe(new Date(world.clock.now).toISOString())

  const stranger = await world.register('eve@example.com')
  expect(
    (await world.ask('DELETE', `/api/account/keys/${body.id}`, { token: stranger })).status,
  ).toBe(404)
  expect((await world.ask('GET', '/api/usage', { token: key })).status).toBe(200)
  expect((await world.ask('DELETE', `/api/account/keys/${body.id}`, { token })).status).toBe(200)
  expect((await world.ask('GET', '/api/usage', { token: key })).body).toEqual({
    code: 'invalid_key',
    params: {},
    detail: 'This API key is not valid. It may have been revoked.',
  })
  expect((await world.ask('DELETE', `/api/account/keys/${body.id}`, { token })).status).toBe(404)
  expect(world.faults).toEqual([])
})

test('an account holds ten keys and no more, however many are asked for at once', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const answers = await Promise.all(Array.from({ length: 14 }, () => create(world, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(10).fill(200),
    ...Array(4).fill(409),
  ])
  expect(await list(world, token)).toHaveLength(10)
})

test('keys belong to the Professional plan: without it none is made, and those that were made rest', async () => {
  const world = await createWorld()
  const free = await world.register('bob@example.com', { role: 'student' })
  expect((await create(world, free)).status).toBe(403)
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { key, id } = (await create(world, token)).body
  await world.db.updateTable('users').set({ role_until: world.clock.now }).execute()
  const refused = await world.ask('GET', '/api/usage', { token: key })
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'API keys need the Professional plan.',
  ])
  expect(await list(world, token)).toHaveLength(1)
  expect((await world.ask('DELETE', `/api/account/keys/${id}`, { token })).status).toBe(200)
})

test.each([
  { name: '  ', scopes: ['read'] },
  { name: 'x'.repeat(61), scopes: ['read'] },
  { name: 'None', scopes: [] },
  { name: 'Odd', scopes: ['admin'] },
])('a key needs a name and scopes that exist: %j', async (body) => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  expect((await create(world, token, body)).status).toBe(400)
  expect(await list(world, token)).toEqual([])
})

test('each key has its own limit, and every answer says what is left of it', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { key } = (await create(world, token)).body
  const other = (await create(world, token)).body.key
  const ask = () => world.ask('GET', '/api/usage', { token: key })
  const first = await ask()
  expect(first.headers['ratelimit-policy']).toBe('"key";q=120;w=60')
  expect(first.headers.ratelimit).toMatch(/^"key";r=119;t=(60|59)$/u)
  for (let left = 118; left >= 0; left--)
    expect((await ask()).headers.ratelimit).toContain(`r=${left};`)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.ratelimit).toMatch(/^"key";r=0;t=\d+$/u)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await world.ask('GET', '/api/usage', { token: other })).status).toBe(200)
  const byPage = await world.ask('GET', '/api/usage', { token })
  expect([byPage.status, byPage.headers.ratelimit]).toEqual([200, undefined])
})

test('the stream of an answer says what is left of the limit, too', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { key } = (await create(world, token)).body
  const { status, headers } = await world.ask('POST', '/api/query-artwork', {
    token: key,
    body: starryNight,
    headers: { accept: 'text/event-stream' },
  })
  expect([status, headers.ratelimit]).toEqual([200, expect.stringContaining('r=119;')])
})

test('closing the account deletes its keys; they open nothing any more', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { key } = (await create(world, token)).body
  const body = { password: 'Str0ng!passage' }
  expect((await world.ask('POST', '/api/account/close', { token: key, body })).status).toBe(403)
  expect((await world.ask('POST', '/api/account/close', { token, body })).status).toBe(200)
  expect(await world.db.selectFrom('api_keys').selectAll().execute()).toEqual([])
  expect((await world.ask('GET', '/api/usage', { token: key })).status).toBe(401)
})
