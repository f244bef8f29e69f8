import { expect, test } from 'vitest'
import { createWorld, PASSWORD } from '#test/world.ts'
import { createAccountStore } from './store.ts'

const NEW_PASSWORD = 'N3w!passphrase'
const credentials = (email: string, password = PASSWORD) => ({
  email,
  password,
  preferred_language: 'fr',
})
const verification = (email: string, code: string, password = PASSWORD) => ({
  email,
  verification_code: code,
  user_data: credentials(email, password),
})

test('a visitor registers, proves the address, and is logged in', async () => {
  const world = await createWorld()
  const registered = await world.ask('POST', '/api/auth/register', {
    body: credentials('Ann@Example.com'),
  })
  expect(registered).toMatchObject({
    status: 200,
    body: { requires_verification: true, user: { email: 'ann@example.com' } },
  })
  const email = 'ann@example.com'
  const verified = await world.ask('POST', '/api/auth/verify-email', {
    body: verification(email, await world.codeOf(email)),
  })
  expect(verified).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email } } })
  const me = await world.ask('GET', '/api/auth/me', { token: verified.body.access_token })
  expect(me.body).toEqual({ email, role: 'free', preferred_language: 'fr' })
})

test('the language of a user is changed by the user alone, not by a login', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { language: 'fr' })
  const put = await world.ask('PUT', '/api/auth/language', { token, body: { language: 'zh-TW' } })
  expect(put).toMatchObject({ status: 200, body: { preferred_language: 'zh-TW' } })
  await world.ask('POST', '/api/auth/login', {
    body: { ...credentials('ann@example.com'), preferred_language: 'es' },
  })
  expect((await world.ask('GET', '/api/auth/me', { token })).body.preferred_language).toBe('zh-TW')
  expect(
    (await world.ask('PUT', '/api/auth/language', { token, body: { language: 'xx' } })).status,
  ).toBe(400)
})

test('nobody gets in without a living token', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  expect((await world.ask('GET', '/api/auth/me')).status).toBe(401)
  expect((await world.ask('GET', '/api/auth/me', { token: 'x'.repeat(43) })).status).toBe(401)
  world.clock.now += 6 * 86_400_000
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(200)
  world.clock.now += 8 * 86_400_000
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(401)
})

test('a session ends after thirty days, however busy it was', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  for (let day = 0; day < 29; day += 4) {
    expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(200)
    world.clock.now += 4 * 86_400_000
  }
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(401)
})

test('logging out ends the session on the server', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  await world.ask('POST', '/api/auth/logout', { token })
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(401)
})

test('a reset link sets a new password once, ends all sessions and kills the other links', async () => {
  const world = await createWorld()
  const email = 'ann@example.com'
  const token = await world.register(email)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const first = await world.resetTokenOf(email)
  await world.mailLockOver(email)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const second = await world.resetTokenOf(email)
  expect(second).not.toBe(first)

  for (const _twice of [1, 2]) {
    expect((await world.ask('GET', `/api/auth/verify-reset-token/${second}`)).status).toBe(200)
  }
  const weak = await world.ask('POST', '/api/auth/reset-password', {
    body: { token: second, new_password: 'weak' },
  })
  expect(weak).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('Password must contain: ') },
  })

  const resets = await Promise.all(
    [1, 2].map(() =>
      world.ask('POST', '/api/auth/reset-password', {
        body: { token: second, new_password: NEW_PASSWORD },
      }),
    ),
  )
  expect(resets.map((reset) => reset.status).sort()).toEqual([200, 400])
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(401)
  expect((await world.ask('POST', '/api/auth/login', { body: credentials(email) })).status).toBe(
    401,
  )
  expect(
    (await world.ask('POST', '/api/auth/login', { body: credentials(email, NEW_PASSWORD) })).status,
  ).toBe(200)
  expect((await world.ask('GET', `/api/auth/verify-reset-token/${first}`)).status).toBe(400)
  expect((await world.lastMailTo(email)).subject).toBe('Your Artsking password was changed')
})

test('a reset link dies after thirty minutes, and an unknown one is refused', async () => {
  const world = await createWorld()
  const email = 'ann@example.com'
  await world.register(email)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const token = await world.resetTokenOf(email)
  world.clock.now += 31 * 60_000
  expect((await world.ask('GET', `/api/auth/verify-reset-token/${token}`)).status).toBe(400)
  const late = await world.ask('POST', '/api/auth/reset-password', {
    body: { token, new_password: NEW_PASSWORD },
  })
  expect(late).toMatchObject({ status: 400, body: { detail: 'Invalid or expired reset link' } })
  expect((await world.ask('GET', '/api/auth/verify-reset-token/nonsense')).status).toBe(400)
})

