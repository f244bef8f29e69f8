import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, openPage } from '#test/page.tsx'

const ADDRESS = 'ada@example.org'
const GOOD = 'Starry-night1'
const REGISTER = 'POST /api/auth/register'
const VERIFY = 'POST /api/auth/verify-email'

function serve() {
  return fakeServer({
    [REGISTER]: () => [
      200,
      { requires_verification: true, user: { email: ADDRESS }, message: 'sent' },
    ],
    [VERIFY]: () => [200, { access_token: 't1', user: { email: ADDRESS } }],
  })
}

async function fillIn(user: ReturnType<typeof openPage>) {
  await user.click(await screen.findByRole('button', { name: 'Create Account' }))
  await user.type(screen.getByLabelText('Email'), ADDRESS)
  await user.type(screen.getByLabelText('Password'), GOOD)
  await user.click(screen.getByRole('checkbox'))
}

const proof = {
  email: ADDRESS,
  verification_code: '123456',
  user_data: { email: ADDRESS, password: GOOD, preferred_language: 'en' },
}

test('who looks into their mail and finds the page loaded anew goes on with the code, and sets the password again', async () => {
  const sent = serve()
  const user = openPage('/login')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByLabelText('Verification code')
  expect(Object.values({ ...sessionStorage, ...localStorage }).join(' ')).not.toContain(GOOD)
  cleanup()

  const again = openPage('/login')
  await screen.findByLabelText('Verification code')
  screen.getByText(ADDRESS)
  expect(screen.getByRole('timer').textContent).toMatch(/9:5\d|10:00/)
  await again.keyboard('123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Password does not meet security requirements',
  )
  await again.type(screen.getByLabelText('Password'), `${GOOD}{Enter}`)
  await expect.poll(() => localStorage.getItem('token')).toBe('t1')
  expect(sent.find(({ call }) => call === VERIFY)?.body).toEqual(proof)
  expect(sessionStorage.getItem('draft:code')).toBeNull()
})

test('after a mistyped code a new one can be sent, and why it cannot is said', async () => {
  let resends = 0
  fakeServer({
    [REGISTER]: () => [
      200,
      { requires_verification: true, user: { email: ADDRESS }, message: 'sent' },
    ],
    [VERIFY]: () => [400, { detail: 'This code does not match.' }],
    'POST /api/auth/resend-verification': () => {
      resends += 1
      return resends === 1
        ? [429, { detail: 'Please wait 9 seconds.' }]
        : [200, { message: 'sent' }]
    },
  })
  const user = openPage('/login')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByLabelText('Verification code')
  await user.keyboard('123456{Enter}')
  await screen.findByText('This code does not match.')
  await user.click(screen.getByRole('button', { name: 'Resend Code' }))
  await screen.findByText('Please wait 9 seconds.')
  await user.click(screen.getByRole('button', { name: 'Resend Code' }))
  await screen.findByText('We have sent a new code.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a code that was sent from elsewhere can be entered without a second mail', async () => {
  const sent = serve()
  const user = openPage('/login')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'I have a code already' }))
  expect(screen.queryByRole('timer')).toBeNull()
  await screen.findByLabelText('Verification code')
  await user.keyboard('123456{Enter}')
  await expect.poll(() => localStorage.getItem('token')).toBe('t1')
  expect(sent.map(({ call }) => call)).not.toContain(REGISTER)
  expect(sent.find(({ call }) => call === VERIFY)?.body).toEqual(proof)
})

test('the step back keeps the address, and a code that has expired is not waited for', async () => {
  serve()
  const user = openPage('/login')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByLabelText('Verification code')
  cleanup()
  const again = openPage('/login')
  await again.click(await screen.findByRole('button', { name: 'Back to Registration' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', ADDRESS)
  cleanup()
  sessionStorage.setItem(
    'draft:code',
    JSON.stringify({ email: ADDRESS, expiresAt: String(Date.now() - 1) }),
  )
  openPage('/login')
  await screen.findByRole('heading', { name: 'Sign In' })
})
