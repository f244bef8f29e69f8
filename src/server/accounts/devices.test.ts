import { expect, test } from 'vitest'
import { createWorld, PASSWORD, type World } from '#test/world.ts'

const email = 'ann@example.com'
const ip = '192.0.2.1'
const WRONG = 'Wr0ng!passage'

type Answer = Awaited<ReturnType<World['ask']>>
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

async function worldWithAnn(environment = {}) {
  const world = await createWorld({ environment })
  await world.register(email)
  const logIn = (password: string, cookie = '', who = email) =>
    world.ask('POST', '/api/auth/login', {
      body: { email: who, password },
      ip,
      headers: { cookie },
    })
  async function guess(times: number) {
    for (let count = 0; count < times; count++) await logIn(WRONG)
  }
  return { world, logIn, guess }
}

test('a right password from a browser that was logged in before works while others guess from its network', async () => {
  const { logIn, guess } = await worldWithAnn()
  const cookie = cookieOf(await logIn(PASSWORD))
  await guess(110)
  expect((await logIn(PASSWORD)).status).toBe(429)
  expect((await logIn(PASSWORD, cookie)).status).toBe(200)
  expect((await logIn(PASSWORD, `other=1; ${cookie}; more=2`)).status).toBe(200)
})

test('guessers all over the world lock nobody out', async () => {
  const { world, logIn } = await worldWithAnn()
  for (let count = 0; count < 150; count++)
    await world.ask('POST', '/api/auth/login', { body: { email, password: WRONG } })
  expect((await logIn(PASSWORD)).status).toBe(200)
})

test('a browser that was logged in before has ten tries too', async () => {
  const { logIn } = await worldWithAnn()
  const cookie = cookieOf(await logIn(PASSWORD))
  for (let count = 0; count < 10; count++) expect((await logIn(WRONG, cookie)).status).toBe(401)
  expect((await logIn(PASSWORD, cookie)).status).toBe(429)
})

test('the mark of one account, or a made-up one, opens no tries at another', async () => {
  const { world, logIn, guess } = await worldWithAnn()
  await world.register('bob@example.com')
  const bobs = cookieOf(await logIn(PASSWORD, '', 'bob@example.com'))
  await guess(10)
  expect((await logIn(PASSWORD, bobs)).status).toBe(429)
  const forged = `${bobs.split('~')[0]}~${'A'.repeat(43)}`
  expect((await logIn(PASSWORD, forged)).status).toBe(429)
})

test('a browser keeps the marks of five accounts, the newest', async () => {
  const { world, logIn, guess } = await worldWithAnn()
  let cookie = cookieOf(await logIn(PASSWORD))
  for (let count = 0; count < 4; count++) {
    await world.register(`bob-${count}@example.com`)
    cookie = cookieOf(await logIn(PASSWORD, cookie, `bob-${count}@example.com`))
  }
  await guess(10)
  expect((await logIn(PASSWORD, cookie)).status).toBe(200)
  await world.register('eve@example.com')
  cookie = cookieOf(await logIn(PASSWORD, cookie, 'eve@example.com'))
  cookie = cookieOf(await logIn(PASSWORD, cookie, 'bob-1@example.com'))
  expect(cookie.split('~')).toHaveLength(6)
})

test('after a reset the right password works, whoever guessed before', async () => {
  const { world, logIn, guess } = await worldWithAnn()
  await guess(110)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const body = { token: await world.resetTokenOf(email), new_password: 'N3w!passphrase' }
  const reset = await world.ask('POST', '/api/auth/reset-password', { body, ip })
  expect((await logIn('N3w!passphrase')).status).toBe(429)
  expect((await logIn('N3w!passphrase', cookieOf(reset))).status).toBe(200)
})

test('no script reads the mark, no other site sends it, and nobody learns from it who has an account', async () => {
  const { world, logIn } = await worldWithAnn()
  const header = String((await logIn(PASSWORD)).headers['set-cookie'])
  expect(header).toMatch(
    /^artsking_device=\S+; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/u,
  )
  expect(header).not.toContain('ann')
  expect((await logIn(WRONG)).headers['set-cookie']).toBeUndefined()
  const answer = await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  expect(answer.headers['set-cookie']).toBeUndefined()
})