test('five wrong codes of a guesser end their tries, and leave the newcomer the code', async () => {
  const world = await createWorld()
  const email = 'bob@example.com'
  await world.ask('POST', '/api/auth/register', { body: credentials(email) })
  const code = await world.codeOf(email)
  const wrong = code === '000000' ? '000001' : '000000'
  const proven = async (given: string, ip: string) =>
    (await world.ask('POST', '/api/auth/verify-email', { body: verification(email, given), ip }))
      .status
  for (let attempt = 0; attempt < 5; attempt++) expect(await proven(wrong, '6.6.6.6')).toBe(400)
  expect(await proven(code, '6.6.6.6')).toBe(429)
  expect(await proven(code, '192.0.2.1')).toBe(200)
})

test('whoever mistyped five times gets tries again with a new code', async () => {
  const world = await createWorld()
  const email = 'bob@example.com'
  const ip = '192.0.2.1'
  await world.ask('POST', '/api/auth/register', { body: credentials(email), ip })
  for (let attempt = 0; attempt < 6; attempt++)
    await world.ask('POST', '/api/auth/verify-email', { body: verification(email, '000000'), ip })
  await world.mailLockOver(email)
  await world.ask('POST', '/api/auth/resend-verification', { body: { email }, ip })
  const body = verification(email, await world.codeOf(email))
  expect((await world.ask('POST', '/api/auth/verify-email', { body, ip })).status).toBe(200)
})

test('sixty guesses at once, each from elsewhere, do not exceed the fifty tries of a code', async () => {
  const world = await createWorld()
  const email = 'eve@example.com'
  await world.ask('POST', '/api/auth/register', { body: credentials(email) })
  const code = Number(await world.codeOf(email))
  const guesses = Array.from({ length: 60 }, (_, at) =>
    String((code + 1 + at) % 1_000_000).padStart(6, '0'),
  )
  await Promise.all(
    guesses.map((guess) =>
      world.ask('POST', '/api/auth/verify-email', { body: verification(email, guess) }),
    ),
  )
  const row = await world.db.selectFrom('email_codes').select('tries').executeTakeFirstOrThrow()
  expect(row.tries).toBe(50)
  const body = verification(email, String(code).padStart(6, '0'))
  expect((await world.ask('POST', '/api/auth/verify-email', { body })).status).toBe(400)
})

test('a new code may be asked for after a minute, and kills the earlier one', async () => {
  const world = await createWorld()
  const email = 'bob@example.com'
  await world.ask('POST', '/api/auth/register', { body: credentials(email) })
  const early = await world.ask('POST', '/api/auth/resend-verification', { body: { email } })
  expect(early.status).toBe(429)
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
  const first = await world.codeOf(email)
  await world.mailLockOver(email)
  await world.ask('POST', '/api/auth/resend-verification', { body: { email } })
  const second = await world.codeOf(email)
  expect((await world.lastMailTo(email)).subject).toContain('Votre code')
  if (first !== second) {
    expect(
      (await world.ask('POST', '/api/auth/verify-email', { body: verification(email, first) }))
        .status,
    ).toBe(400)
  }
  expect(
    (await world.ask('POST', '/api/auth/verify-email', { body: verification(email, second) }))
      .status,
  ).toBe(200)
})

test('a code dies after ten minutes and works once, however many try it together', async () => {
  const world = await createWorld()
  const email = 'bob@example.com'
  await world.ask('POST', '/api/auth/register', { body: credentials(email) })
  const dead = await world.codeOf(email)
  world.clock.now += 601_000
  expect(
    (await world.ask('POST', '/api/auth/verify-email', { body: verification(email, dead) })).status,
  ).toBe(400)
  await world.mailLockOver(email)
  await world.ask('POST', '/api/auth/resend-verification', { body: { email } })
  const code = await world.codeOf(email)
  const together = await Promise.all(
    [1, 2, 3].map(() =>
      world.ask('POST', '/api/auth/verify-email', { body: verification(email, code) }),
    ),
  )
  expect(together.map((answer) => answer.status).sort()).toEqual([200, 400, 400])
})

test('the password of an account is that of whoever holds the code', async () => {
  const world = await createWorld()
  const email = 'victim@example.com'
  await world.ask('POST', '/api/auth/register', { body: credentials(email, 'Att4cker!pw') })
  await world.mailLockOver(email)
  await world.ask('POST', '/api/auth/register', { body: credentials(email) })
  await world.ask('POST', '/api/auth/verify-email', {
    body: verification(email, await world.codeOf(email)),
  })
  expect(
    (await world.ask('POST', '/api/auth/login', { body: credentials(email, 'Att4cker!pw') }))
      .status,
  ).toBe(401)
  expect((await world.ask('POST', '/api/auth/login', { body: credentials(email) })).status).toBe(
    200,
  )
})

