import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#test/page.tsx'
import { fakeServer, logIn, openPage } from '#test/page.tsx'

const session = (id: string, current: boolean) => ({
  id,
  created_at: '2026-11-20T09:30:00.000Z',
  last_seen_at: '2026-11-21T09:30:00.000Z',
  current,
})

const key = (id: string, name: string) => ({
  id,
  name,
  scopes: ['read', 'ask'],
  ending: 'wxyz',
  created_at: '2026-11-20T09:30:00.000Z',
  last_used_at: null,
})

const answers: Answers = {
  'GET /api/account/second-factor': () => [200, { since: null, recovery_codes_left: 0 }],
  'GET /api/account/keys': () => [200, { keys: [] }],
  'GET /api/account/passkeys': () => [200, { passkeys: [] }],
  'GET /api/auth/me': () => [
    200,
    { email: 'ada@example.org', role: 'free', preferred_language: 'en' },
  ],
  'GET /api/account/sessions': () => [
    200,
    { sessions: [session('one', true), session('two', false)] },
  ],
}

test('the password is changed with the old one', async () => {
  logIn()
  let right = false
  const sent = fakeServer({
    ...answers,
    'PUT /api/account/password': () =>
      right ? [200, { message: 'ok' }] : [403, { detail: 'This is not your password.' }],
  })
  const user = openPage('/account')
  await user.type(await screen.findByLabelText('Current password'), 'Old!pass1')
  await user.type(screen.getByLabelText('New password'), 'weak')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Password does not meet security requirements')
  await user.type(screen.getByLabelText('New password'), 'N3w!passphrase')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('This is not your password.')
  right = true
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Your password has been changed.')
  expect(sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    current_password: 'Old!pass1',
    new_password: 'weakN3w!passphrase',
  })
})

test('another device is logged out; this one has no such button', async () => {
  logIn()
  const sent = fakeServer({
    ...answers,
    'DELETE /api/account/sessions/two': () => [200, { message: 'ok' }],
  })
  const user = openPage('/account')
  await screen.findByText('This device')
  await user.click(screen.getByRole('button', { name: /^Log out the device/u }))
  await screen.findByText('The device is logged out.')
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/account/sessions/two')
})

test('an account is closed with its password and on purpose only; then nobody is logged in', async () => {
  logIn()
  const sent = fakeServer({ ...answers, 'POST /api/account/close': () => [200, { message: 'ok' }] })
  const user = openPage('/account')
  await user.type(await screen.findByLabelText('Your password'), 'Old!pass1')
  await user.click(screen.getByRole('button', { name: 'Close the account for good' }))
  await screen.findByText('Please tick the box if you are sure.')
  expect(sent.some(({ call }) => call.includes('close'))).toBe(false)
  await user.click(screen.getByLabelText('I know that nothing can be brought back.'))
  await user.click(screen.getByRole('button', { name: 'Close the account for good' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
  expect(localStorage.getItem('token')).toBeNull()
  await screen.findByText('Your account is closed, and everything in it is deleted.')
})

const professional: Answers = {
  ...answers,
  'GET /api/auth/me': () => [
    200,
    { email: 'ada@example.org', role: 'professional', preferred_language: 'en' },
  ],
}

test('a key is made with a name and what it may do, shown once, and copied', async () => {
  logIn()
  const secret = `art_${'k'.repeat(43)}`
  const sent = fakeServer({
    ...professional,
    'POST /api/account/keys': () => [200, { ...key('one', 'Guide'), key: secret }],
  })
  const user = openPage('/account')
  await user.click(await screen.findByRole('button', { name: 'Create a key' }))
  await screen.findByText('Please name the key.')
  await user.type(screen.getByLabelText('Name of the key'), 'Guide')
  for (const label of [/^Read what you keep/u, /^Ask about artworks/u, /^Describe art/u])
    await user.click(screen.getByLabelText(label))
  await user.click(screen.getByRole('button', { name: 'Create a key' }))
  await screen.findByText('Please choose what the key may do.')
  await user.click(screen.getByLabelText(/^Ask about artworks/u))
  await user.click(screen.getByRole('button', { name: 'Create a key' }))
  await screen.findByText(secret)
  expect(sent.findLast(({ call }) => call === 'POST /api/account/keys')?.body).toEqual({
    name: 'Guide',
    scopes: ['ask'],
  })
  await user.click(screen.getByRole('button', { name: 'Copy the key' }))
  await screen.findByText('The key is copied.')
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  expect(screen.queryByText(secret)).toBeNull()
})

test('a key is revoked after a question only', async () => {
  logIn()
  const sent = fakeServer({
    ...professional,
    'GET /api/account/keys': () => [200, { keys: [key('one', 'Guide')] }],
    'DELETE /api/account/keys/one': () => [200, { message: 'ok' }],
  })
  const deleted = () => sent.filter(({ call }) => call.startsWith('DELETE')).length
  const user = openPage('/account')
  await user.click(await screen.findByRole('button', { name: 'Revoke the key Guide' }))
  await screen.findByText('Revoke “Guide”?')
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(deleted()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Revoke the key Guide' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await screen.findByText('The key is revoked.')
  expect(deleted()).toBe(1)
})

test('without the plan there is no form, but keys of before can be revoked', async () => {
  logIn()
  fakeServer({ ...answers, 'GET /api/account/keys': () => [200, { keys: [key('one', 'Guide')] }] })
  openPage('/account')
  await screen.findByText(/API keys come with the plan Art Professional/u)
  await screen.findByRole('button', { name: 'Revoke the key Guide' })
  expect(screen.queryByRole('button', { name: 'Create a key' })).toBeNull()
})

test('the second step is set up: password, picture and code, and the codes stay until they are kept', async () => {
  logIn()
  const codes = ['ABCDE-FGH23', 'JKLMN-PQR45']
  let since: string | null = null
  const sent = fakeServer({
    ...answers,
    'GET /api/account/second-factor': () => [200, { since, recovery_codes_left: since ? 2 : 0 }],
    'POST /api/account/second-factor': () => [
      200,
      { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Artsking:ada?secret=JBSWY3DPEHPK3PXP' },
    ],
    'PUT /api/account/second-factor': () => {
      since = '2026-11-23T12:00:00.000Z'
      return [200, { recovery_codes: codes }]
    },
  })
  const user = openPage('/account')
  const section = within(await screen.findByRole('region', { name: 'Second step of the login' }))
  await user.click(await section.findByRole('button', { name: 'Set it up' }))
  await user.type(await section.findByLabelText('Your password'), 'Old!pass1')
  await user.click(section.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('img', { name: 'The secret as a picture, for scanning' })
  screen.getByText('JBSW Y3DP EHPK 3PXP')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))
  await screen.findByText('Please enter the code.')
  await user.type(screen.getByLabelText('Code of the app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))
  for (const code of codes) await screen.findByText(code)
  expect(document.activeElement?.textContent).toBe('Your recovery codes')
  expect(sent.filter(({ call }) => call === 'PUT /api/account/second-factor')).toMatchObject([
    { body: { code: '123456' } },
  ])
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  await screen.findByText(/It has been on since/u)
  expect(screen.queryByText('ABCDE-FGH23')).toBeNull()
  await screen.findByText(/2 recovery codes are left/u)
})
