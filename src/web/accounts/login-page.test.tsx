import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, openPage } from '#test/page.tsx'

const ADDRESS = 'ada@example.org'
const GOOD = 'Starry-night1'

async function openRegistration() {
  const user = openPage('/login?next=%2Fquery')
  await user.click(await screen.findByRole('button', { name: 'Create Account' }))
  await user.type(screen.getByLabelText('Email'), ADDRESS)
  return user
}

const wantsCode = () =>
  [200, { requires_verification: true, user: { email: ADDRESS }, message: 'sent' }] as const

test('the checklist ticks each rule of the password as it is met', async () => {
  const user = await openRegistration()
  const password = screen.getByLabelText('Password')
  expect(password.getAttribute('aria-invalid')).toBeNull()
  await user.type(password, 'night')
  expect(password.getAttribute('aria-invalid')).toBe('true')
  const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent)
  expect(rules()).toContain('One lowercase letter: done')
  expect(rules()).toContain('One number: missing')
  await user.type(password, '-Sky1')
  expect(rules().filter((rule) => rule?.endsWith(': missing'))).toEqual([])
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

test('a weak password is refused before anything is sent', async () => {
  const sent = fakeServer({})
  const user = await openRegistration()
  await user.type(screen.getByLabelText('Password'), 'weak')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Password does not meet security requirements',
  )
  expect(sent).toEqual([])
})

test('nobody registers without saying that they are old enough', async () => {
  const sent = fakeServer({})
  const user = await openRegistration()
  await user.type(screen.getByLabelText('Password'), GOOD)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText(/16 years and older/)
  expect(sent).toEqual([])
})

test('a registration is proven by its code and leads to where the visitor was going', async () => {
  const sent = fakeServer({
    'POST /api/auth/register': () => [...wantsCode()],
    'POST /api/auth/verify-email': () => [200, { access_token: 't1', user: { email: ADDRESS } }],
  })
  const user = await openRegistration()
  await user.type(screen.getByLabelText('Password'), GOOD)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  const code = await screen.findByLabelText('Verification code')
  expect(document.activeElement).toBe(code)
  const verify = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify Email' })
  expect(verify.disabled).toBe(true)
  await user.keyboard('123456{Enter}')
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/query')
  expect(localStorage.getItem('token')).toBe('t1')
  expect(sent.find(({ call }) => call === 'POST /api/auth/verify-email')?.body).toEqual({
    email: ADDRESS,
    verification_code: '123456',
    user_data: { email: ADDRESS, password: GOOD, preferred_language: 'en' },
  })
})

test('a new code clears the boxes and locks the button for a minute', async () => {
  fakeServer({
    'POST /api/auth/register': () => [...wantsCode()],
    'POST /api/auth/verify-email': () => [400, { detail: 'That code is wrong.' }],
    'POST /api/auth/resend-verification': () => [200, { message: 'sent' }],
  })
  const user = await openRegistration()
  await user.type(screen.getByLabelText('Password'), GOOD)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  const code = await screen.findByLabelText<HTMLInputElement>('Verification code')
  await user.keyboard('111111{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('That code is wrong.')
  await user.click(screen.getByRole('button', { name: 'Resend Code' }))
  const locked = await screen.findByRole<HTMLButtonElement>('button', {
    name: /Resend Code \(\d+ s\)/,
  })
  expect(locked.disabled).toBe(true)
  expect(code.value).toBe('')
  expect(document.activeElement).toBe(code)
})

test('a refused login shows the reason, keeps what was typed, and the error goes with the form', async () => {
  fakeServer({ 'POST /api/auth/login': () => [401, { detail: 'Invalid email or password' }] })
  const user = openPage('/login')
  await user.type(await screen.findByLabelText('Email'), ADDRESS)
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ADDRESS)
})

test('the reason of a refused login goes when the next attempt does not leave the page', async () => {
  fakeServer({ 'POST /api/auth/login': () => [401, { detail: 'Invalid email or password' }] })
  const user = openPage('/login')
  await user.type(await screen.findByLabelText('Email'), ADDRESS)
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('Invalid email or password')
  await user.clear(screen.getByLabelText('Email'))
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('Please enter your email address.')
  expect(screen.queryByText('Invalid email or password')).toBeNull()
})

