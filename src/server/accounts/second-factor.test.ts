import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { RECOVERY_CODES } from '#shared/limits.ts'
import { createWorld, PASSWORD } from '#test/world.ts'
import { seal, unseal } from '../secrets.ts'

const PATH = '/api/account/second-factor'
const EMAIL = 'ann@example.com'
const STEP_MS = 30_000

/** Somebody who has an app on her phone. */
async function withApp() {
  const world = await createWorld()
  const token = await world.register(EMAIL)
  const begin = (password = PASSWORD) => world.ask('POST', PATH, { token, body: { password } })
  const confirm = (code: string) => world.ask('PUT', PATH, { token, body: { code } })
  const read = async () => (await world.ask('GET', PATH, { token })).body
  const logIn = (code?: string) =>
    world.ask('POST', '/api/auth/login', {
      body: {
        email: EMAIL,
        password: PASSWORD,
        ...(code === undefined ? {} : { second_factor: code }),
      },
    })
  const change = (what: 'recovery-codes' | 'end', code: string, password = PASSWORD) =>
    world.ask('POST', `${PATH}/${what}`, { token, body: { password, code } })
  return { world, token, begin, confirm, read, logIn, change }
}

/** The same, with the second step on. Each code is of a step of its own. */
async function withSecondStep() {
  const ann = await withApp()
  const { secret } = (await ann.begin()).body
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (offMs = 0) => app.generate({ timestamp: ann.world.clock.now + offMs })
  const next = () => {
    ann.world.clock.now += STEP_MS
    return code()
  }
  const { recovery_codes: recovery } = (await ann.confirm(code())).body
  return { ...ann, secret, code, next, recovery: recovery as string[] }
}

test('the second step is on once a code of the app has come back, and not before', async () => {
  const { world, begin, confirm, read, logIn } = await withApp()
  expect((await begin('Wr0ng!passage')).body.code).toBe('wrong_password')
  expect((await confirm('123456')).body.code).toBe('second_factor_off')
  const { secret, uri } = (await begin()).body
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Artsking:ann%40example\.com\?/u)
  expect((await logIn()).status).toBe(200)
  expect(await read()).toEqual({ since: null, recovery_codes_left: 0 })

  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  expect((await confirm('12345')).body.code).toBe('wrong_second_factor')
  const on = await confirm(app.generate({ timestamp: world.clock.now }))
  expect(on.body.recovery_codes).toHaveLength(RECOVERY_CODES)
  expect(await read()).toEqual({
    since: '2026-11-21T12:00:00.000Z',
    recovery_codes_left: RECOVERY_CODES,
  })
  expect((await begin()).body.code).toBe('second_factor_on')
  await world.settled()
  expect((await world.lastMailTo(EMAIL)).subject).toContain('second step')
})

test('a login needs the code, once each, and a clock may be half a minute off', async () => {
  const { logIn, code, next, world } = await withSecondStep()
  expect(await logIn()).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
  expect((await logIn('')).body.code).toBe('second_factor_needed')
  // The code that turned it on is spent.
  expect((await logIn(code())).body.code).toBe('wrong_second_factor')
  const fresh = next()
  const entered = await logIn(`${fresh.slice(0, 3)} ${fresh.slice(3)}`)
  expect(entered.status).toBe(200)
  expect(
    (await world.ask('GET', '/api/auth/me', { token: entered.body.access_token })).status,
  ).toBe(200)
  expect((await logIn(fresh)).body.code).toBe('wrong_second_factor')
  next()
  next()
  expect((await logIn(code(-2 * STEP_MS))).body.code).toBe('wrong_second_factor')
  expect((await logIn(code(2 * STEP_MS))).body.code).toBe('wrong_second_factor')
  expect((await logIn(code(STEP_MS))).status).toBe(200)
  // A later code was seen: an earlier one is no longer right.
  expect((await logIn(code())).body.code).toBe('wrong_second_factor')
})

test('a wrong password learns nothing of the second step', async () => {
  const { world } = await withSecondStep()
  const body = { email: EMAIL, password: 'Wr0ng!passage' }
  const wrong = await world.ask('POST', '/api/auth/login', { body })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
})

test('whoever knows the password cannot guess on', async () => {
  const { logIn, next } = await withSecondStep()
  for (let count = 0; count < 9; count++) expect((await logIn('000000')).status).toBe(403)
  expect((await logIn(next())).status).toBe(200)
  for (let count = 0; count < 10; count++) expect((await logIn('000000')).status).toBe(403)
  expect((await logIn(next())).status).toBe(429)
})

test('a recovery code opens the account once, however it is typed; new ones end the old', async () => {
  const { logIn, next, recovery, read, change } = await withSecondStep()
  const [first = '', second = '', third = ''] = recovery
  expect((await logIn(first.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect((await logIn(first)).body.code).toBe('wrong_second_factor')
  expect((await logIn(second)).status).toBe(200)
  expect((await read()).recovery_codes_left).toBe(RECOVERY_CODES - 2)
  expect((await change('recovery-codes', next(), 'Wr0ng!passage')).body.code).toBe('wrong_password')
  const renewed = (await change('recovery-codes', next())).body.recovery_codes
  expect(renewed).toHaveLength(RECOVERY_CODES)
  expect((await logIn(third)).body.code).toBe('wrong_second_factor')
  expect((await logIn(renewed[0])).status).toBe(200)
})

test('it is turned off with password and code, and a mail says so', async () => {
  const { world, logIn, next, change, read } = await withSecondStep()
  expect((await change('end', '000000')).body.code).toBe('wrong_second_factor')
  expect((await change('end', next())).status).toBe(200)
  expect((await read()).since).toBeNull()
  expect((await logIn()).status).toBe(200)
  expect((await change('end', next())).body.code).toBe('second_factor_off')
  await world.settled()
  expect((await world.lastMailTo(EMAIL)).subject).toContain('password alone')
  expect(await world.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

test('a reset of the password leaves the second step on', async () => {
  const { world, logIn, next } = await withSecondStep()
  await world.ask('POST', '/api/auth/forgot-password', { body: { email: EMAIL } })
  await world.settled()
  const link = /reset-password\/([\w-]+)/u.exec((await world.lastMailTo(EMAIL)).text)?.[1]
  const body = { token: link, new_password: PASSWORD }
  expect((await world.ask('POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect((await logIn()).body.code).toBe('second_factor_needed')
  expect((await logIn(next())).status).toBe(200)
})

test('neither secret nor codes stand in the database in clear', async () => {
  const { world, secret, recovery } = await withSecondStep()
  const rows = JSON.stringify([
    await world.db.selectFrom('second_factors').selectAll().execute(),
    await world.db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  for (const one of [secret, ...recovery]) expect(rows).not.toContain(one)
  await world.db.deleteFrom('users').execute()
  expect(await world.db.selectFrom('second_factors').selectAll().execute()).toEqual([])
  expect(await world.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

test('what is sealed opens for its owner by its key alone', () => {
  const sealed = seal('a key', 'ann', 'secret')
  expect(unseal('a key', 'ann', sealed)).toBe('secret')
  expect(seal('a key', 'ann', 'secret')).not.toBe(sealed)
  for (const [key, owner, text] of [
    ['another', 'ann', sealed],
    ['a key', 'eve', sealed],
    ['a key', 'ann', `${sealed.slice(0, -2)}AA`],
    ['a key', 'ann', ''],
  ] as const)
    expect(unseal(key, owner, text)).toBeNull()
})
