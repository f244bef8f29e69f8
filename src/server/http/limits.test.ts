import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { createWorld, PASSWORD } from '#test/world.ts'
import { createLimits, type Limit, type Limits } from './limits.ts'

// Limits of one process are kept in no database: once is enough.
const inMemory = test.skipIf(process.env.TEST_DATABASE === 'postgres')
const onPostgres = test.runIf(
  process.env.TEST_DATABASE === 'postgres' && process.env.TEST_DATABASE_URL,
)

const email = 'ann@example.com'
const ip = '192.0.2.1'
const credentials = { email, password: PASSWORD }
const code = { email, verification_code: '000000', user_data: credentials }
const reset = { token: 'unknown', new_password: 'N3w!passphrase' }

async function useUp(limit: Limit, key: string) {
  let isLeft = true
  while (isLeft)
    isLeft = await limit.take(key).then(
      () => true,
      () => false,
    )
}

/** What is refused when a limit is used up by a key: a user's id where none is named. */
const held: [keyof Limits, string | null, 'GET' | 'POST' | 'PUT', string, object?][] = [
  ['registrationByIp', ip, 'POST', '/api/auth/register', credentials],
  ['registrationByIp', ip, 'POST', '/api/auth/resend-verification', { email }],
  ['registrationByIp', ip, 'POST', '/api/auth/forgot-password', { email }],
  ['mailLock', `code ${email}`, 'POST', '/api/auth/register', credentials],
  ['mailLock', `code ${email}`, 'POST', '/api/auth/resend-verification', { email }],
  ['mailLock', `reset ${email}`, 'POST', '/api/auth/forgot-password', { email }],
  ['codesByAddress', email, 'POST', '/api/auth/register', credentials],
  ['codesByAddress', email, 'POST', '/api/auth/resend-verification', { email }],
  ['resetsByAddress', email, 'POST', '/api/auth/forgot-password', { email }],
  ['verificationByIp', ip, 'POST', '/api/auth/verify-email', code],
  ['verificationByIp', ip, 'POST', '/api/auth/reset-password', reset],
  ['loginByIp', ip, 'POST', '/api/auth/login', credentials],
  ['codeTriesByAddressAndIp', `${email} ${ip}`, 'POST', '/api/auth/verify-email', code],
  ['loginByAddressAndIp', `${email} ${ip}`, 'POST', '/api/auth/login', credentials],
  [
    'passwordsByUser',
    null,
    'PUT',
    '/api/account/password',
    { current_password: 'x', new_password: PASSWORD },
  ],
  ['passwordsByUser', null, 'POST', '/api/account/close', { password: 'x' }],
  ['exportsByUser', null, 'GET', '/api/account/export'],
  ['exportsByUser', null, 'GET', '/api/my-analyses/export'],
  ['printsByUser', null, 'GET', '/api/my-analyses/any/export?format=pdf'],
  ['paymentsByUser', null, 'POST', '/api/stripe/create-portal-session'],
  ['analysesByUser', null, 'POST', '/api/query-artwork', { name: 'Mona Lisa' }],
  ['analysesByUser', null, 'POST', '/api/analyze-artwork'],
  ['analysesByUser', null, 'POST', '/api/my-analyses/any/questions', { question: 'Who is she?' }],
  ['analysesByUser', null, 'POST', '/api/generate-artist-description'],
  ['leavingsByUser', null, 'POST', '/api/query-artwork', { name: 'Mona Lisa' }],
]

inMemory.for(held)(
  'where %s is used up by %s, %s %s is refused',
  async ([limit, key, method, url, body]) => {
    const world = await createWorld()
    const token = await world.register(email)
    await world.mailLockOver(email)
    const user = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await useUp(world.limits[limit], key ?? user.id)
    const { status, headers } = await world.ask(method, url, { token, body, ip })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  },
)

