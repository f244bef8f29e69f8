import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { multipart } from '#test/multipart.ts'
import { allRows, tablesOf } from '#test/rows.ts'
import { openShop } from '#test/shop.ts'
import { createWorld, PASSWORD, type World } from '#test/world.ts'
import { noteWithin } from '../admin/acts.ts'
import type { KeptRow } from '../bulk/kept-row.ts'
import { createBulkStore } from '../bulk/store.ts'
import { createKeyStore } from '../keys/store.ts'
import { DERIVED_TABLES, TOLD_TABLES } from './held-records.ts'
import { createSecondFactorStore } from './second-factor-store.ts'

const email = 'ann@example.com'
const NEW_PASSWORD = 'N3w!passphrase'
const starryNight = { name: 'The Starry Night', question: 'Why so much cobalt?' }
const askedOn = 'Did he paint it while he was mad?'

const logIn = (world: World, password = PASSWORD) =>
  world.ask('POST', '/api/auth/login', { body: { email, password } })
const close = (world: World, token: string, password = PASSWORD) =>
  world.ask('POST', '/api/account/close', { token, body: { password } })

const bluePicture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()

/** Asks about a picture whose small copy is to be kept. */
async function keepPicture(world: World, token: string): Promise<string> {
  const form = multipart(await bluePicture(), { keep_copy: 'true' })
  const { body } = await world.ask('POST', '/api/analyze-artwork', { token, ...form })
  return body.id
}

async function describeWork(world: World, token: string) {
  const picture = await bluePicture()
  const fields = {
    creation_mode: 'generate_new',
    description_type: 'artist_statement',
    language: 'en',
  }
  const form = multipart(
    picture,
    { ...fields, artistic_intent: 'One blue.' },
    'work.png',
    'artwork',
  )
  expect(
    (await world.ask('POST', '/api/generate-artist-description', { token, ...form })).status,
  ).toBe(200)
}

/** Everything that an account can hold. */
async function useEverything() {
  const shop = await openShop()
  const world: World = shop
  const { token } = shop
  const headers = { 'idempotency-key': 'once' }
  const { body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: starryNight,
    headers,
  })
  await world.ask('POST', `/api/my-analyses/${body.id}/share`, { token, body: {} })
  await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, {
    token,
    body: { reason: 'A wrong date.' },
  })
  const asked = await world.ask('POST', `/api/my-analyses/${body.id}/questions`, {
    token,
    body: { question: askedOn },
  })
  expect(asked.status).toBe(200)
  world.clock.now += 60_000
  const second = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'Mona Lisa' },
  })
  await world.ask('DELETE', `/api/my-analyses/${second.body.id}`, { token })
  await describeWork(world, token)
  world.clock.now += 60_000
  const picturedId = await keepPicture(world, token)
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const pack = await shop.packSession()
  for (const event of shop.stripe.pay(pack)) await shop.hear(event)
  const plan = await shop.planSession()
  for (const event of shop.stripe.pay(plan)) await shop.hear(event)
  const user = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const key = {
    id: 'a-key',
    name: 'Guide',
    scopes: ['read' as const],
    ending: 'abcd',
    createdAt: 0,
  }
  await createKeyStore(world.db).add({ ...key, userId: user.id, keyHash: 'a-key-hash' }, 1)
  const row: KeptRow = {
    row: 1,
    request: {
      file: '',
      title: 'Mona Lisa',
      maker: '',
      question: '',
      depth: 'explorer',
      language: 'en',
    },
    ...{ answerId: 'a-row', state: 'known', work: null, chosen: null, works: [] },
    ...{ counts: null, error: null, tries: 0, seen: null },
  }
  const list = { id: 'a-list', userId: user.id, name: 'List', createdAt: world.clock.now }
  await createBulkStore(world.db).add(list, [row], 1)
  const factors = createSecondFactorStore(world.db)
  await factors.begin(user.id, 'sealed-secret')
  const confirmed = { secret: 'sealed-secret', step: 1, hashes: ['code-digest'], now: 0 }
  await factors.confirm(user.id, confirmed, async () => {})
  const passkey = { id: 'a-passkey', name: 'iPhone', public_key: 'public-bytes', counter: 7 }
  await world.db
    .insertInto('passkeys')
    .values({ ...passkey, user_id: user.id, created_at: world.clock.now, last_used_at: null })
    .execute()
  const act = { act: 'settled', userId: user.id, target: body.id, note: '' } as const
  await world.db
    .transaction()
    .execute((tx) => noteWithin(tx, 'operator@example.com', act, world.clock.now))
  await world.settled()
  return { shop, world, token, analysisId: body.id as string, picturedId }
}