test('in Chinese, sentences with links end in a Chinese full stop and have no gaps', async () => {
  fakeServer({ 'POST /api/auth/register': () => [...wantsCode()] })
  const user = openPage('/zh-TW/login?new=1')
  await user.click(await screen.findByRole('button', { name: '建立帳號' }))
  screen.getByText(
    (_, element) => element?.textContent === '建立帳號即表示您同意我們的服務條款與隱私權政策。',
  )
})

test('an answer without a token is not taken for a login', async () => {
  fakeServer({ 'POST /api/auth/login': () => [200, {}] })
  const user = openPage('/login')
  await user.type(await screen.findByLabelText('Email'), ADDRESS)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect((await screen.findByRole('alert')).textContent).toBe('No token received')
})

test('asking for a reset link returns to signing in with the word of the server', async () => {
  const message = 'If this address has an account, a link to reset the password is on its way.'
  fakeServer({ 'POST /api/auth/forgot-password': () => [200, { message }] })
  const user = openPage('/login')
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  await user.type(screen.getByLabelText('Email'), ADDRESS)
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  await screen.findByText(message)
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeTruthy()
})

test.for([
  ['/describe', 'Please log in to use the Artist Description Helper.'],
  ['/query', 'Please log in to ask about artworks.'],
  ['/query?tab=image', 'Please log in to ask about your photo. It is kept for you.'],
  ['/history', 'Please log in to view your analysis history'],
] as const)('who comes for %s without a session reads why to log in', async ([wanted, reason]) => {
  const user = openPage(wanted)
  await screen.findByText(reason)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(screen.queryByText(reason)).toBeNull()
})

test('who is here for the first time begins with an account, and reads what is bought', async () => {
  const user = openPage('/login?new&next=%2Fpricing%3Fbuy%3Dquery_pack')
  await screen.findByRole('heading', { name: 'Create Account' })
  screen.getByText('You have chosen Query Pack. Its checkout opens when you are in.')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'Sign In' })
})

test('what invites strangers leads to a new account, and what is called Login does not', async () => {
  openPage('/about')
  const started = await screen.findByRole('link', { name: 'Get Started' })
  expect(started.getAttribute('href')).toBe('/login?new')
  for (const login of screen.getAllByRole('link', { name: 'Login' }))
    expect(login.getAttribute('href')).toBe('/login')
})

test('the code of the second step is asked for when it is needed, and sent with the same credentials', async () => {
  const bodies: unknown[] = []
  fakeServer({
    'POST /api/auth/login': (body) => {
      bodies.push(body)
      if (bodies.length === 1)
        return [403, { code: 'second_factor_needed', params: {}, detail: 'Please enter the code.' }]
      return bodies.length === 2
        ? [403, { code: 'wrong_second_factor', params: {}, detail: 'This code is not right.' }]
        : [
            200,
            {
              access_token: 't',
              token_type: 'bearer',
              requires_verification: false,
              user: { email: 'ada@example.org' },
            },
          ]
    },
  })
  const user = openPage('/login')
  await user.type(await screen.findByLabelText(/^Email/u), 'ada@example.org')
  await user.type(screen.getByLabelText(/^Password/u), 'Str0ng!passage')
  const submit = () => screen.getAllByRole('button', { name: 'Sign In' })[0]
  await user.click(submit() as HTMLElement)
  const field = await screen.findByLabelText(/^Code of your authenticator app/u)
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(field, '000000')
  await user.click(submit() as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toContain('This code is not right.')
  await user.clear(field)
  await user.type(field, 'ABCDE-FGH23')
  await user.click(submit() as HTMLElement)
  await expect.poll(() => bodies.length).toBe(3)
  expect(bodies[0]).not.toHaveProperty('second_factor')
  expect(bodies[2]).toMatchObject({ password: 'Str0ng!passage', second_factor: 'ABCDE-FGH23' })
})
