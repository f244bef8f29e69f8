import { expect, test } from 'vitest'
import { createWorld, realEngine } from '#test/world.ts'

/** A reader of a plan who asks, and how many analyses were counted after each question. */
async function reader(role: 'free' | 'professional' = 'professional') {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role })
  const ask = async (part: object) => {
    const body = { name: 'Las Meninas', mode: 'student', language: 'en', ...part }
    const answer = await world.ask('POST', '/api/query-artwork', { token, body })
    return { status: answer.status, count: answer.body.usage?.month_count, body: answer.body }
  }
  return { world, token, ask }
}

test('a work that was paid for is free at that depth and below, in every language', async () => {
  const { ask } = await reader()
  expect(await ask({})).toMatchObject({ count: 1, body: { counted: true } })
  for (const part of [
    {},
    { language: 'zh-TW' },
    { mode: 'explorer' },
    { mode: 'explorer', language: 'fr' },
  ])
    expect(await ask(part), JSON.stringify(part)).toMatchObject({
      count: 1,
      body: { counted: false },
    })
  expect(await ask({ mode: 'professional' })).toMatchObject({ count: 2 })
  expect(await ask({ mode: 'professional', language: 'es' })).toMatchObject({ count: 2 })
  expect(await ask({ name: 'Mona Lisa' })).toMatchObject({ count: 3 })
})

test('the same question is not counted twice, and another one is', async () => {
  const { ask } = await reader()
  const question = 'Who is the little girl?'
  expect((await ask({ question })).count).toBe(1)
  expect((await ask({ question })).count).toBe(1)
  expect((await ask({})).count).toBe(1)
  expect((await ask({ question: 'Who is the painter?' })).count).toBe(2)
})

test('a work that was paid for can be read in another language when nothing is left', async () => {
  const { ask } = await reader('free')
  const explorer = (part: object) => ask({ mode: 'explorer', ...part })
  for (let count = 0; count < 5; count++) await explorer({ question: `Why? ${count}` })
  expect((await explorer({ name: 'Mona Lisa' })).status).toBe(402)
  expect(await explorer({ artwork: 'las-meninas', language: 'fr' })).toMatchObject({
    status: 200,
    count: 5,
  })
  expect((await explorer({ artwork: 'mona-lisa', language: 'fr' })).status).toBe(402)
})

test('with nothing left, a work that was paid for is told by its title, and free things stay free', async () => {
  const { ask } = await reader('free')
  const explorer = (part: object) => ask({ mode: 'explorer', ...part })
  for (let count = 0; count < 5; count++) await explorer({ question: `Why? ${count}` })
  for (const name of ['Las Meninas', 'las meninas velazquez', 'Les Ménines'])
    expect(await explorer({ name }), name).toMatchObject({
      status: 200,
      count: 5,
      body: { counted: false },
    })
  expect(await explorer({ name: '???' })).toMatchObject({ status: 404 })
  expect(await explorer({ name: 'Judith' })).toMatchObject({ status: 300 })
  expect(await explorer({ name: 'Dogs Playing Poker' })).toMatchObject({
    status: 200,
    count: 5,
    body: { complete: false, counted: false },
  })
  expect((await explorer({ name: 'Mona Lisa' })).status).toBe(402)
  expect((await explorer({ question: 'Why? 6' })).status).toBe(402)
  // A slug of nothing falls back to the name: it is no way around the count.
  expect((await explorer({ name: 'Mona Lisa', artwork: 'las-meninos' })).status).toBe(402)
  expect((await ask({ name: 'Dogs Playing Poker', mode: 'student' })).status).toBe(403)
})

test('where open sources may tell more, a query is reserved before they are asked', async () => {
  const world = await createWorld({ engine: { ...realEngine(), asksOpenSources: true } })
  const token = await world.register('ann@example.com')
  const ask = (part: object) =>
    world.ask('POST', '/api/query-artwork', { token, body: { name: 'Las Meninas', ...part } })
  for (let count = 0; count < 5; count++) await ask({ question: `Why? ${count}` })
  expect((await ask({ name: 'Dogs Playing Poker' })).status).toBe(402)
  expect((await ask({ name: 'Las Meninas' })).status).toBe(200)
  expect((await ask({ name: 'Las Meninas', artwork: 'wikidata-q42' })).status).toBe(402)
  expect((await ask({ name: '???', artwork: 'wikidata-q42' })).status).toBe(402)
})

test('what was given back or paid last month does not pay again', async () => {
  const { world, token, ask } = await reader()
  const { body } = await ask({})
  await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, { token, body: {} })
  expect((await ask({})).count).toBe(1)
  world.clock.now = Date.UTC(2026, 11, 1)
  const login = { email: 'ann@example.com', password: 'Str0ng!passage' }
  const { body: session } = await world.ask('POST', '/api/auth/login', { body: login })
  const again = await world.ask('POST', '/api/query-artwork', {
    token: session.access_token,
    body: { name: 'Las Meninas', mode: 'student' },
  })
  expect(again.body).toMatchObject({ counted: true, usage: { month_count: 1 } })
})

test('two answers at once on one work are paid for once', async () => {
  const { ask } = await reader()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask({})))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.filter(({ body }) => body.counted)).toHaveLength(1)
  expect((await ask({})).count).toBe(1)
})