inMemory.for<[proxies: string, forwarded: string]>([
  ['1', '198.51.100.7, 192.0.2.1'],
  ['2', '198.51.100.7, 192.0.2.1, 203.0.113.2'],
])(
  'behind %s proxies a visitor is not who they write that they are',
  async ([proxies, forwarded]) => {
    const world = await createWorld({ environment: { TRUST_PROXY: proxies } })
    await useUp(world.limits.loginByIp, ip)
    const login = (from: string) =>
      world.ask('POST', '/api/auth/login', { body: credentials, ip: from })
    expect((await login(forwarded)).status).toBe(429)
    expect((await login(forwarded.replace(ip, '192.0.2.2'))).status).toBe(401)
  },
)

inMemory('who has a whole network of addresses is one visitor', async () => {
  const world = await createWorld()
  await useUp(world.limits.loginByIp, '2001:db8:1:2')
  const login = (from: string) =>
    world.ask('POST', '/api/auth/login', { body: credentials, ip: from })
  expect((await login('2001:db8:1:2:3:4:5:6')).status).toBe(429)
  expect((await login('2001:db8:1:3::1')).status).toBe(401)
})

inMemory('with no proxy, what a visitor writes counts for nothing', async () => {
  const world = await createWorld({ environment: { TRUST_PROXY: 'off' } })
  await useUp(world.limits.loginByIp, '127.0.0.1')
  const { status } = await world.ask('POST', '/api/auth/login', {
    body: credentials,
    ip: '198.51.100.7',
  })
  expect(status).toBe(429)
})

inMemory('a school behind one address registers, proves its addresses and logs in', async () => {
  const world = await createWorld()
  const { limits } = world
  for (let pupil = 0; pupil < 150; pupil++) await limits.registrationByIp.take(ip)
  for (let wrong = 0; wrong < 59; wrong++) await limits.verificationByIp.take(ip)
  for (let wrong = 0; wrong < 99; wrong++) await limits.loginByIp.take(ip)
  const statusOf = async (url: string, body: object) =>
    (await world.ask('POST', `/api/auth/${url}`, { body, ip })).status
  for (const pupil of ['ann@example.com', 'ben@example.com']) {
    const mine = { email: pupil, password: PASSWORD }
    expect(await statusOf('register', mine)).toBe(200)
    const proof = { email: pupil, verification_code: await world.codeOf(pupil), user_data: mine }
    expect(await statusOf('verify-email', proof)).toBe(200)
    expect(await statusOf('login', mine)).toBe(200)
    await statusOf('forgot-password', { email: pupil })
    const renewed = { token: await world.resetTokenOf(pupil), new_password: 'N3w!passphrase' }
    expect(await statusOf('reset-password', renewed)).toBe(200)
  }
  const wrong = { email: 'ann@example.com', password: 'Wr0ng!passage' }
  expect(await statusOf('login', wrong)).toBe(401)
  expect(await statusOf('login', wrong)).toBe(429)
})

inMemory('a pupil who guesses and guesses does not keep the others of the school out', async () => {
  const world = await createWorld()
  await world.register('ben@example.com')
  const login = (who: string, password: string) =>
    world.ask('POST', '/api/auth/login', { body: { email: who, password }, ip })
  for (let guess = 0; guess < 110; guess++) await login(email, 'Wr0ng!passage')
  expect((await login(email, PASSWORD)).status).toBe(429)
  expect((await login('ben@example.com', PASSWORD)).status).toBe(200)
})

onPostgres('servers that share a PostgreSQL count together', async () => {
  const { pool, close } = await openTestDatabase()
  const [one, other] = [createLimits(pool), createLimits(pool)]
  await one.mailLock.take('ann')
  await expect(other.mailLock.take('ann')).rejects.toMatchObject({ code: 'mail_too_soon' })
  await expect(other.mailLock.check('ann')).rejects.toMatchObject({ code: 'mail_too_soon' })
  await other.mailLock.forget('ann')
  await one.mailLock.take('ann')
  await one.mailLock.giveBack('ann')
  await other.mailLock.take('ann')
  await close()
})
