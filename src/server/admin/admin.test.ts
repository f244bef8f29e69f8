import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createWorld, PASSWORD, type World } from '#test/world.ts'

const OPERATOR = 'operator@example.com'
const READER = 'reader@example.com'
const ROUTES = [
  ['GET', '/api/admin/overview'],
  ['GET', '/api/admin/complaints'],
  ['POST', '/api/admin/complaints/an-id/settle'],
  ['GET', '/api/admin/mails'],
  ['POST', '/api/admin/mails/an-id/send'],
  ['GET', '/api/admin/user?email=reader@example.com'],
  ['POST', '/api/admin/users/an-id/end-second-step'],
  ['GET', '/api/admin/acts'],
] as const

async function turnOnSecondStep(world: World, token: string): Promise<void> {
  const path = '/api/account/second-factor'
  const { body } = await world.ask('POST', path, { token, body: { password: PASSWORD } })
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) })
  const code = app.generate({ timestamp: world.clock.now })
  expect((await world.ask('PUT', path, { token, body: { code } })).status).toBe(200)
}

/** A server with an operator whose second step is on, and a reader. */
async function withOperator() {
  const environment = { ADMIN_EMAILS: 'other@example.com, Operator@Example.com' }
  const world = await createWorld({ environment })
  const operator = await world.register(OPERATOR)
  const reader = await world.register(READER, { role: 'professional' })
  await turnOnSecondStep(world, operator)
  const read = async (path: string) =>
    (await world.ask('GET', `/api/admin/${path}`, { token: operator })).body
  const act = (path: string, body: object = {}) =>
    world.ask('POST', `/api/admin/${path}`, { token: operator, body })
  return { world, operator, reader, read, act }
}

/** An analysis that its reader calls wrong. */
async function complain(world: World, token: string, name: string, reason: string) {
  const asked = await world.ask('POST', '/api/query-artwork', { token, body: { name } })
  const path = `/api/my-analyses/${asked.body.id}/complaint`
  const { body } = await world.ask('POST', path, { token, body: { reason } })
  return { id: asked.body.id as string, isBack: body.given_back as boolean }
}

test('to all but the operators the pages are not there, and to a program neither', async () => {
  const { world, reader } = await withOperator()
  for (const [method, path] of ROUTES) {
    const body = method === 'POST' ? { note: 'A note.', give_back: false } : undefined
    expect((await world.ask(method, path, { body })).status, path).toBe(401)
    expect((await world.ask(method, path, { token: reader, body })).status, path).toBe(404)
    const key = `art_${'k'.repeat(43)}`
    expect((await world.ask(method, path, { token: key, body })).status, path).toBe(403)
  }
  expect(
    (await world.ask('GET', '/api/openapi.json')).body.paths['/api/admin/acts'],
  ).toBeUndefined()
  const me = await world.ask('GET', '/api/auth/me', { token: reader })
  expect(me.body).not.toHaveProperty('is_admin')
})

test('an operator needs the second step, and is told so', async () => {
  const world = await createWorld({ environment: { ADMIN_EMAILS: OPERATOR } })
  const token = await world.register(OPERATOR)
  expect((await world.ask('GET', '/api/auth/me', { token })).body.is_admin).toBe(true)
  for (const [method, path] of ROUTES) {
    const body = method === 'POST' ? { note: 'A note.', give_back: false } : undefined
    const refused = await world.ask(method, path, { token, body })
    expect(refused.body.code, path).toBe('admin_needs_second_step')
  }
})

