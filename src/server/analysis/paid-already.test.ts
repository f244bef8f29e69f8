import { expect, test } from 'vitest'
import { createWorld } from '#test/world.ts'

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
  for (const part of [{}, { language: 'zh-TW' }, { mode: 'explorer' }, { mode: 'explorer', language: 'fr' }])
    expect(await ask(part), JSON.stringify(part)).toMatchObject({ count: 1, body: { counted: false } })
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
  expect(await explorer({ artwork: 'las-meninas', language: 'fr' })).toMatchObject({ status: 200, count: 5 })
  expect((await explorer({ artwork: 'mona-lisa', language: 'fr' })).status).toBe(402)
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
