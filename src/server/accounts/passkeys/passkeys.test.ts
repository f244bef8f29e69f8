import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { PASSKEYS_MAX } from '#shared/limits.ts'
import { createAuthenticator } from '#test/authenticator.ts'
import { createWorld, PASSWORD } from '#test/world.ts'
import { siteOf } from './passkeys.ts'

const OWN = '/api/account/passkeys'
const LOGIN = '/api/auth/passkey'
const EMAIL = 'ann@example.com'
const MINUTE = 60_000
/** Of the world of tests. */
const ORIGIN = 'http://artsking.test'

/** Somebody with an account, and a device. */
async function withDevice(flags?: number) {
  const world = await createWorld()
  const token = await world.register(EMAIL)
  const device = createAuthenticator(ORIGIN, flags)
  const begin = (password = PASSWORD, more = {}) =>
    world.ask('POST', `${OWN}/options`, { token, body: { password, ...more } })
  const send = (response: object, name = 'iPhone') =>
    world.ask('POST', OWN, { token, body: { name, response } })
  const add = async (other = device) => send(other.create((await begin()).body.options))
  const options = async () => (await world.ask('POST', `${LOGIN}/options`)).body.options
  const present = (response: object) => world.ask('POST', LOGIN, { body: { response } })
  const logIn = async (other = device) => present(other.get(await options()))
  const list = async () => (await world.ask('GET', OWN, { token })).body.passkeys
  return { world, token, device, begin, send, add, options, present, logIn, list }
}

test('a passkey is added with the password, logs in, and is told of by mail', async () => {
  const { world, begin, add, logIn, list, device } = await withDevice()
  expect((await begin('Wr0ng!passage')).body.code).toBe('wrong_password')
  expect(await list()).toEqual([])
  expect(await logIn()).toMatchObject({ status: 401, body: { code: 'invalid_passkey' } })

  const added = await add()
  expect(added.status).toBe(200)
  const iPhone = {
    id: device.id,
    name: 'iPhone',
    created_at: '2026-11-21T12:00:00.000Z',
    last_used_at: null,
  }
  expect(added.body.passkeys).toEqual([iPhone])
  await world.settled()
  expect((await world.lastMailTo(EMAIL)).subject).toContain('passkey')

  world.clock.now += MINUTE
  const entered = await logIn()
  expect(entered).toMatchObject({ status: 200, body: { user: { email: EMAIL } } })
  const me = await world.ask('GET', '/api/auth/me', { token: entered.body.access_token })
  expect(me.body.email).toBe(EMAIL)
  expect(await list()).toEqual([{ ...iPhone, last_used_at: '2026-11-21T12:01:00.000Z' }])
  expect((await logIn()).status).toBe(200)
})

test('what was signed counts once, for five minutes, and for what it was asked for', async () => {
  const { world, begin, add, send, options, present, device, list } = await withDevice()
  const making = (await begin()).body.options
  const made = device.create(making)
  world.clock.now += 5 * MINUTE
  expect((await send(made)).body.code).toBe('passkey_refused')
  world.clock.now -= 1
  expect((await send(made)).status).toBe(200)
  expect((await send(made)).body.code).toBe('passkey_refused')
  expect(await list()).toHaveLength(1)

  const asked = await options()
  const used = device.get(asked)
  expect((await present(used)).status).toBe(200)
  expect((await present(used)).body.code).toBe('invalid_passkey')
  expect((await present(device.get(asked))).body.code).toBe('invalid_passkey')
  const late = device.get(await options())
  world.clock.now += 5 * MINUTE
  expect((await present(late)).body.code).toBe('invalid_passkey')
  const { rp } = making
  expect(
    (await present(device.get({ ...(await begin()).body.options, rpId: rp.id }))).body.code,
  ).toBe('invalid_passkey')
  const guessed = { ...(await options()), challenge: Buffer.from('guessed').toString('base64url') }
  expect((await present(device.get(guessed))).body.code).toBe('invalid_passkey')
  expect((await add()).body.code).toBe('passkey_refused')
})