test('a password is changed with the old one; other devices are logged out, reset links die, and a mail tells it', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  const other = (await logIn(world)).body.access_token
  await world.ask('POST', '/api/auth/forgot-password', { body: { email } })
  const link = await world.resetTokenOf(email)
  const change = (current_password: string, new_password: string) =>
    world.ask('PUT', '/api/account/password', { token, body: { current_password, new_password } })

  expect(await change('Wr0ng!password', NEW_PASSWORD)).toMatchObject({
    status: 403,
    body: { detail: 'This is not your password.' },
  })
  expect((await change(PASSWORD, 'weak')).body.detail).toContain('Password must contain: ')
  expect((await logIn(world)).status).toBe(200)

  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200)
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(200)
  expect((await world.ask('GET', '/api/auth/me', { token: other })).status).toBe(401)
  expect((await world.ask('GET', `/api/auth/verify-reset-token/${link}`)).status).toBe(400)
  expect((await logIn(world)).status).toBe(401)
  expect((await logIn(world, NEW_PASSWORD)).status).toBe(200)
  expect((await world.lastMailTo(email)).subject).toBe('Your Artsking password was changed')
})

test('whoever holds a session cannot guess the password through it', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const body = { current_password: `Wr0ng!pass${attempt}`, new_password: NEW_PASSWORD }
    statuses.push((await world.ask('PUT', '/api/account/password', { token, body })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
  expect((await close(world, token)).status).toBe(429)
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(200)
})

test('devices are listed, told from each other, and logged out one by one or all at once', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  world.clock.now += 3_600_000
  const second = (await logIn(world)).body.access_token
  await logIn(world)
  const list = async () =>
    (await world.ask('GET', '/api/account/sessions', { token })).body.sessions
  const sessions = await list()
  expect(sessions).toHaveLength(3)
  expect(sessions.find((session: { current: boolean }) => session.current)).toMatchObject({
    created_at: '2026-11-21T12:00:00.000Z',
  })
  const seen = (await world.ask('GET', '/api/account/sessions', { token: second })).body.sessions
  const { id } = seen.find((session: { current: boolean }) => session.current)
  expect((await world.ask('DELETE', `/api/account/sessions/${id}`, { token })).status).toBe(200)
  expect((await world.ask('GET', '/api/auth/me', { token: second })).status).toBe(401)
  expect((await world.ask('DELETE', `/api/account/sessions/${id}`, { token })).status).toBe(404)

  const stranger = await world.register('eve@example.com')
  const [own] = await list()
  const stolen = await world.ask('DELETE', `/api/account/sessions/${own.id}`, { token: stranger })
  expect(stolen.status).toBe(404)

  expect((await world.ask('DELETE', '/api/account/sessions', { token })).status).toBe(200)
  expect((await list()).map((session: { current: boolean }) => session.current)).toEqual([true])
  expect(JSON.stringify(await list())).not.toContain(token)
})

test('the export holds everything that any table holds about the user, and no secret', async () => {
  const { world, token, analysisId, picturedId } = await useEverything()
  const answer = await world.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="artsking-2026-11-21.zip"',
  )
  const unzipped = unzipSync(answer.rawPayload)
  const files = Object.fromEntries(
    Object.entries(unzipped).map(([name, bytes]) => [
      name,
      strFromU8(bytes, name.endsWith('.webp')),
    ]),
  )
  const account = JSON.parse(files['account.json'] ?? '')
  expect(account.account).toMatchObject({ email, preferred_language: 'en' })
  expect(JSON.parse(files['analyses.json'] ?? '')).toMatchObject([
    { id: analysisId, question: starryNight.question, questions: [{ question: askedOn }] },
    { identification: { artwork: { slug: 'mona-lisa' } } },
    { id: picturedId, picture: { copy_kept: true } },
  ])
  expect(JSON.parse(files['descriptions.json'] ?? '')).toHaveLength(1)
  expect(files['analyses.md']).toContain('# The Starry Night')
  expect(files['analyses.md']).toContain(`> ${askedOn}`)
  expect(await sharp(unzipped[`pictures/${picturedId}.webp`]).metadata()).toMatchObject({
    width: 480,
  })

  // A new table has to say what becomes of its rows here.
  const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const rows = await allRows(world.db)
  for (const { name, columns } of await tablesOf(world.db)) {
    if (!columns.includes('user_id') || DERIVED_TABLES.includes(name) || TOLD_TABLES.includes(name))
      continue
    expect(rows[name]?.length, `the test fills ${name}`).toBeGreaterThan(0)
    expect(account.records[name], `the export holds ${name}`).toHaveLength(rows[name]?.length ?? 0)
  }
  const all = Object.values(files).join('\n')
  for (const secret of [
    token,
    id,
    'argon2',
    'token_hash',
    'password_hash',
    'key_hash',
    'a-key-hash',
    'sealed-secret',
    'code-digest',
  ])
    expect(all).not.toContain(secret)
  expect(world.faults).toEqual([])
})

