import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const usage = {
  month_count: 2,
  monthly_limit: 5,
  purchased_queries: 0,
  total_purchased_queries: 0,
  total_available: 3,
  resets_at: '2026-12-01T12:00:00Z',
  modes_allowed: ['explorer'],
  packs: [],
}

function answers(role: string, changes = {}, subscription = {}): Answers {
  const descriptions = {
    unlimited: true,
    remaining: -1,
    description_count: 3,
    description_limit: -1,
    resets_at: '2026-12-01T12:00:00Z',
  }
  const none = {
    status: 'none',
    role,
    cancel_at_period_end: false,
    current_period_end: null,
    grace_until: null,
  }
  return {
    'GET /api/auth/me': () => [200, { email: 'ada@example.org', role, preferred_language: 'en' }],
    'GET /api/usage': () => [200, { ...usage, ...changes }],
    'GET /api/description-usage': () => [200, descriptions],
    'GET /api/stripe/subscription-status': () => [200, { ...none, ...subscription }],
  }
}

const button = (name: string) => screen.queryByRole('button', { name })

test('a free user can upgrade, and is offered a pack when fewer than five are left', async () => {
  logIn()
  fakeServer(answers('free'))
  openPage('/dashboard')
  await screen.findByRole('button', { name: 'Upgrade to Aficionado' })
  expect(button('Buy Query Pack')).toBeTruthy()
  expect(button('Manage Subscription')).toBeNull()
})

test('with five left no pack is offered', async () => {
  logIn()
  fakeServer(answers('free', { month_count: 0, total_available: 5 }))
  openPage('/dashboard')
  await screen.findByRole('button', { name: 'Upgrade to Aficionado' })
  expect(button('Buy Query Pack')).toBeNull()
})

test('a subscriber sees the day of renewal, manages the subscription and can buy more, unless all is unlimited', async () => {
  logIn()
  const active = { status: 'active', current_period_end: '2026-12-21T12:00:00Z' }
  fakeServer(answers('student', { monthly_limit: 100, total_available: 98 }, active))
  openPage('/dashboard')
  await screen.findByText(/Renews on .*21/u)
  expect(button('Manage Subscription')).toBeTruthy()
  expect(button('Buy Extra Queries')).toBeTruthy()
  expect(button('Upgrade to Aficionado')).toBeNull()
})

test('without a limit no extra queries are offered', async () => {
  logIn()
  const ending = {
    status: 'active',
    cancel_at_period_end: true,
    current_period_end: '2026-12-21T12:00:00Z',
  }
  fakeServer(answers('professional', { monthly_limit: -1, total_available: -1 }, ending))
  openPage('/dashboard')
  await screen.findByText(/Cancelled. Yours until .*21/u)
  expect(button('Buy Extra Queries')).toBeNull()
})

test('a portal that cannot be opened is told', async () => {
  logIn()
  fakeServer({
    ...answers('student', { total_available: 90, monthly_limit: 100 }),
    'POST /api/stripe/create-portal-session': () => [404, { detail: 'None.' }],
  })
  const user = openPage('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Manage Subscription' }))
  await screen.findByText('Unable to access subscription management. Please contact support.')
})

test('back from paying a plan, the payment is verified, the address cleaned and the member welcomed', async () => {
  logIn()
  const sent = fakeServer({
    ...answers('student'),
    'POST /api/stripe/verify-payment': () => [200, { role: 'student' }],
  })
  openPage('/dashboard?session_id=cs_1?old=text')
  await screen.findByText('Subscription activated. Welcome, Aficionado member!')
  expect(screen.getByTestId('address').textContent).toBe('/dashboard')
  expect(sent.filter(({ call }) => call.includes('verify')).map(({ body }) => body)).toEqual([
    { session_id: 'cs_1' },
  ])
  await waitFor(() => expect(screen.queryByText('Payment received, activating…')).toBeNull())
})

test('back from paying a pack, the queries are told', async () => {
  logIn()
  fakeServer({
    ...answers('free'),
    'POST /api/stripe/verify-query-pack-payment': () => [
      200,
      { queries_added: 25, total_purchased_queries: 50 },
    ],
  })
  openPage('/dashboard?query_pack=success&session_id=cs_1')
  await screen.findByText(/25 queries were added. You have purchased 50 in total./u)
})

test('back from changing a plan, the new one is waited for', async () => {
  logIn()
  localStorage.setItem('role', 'student')
  fakeServer(answers('professional'))
  openPage('/dashboard?subscription=changed')
  await screen.findByText(
    'Subscription activated. Welcome, Premium member! Your plan is Art Professional.',
  )
  expect(screen.getByTestId('address').textContent).toBe('/dashboard')
})

test('a payment that cannot be verified is told with its reason', async () => {
  logIn()
  fakeServer({
    ...answers('free'),
    'POST /api/stripe/verify-payment': () => [404, { detail: 'We do not find this payment.' }],
  })
  openPage('/dashboard?session_id=cs_1')
  await screen.findByText('Payment verification failed: We do not find this payment.')
})