test('another page, another key, a copied device or one that asked for no finger opens nothing', async () => {
  const { world, add, options, present, device } = await withDevice()
  await add()
  const elsewhere = createAuthenticator('https://artsking.example.net')
  expect((await present(elsewhere.get(await options()))).body.code).toBe('invalid_passkey')
  const foreign = { ...elsewhere.get(await options()), id: device.id, rawId: device.id }
  expect((await present(foreign)).body.code).toBe('invalid_passkey')
  const signed = device.get(await options())
  const changed = { ...signed, response: { ...signed.response, signature: 'MEUCIQDx' } }
  expect((await present(changed)).body.code).toBe('invalid_passkey')
  const notHers = Buffer.from('somebody else').toString('base64url')
  const handed = device.get(await options())
  const others = { ...handed, response: { ...handed.response, userHandle: notHers } }
  expect((await present(others)).body.code).toBe('invalid_passkey')

  expect((await present(device.get(await options()))).status).toBe(200)
  device.countFrom(0)
  expect((await present(device.get(await options()))).body.code).toBe('invalid_passkey')
  const broken = await world.ask('POST', LOGIN, { body: { response: { id: '!' } } })
  expect(broken.status).toBe(400)
})

test('a device that only notices that somebody is there is not taken', async () => {
  const PRESENT_ONLY = 1
  const { add, list } = await withDevice(PRESENT_ONLY)
  expect((await add()).body.code).toBe('passkey_refused')
  expect(await list()).toEqual([])
})

test('where the second step is on its code is needed to add one, and not to log in by it', async () => {
  const { world, token, begin, send, logIn, device } = await withDevice()
  const path = '/api/account/second-factor'
  const { secret } = (await world.ask('POST', path, { token, body: { password: PASSWORD } })).body
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = () => app.generate({ timestamp: world.clock.now })
  await world.ask('PUT', path, { token, body: { code: code() } })
  expect((await begin()).body.code).toBe('second_factor_needed')
  expect((await begin(PASSWORD, { second_factor: '000000' })).body.code).toBe('wrong_second_factor')
  world.clock.now += MINUTE
  const begun = await begin(PASSWORD, { second_factor: code() })
  expect((await send(device.create(begun.body.options))).status).toBe(200)
  expect((await logIn()).status).toBe(200)
})

test('one that is removed opens nothing, and nobody removes that of another', async () => {
  const { world, token, add, logIn, device } = await withDevice()
  await add()
  const remove = (by: string) => world.ask('DELETE', `${OWN}/${device.id}`, { token: by })
  const bob = await world.register('bob@example.com')
  expect((await remove(bob)).status).toBe(404)
  expect((await logIn()).status).toBe(200)
  expect((await remove(token)).status).toBe(200)
  expect((await remove(token)).status).toBe(404)
  expect((await logIn()).body.code).toBe('invalid_passkey')
  await world.settled()
  expect((await world.lastMailTo(EMAIL)).subject).toContain('no longer')
})

test('ten are the most, and another account cannot take a key that is there', async () => {
  const { world, add, begin, device } = await withDevice()
  for (let number = 0; number < PASSKEYS_MAX; number++)
    expect((await add(number === 0 ? device : createAuthenticator(ORIGIN))).status).toBe(200)
  expect(await begin()).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
  const bob = await world.register('bob@example.com')
  const begun = await world.ask('POST', `${OWN}/options`, {
    token: bob,
    body: { password: PASSWORD },
  })
  const response = device.create(begun.body.options)
  const taken = await world.ask('POST', OWN, { token: bob, body: { name: 'x', response } })
  expect(taken.body.code).toBe('passkey_refused')
})

test('used challenges are swept once they have run out', async () => {
  const { world, add } = await withDevice()
  await add()
  const spent = () => world.db.selectFrom('spent_challenges').selectAll().execute()
  await world.tidy()
  expect(await spent()).toHaveLength(1)
  world.clock.now += 5 * MINUTE
  await world.tidy()
  expect(await spent()).toEqual([])
})

test.each([
  ['https://artsking.example', 'artsking.example', 'https://artsking.example'],
  ['https://art.example:8443', 'art.example', 'https://art.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('browsers use the passkeys of %s', (url, id, origin) => {
  expect(siteOf(url)).toEqual({ id, origin })
})