test('a code is good for its own address only', async () => {
  const world = await createWorld()
  await world.ask('POST', '/api/auth/register', { body: credentials('eve@example.com') })
  const code = await world.codeOf('eve@example.com')
  const body = {
    ...verification('eve@example.com', code),
    user_data: credentials('victim@example.com'),
  }
  expect((await world.ask('POST', '/api/auth/verify-email', { body })).status).toBe(400)
  const stolen = verification('victim@example.com', code)
  expect((await world.ask('POST', '/api/auth/verify-email', { body: stolen })).status).toBe(400)
})

test('nobody learns whether an address has an account', async () => {
  const world = await createWorld()
  const known = 'known@example.com'
  const ghost = 'ghost@example.com'
  await world.register(known)
  for (const [url, body] of [
    ['/api/auth/register', credentials],
    ['/api/auth/forgot-password', (email: string) => ({ email })],
    ['/api/auth/resend-verification', (email: string) => ({ email })],
  ] as const) {
    await world.mailLockOver(known)
    await world.mailLockOver(ghost)
    const one = await world.ask('POST', url, { body: body(known) })
    const other = await world.ask('POST', url, { body: body(ghost) })
    const withoutAddress = (answer: typeof one) =>
      JSON.stringify(answer.body).replaceAll(/known|ghost/gu, 'x')
    expect([one.status, withoutAddress(one)], url).toEqual([other.status, withoutAddress(other)])
    // The mails of one call are out before those of the next.
    await world.settled()
  }
  expect((await world.lastMailTo(known)).subject).toBe('You already have an Artsking account')
  const wrong = await world.ask('POST', '/api/auth/login', {
    body: credentials(known, 'Wr0ng!pass'),
  })
  const nobody = await world.ask('POST', '/api/auth/login', {
    body: credentials('nobody@example.com', 'Wr0ng!pass'),
  })
  expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
})

test('guessing a password is slowed down for the guesser, not for the owner', async () => {
  const world = await createWorld()
  const email = 'carl@example.com'
  await world.register(email)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const body = credentials(email, `Wr0ng!pass${attempt}`)
    statuses.push((await world.ask('POST', '/api/auth/login', { body, ip: '6.6.6.6' })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect(
    (await world.ask('POST', '/api/auth/login', { body: credentials(email), ip: '6.6.6.6' }))
      .status,
  ).toBe(429)
  expect((await world.ask('POST', '/api/auth/login', { body: credentials(email) })).status).toBe(
    200,
  )
})

test('an address is sent five codes an hour and no more', async () => {
  const world = await createWorld()
  const email = 'carl@example.com'
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    await world.mailLockOver(email)
    statuses.push(
      (await world.ask('POST', '/api/auth/register', { body: credentials(email) })).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a weak or common password is refused with what is missing, before any mail', async () => {
  const world = await createWorld()
  const weak = await world.ask('POST', '/api/auth/register', {
    body: credentials('ann@example.com', 'password'),
  })
  expect(weak).toMatchObject({
    status: 400,
    body: {
      detail: 'Password must contain: One uppercase letter, One number, One special character',
    },
  })
  const common = await world.ask('POST', '/api/auth/register', {
    body: credentials('ann@example.com', 'Password1!'),
  })
  expect(common.body.detail).toContain('most common')
  await world.settled()
  expect(world.mails).toEqual([])
})

test('the database holds no token, code or password in clear', async () => {
  const world = await createWorld()
  const email = 'ann@example.com'
  const token = await world.register(email)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const reset = await world.resetTokenOf(email)
  await world.ask('POST', '/api/auth/register', { body: credentials('new@example.com') })
  const code = await world.codeOf('new@example.com')
  const rows = [
    await world.db.selectFrom('users').selectAll().execute(),
    await world.db.selectFrom('sessions').selectAll().execute(),
    await world.db.selectFrom('reset_tokens').selectAll().execute(),
    await world.db.selectFrom('email_codes').selectAll().execute(),
  ]
  const dump = JSON.stringify(rows)
  for (const secret of [token, reset, PASSWORD]) expect(dump).not.toContain(secret)
  expect(JSON.stringify(rows[3])).not.toContain(`"${code}"`)
})

test('what has run out is swept away', async () => {
  const world = await createWorld()
  const email = 'ann@example.com'
  await world.register(email)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  await world.ask('POST', '/api/auth/register', { body: credentials('new@example.com') })
  await world.settled()
  world.clock.now += 31 * 86_400_000
  await world.tidy()
  for (const table of ['sessions', 'reset_tokens', 'email_codes'] as const) {
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  expect(await world.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('a login with a password that is changed while it is checked opens nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const store = createAccountStore(world.db)
  const found = await store.userByEmail('ann@example.com')
  if (found === null) throw new Error('Ann is registered')
  const body = { current_password: PASSWORD, new_password: NEW_PASSWORD }
  expect((await world.ask('PUT', '/api/account/password', { token, body })).status).toBe(200)
  expect(await store.openSession(found, 'a session', world.clock.now)).toBe(false)
  expect(await world.db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(1)
})