test('a complaint is read with its text, settled once, and its query given back beyond five a month', async () => {
  const { world, reader, read, act } = await withOperator()
  const works = ['Mona Lisa', 'The Scream', 'The Kiss', 'Guernica', 'Las Meninas', 'Nighthawks']
  const complaints: { id: string; isBack: boolean }[] = []
  for (const name of works) {
    world.clock.now += 1000
    complaints.push(await complain(world, reader, name, `Wrong: ${name}`))
  }
  expect(complaints.map(({ isBack }) => isBack)).toEqual([true, true, true, true, true, false])
  const last = complaints.at(-1)?.id ?? ''
  expect((await read('overview')).complaints).toBe(6)
  const { complaints: listed, pagination } = await read('complaints?limit=2')
  expect(pagination).toMatchObject({ total_count: 6, total_pages: 3 })
  expect(listed[0]).toMatchObject({
    analysis_id: last,
    email: READER,
    reason: 'Wrong: Nighthawks',
    slug: 'nighthawks',
    settled_at: null,
    given_back: false,
  })
  expect(listed[0].sentences.length).toBeGreaterThan(5)

  expect((await act(`complaints/${last}/settle`, { note: 'Right.', give_back: true })).status).toBe(
    200,
  )
  await act(`complaints/${last}/settle`, { note: 'Again.', give_back: true })
  const after = (await read('complaints')).complaints
  expect(after.at(-1)).toMatchObject({ analysis_id: last, given_back: true })
  expect(after.at(-1).settled_at).not.toBeNull()
  expect((await read(`user?email=${READER}`)).analyses).toBe(0)
  const { acts } = await read('acts')
  expect(acts.map((done: { act: string }) => done.act).sort()).toEqual(['given_back', 'settled'])
  expect(acts[0]).toMatchObject({ admin: OPERATOR, email: READER, target: last, note: 'Right.' })
  const again = `/api/my-analyses/${last}/complaint`
  for (const [reason, open] of [
    ['Wrong: Nighthawks', 0],
    ['Still wrong.', 1],
  ] as const) {
    await world.ask('POST', again, { token: reader, body: { reason } })
    expect((await read('overview')).complaints - 5).toBe(open)
  }
  expect((await act('complaints/nothing/settle', { note: '', give_back: false })).status).toBe(404)
})

test('what a reader deleted is not shown to the operators', async () => {
  const { world, reader, read } = await withOperator()
  const { id } = await complain(world, reader, 'Mona Lisa', 'Wrong.')
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token: reader })
  expect((await read('complaints')).complaints).toEqual([])
})

test('a mail that was given up is sent again', async () => {
  const { world, read, act } = await withOperator()
  await world.settled()
  const row = { id: 'a-mail', kind: 'second-factor-on', recipient: READER, tries: 9 }
  const mail = { kind: 'second-factor-on', to: READER, language: 'en' }
  await world.db
    .insertInto('mails')
    .values({ ...row, body: JSON.stringify(mail), created_at: world.clock.now, due_at: null })
    .execute()
  expect((await read('overview')).mails_given_up).toBe(1)
  expect((await read('mails')).mails).toMatchObject([{ ...row, due_at: null }])
  expect((await act('mails/a-mail/send')).status).toBe(200)
  await world.settled()
  expect((await world.lastMailTo(READER)).subject).toContain('second step')
  expect((await read('mails')).mails).toEqual([])
  expect((await act('mails/a-mail/send')).status).toBe(404)
})

test('a user is found by the whole address, and who lost phone and codes gets in again', async () => {
  const { world, reader, read, act } = await withOperator()
  await turnOnSecondStep(world, reader)
  const user = await read(`user?email=${encodeURIComponent(' Reader@example.com ')}`)
  expect(user).toMatchObject({ email: READER, role: 'professional', second_step: true, packs: [] })
  expect(JSON.stringify(user)).not.toContain('argon2')
  expect((await read('user?email=reader')).code).toBe('not_found')

  const path = `users/${user.id}/end-second-step`
  expect((await act(path, { note: '' })).status).toBe(400)
  expect((await act(path, { note: 'Showed their receipt.' })).status).toBe(200)
  expect((await act(path, { note: 'Twice.' })).body.code).toBe('second_factor_off')
  const login = { email: READER, password: PASSWORD }
  expect((await world.ask('POST', '/api/auth/login', { body: login })).status).toBe(200)
  await world.settled()
  expect((await world.lastMailTo(READER)).subject).toContain('password alone')
  expect((await read('acts')).acts).toMatchObject([
    { act: 'second_step_ended', email: READER, note: 'Showed their receipt.' },
  ])
})