test('an account with nothing in it is exported whole, and only to its owner', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  const answer = await world.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${token}` },
  })
  const files = unzipSync(answer.rawPayload)
  expect(JSON.parse(strFromU8(files['analyses.json'] ?? new Uint8Array()))).toEqual([])
  expect((await world.ask('GET', '/api/account/export')).status).toBe(401)
})

test('a closed account leaves nothing in any table, ends its subscription, and is confirmed in the user’s language', async () => {
  const { shop, world, token, analysisId } = await useEverything()
  await world.ask('PUT', '/api/auth/language', { token, body: { language: 'fr' } })
  await world.mailLockOver(email)
  await world.ask('POST', '/api/auth/register', {
    body: { email, password: PASSWORD, preferred_language: 'fr' },
  })
  await world.settled()
  const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const keys = [
    id,
    email,
    analysisId,
    ...[...shop.stripe.customers.keys()],
    ...shop.stripe.subscriptions.keys(),
  ]

  expect((await close(world, token, 'Wr0ng!password')).status).toBe(403)
  expect((await close(world, token)).status).toBe(200)
  await world.settled()
  const left = await allRows(world.db)
  expect(Object.keys(left).length).toBeGreaterThan(15)
  for (const [table, rows] of Object.entries(left)) {
    const text = JSON.stringify(rows)
    for (const key of keys) expect(text, `${table} holds ${key}`).not.toContain(key)
    // Only the provider's own event numbers stay, which name nobody.
    if (table !== 'payment_events') expect(rows, table).toEqual([])
  }
  expect([...shop.stripe.subscriptions.values()].map((one) => one.status)).toEqual(['canceled'])
  expect((await world.ask('GET', '/api/auth/me', { token })).status).toBe(401)
  expect((await logIn(world)).status).toBe(401)
  expect((await world.lastMailTo(email)).subject).toBe('Votre compte Artsking est fermé')

  await world.mailLockOver(email)
  const again = await world.register(email)
  expect((await world.ask('GET', '/api/my-analyses', { token: again })).body.analyses).toEqual([])
  expect(world.faults).toEqual([])
})

test('where the subscription cannot be ended, the account stays', async () => {
  const { shop, world, token } = await useEverything()
  shop.stripe.network.cut = 100
  const answer = await close(world, token)
  expect(answer.status).toBeGreaterThanOrEqual(500)
  shop.stripe.network.cut = 0
  expect((await world.ask('GET', '/api/my-analyses', { token })).body.analyses).toHaveLength(2)
  expect((await close(world, token)).status).toBe(200)
})

test('a plan from the sandbox desk ends with the account', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  const own = 'http://artsking.test'
  const body = {
    price_id: 'price_sandbox_aficionado',
    success_url: `${own}/dashboard`,
    cancel_url: `${own}/pricing`,
  }
  const { body: checkout } = await world.ask('POST', '/api/stripe/create-checkout-session', {
    token,
    body,
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await world.ask('POST', `${checkout.checkout_url.replace(own, '')}/pay`, { body: '', headers })
  expect((await close(world, token)).status).toBe(200)
  await world.settled()
  const left = await allRows(world.db)
  expect(
    Object.entries(left).filter(([table, rows]) => rows.length > 0 && table !== 'payment_events'),
  ).toEqual([])
})
