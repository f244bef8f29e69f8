import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => assign.mockClear())

const offer = (id: string, price_id: string | null) => ({
  id,
  label: id,
  price_id,
  amount: 0,
  currency: 'gbp',
  interval: 'month',
  modes: ['explorer'],
  features: { analyses_per_month: 5, descriptions_per_month: 15, pdf_export: false, history: true },
})

function answers(role: string): Answers {
  return {
    'GET /api/auth/me': () => [200, { email: 'ada@example.org', role, preferred_language: 'en' }],
    'GET /api/plans': () => [
      200,
      {
        plans: [offer('free', null), offer('student', 'price_1'), offer('professional', 'price_2')],
        query_pack: {
          ...offer('query_pack', 'price_3'),
          features: { queries: 25, months: 6, pdf_export: true },
        },
      },
    ],
    'POST /api/stripe/create-checkout-session': () => [
      200,
      { checkout_url: 'https://pay.example/plan' },
    ],
    'POST /api/stripe/create-query-pack-checkout': () => [
      200,
      { checkout_url: 'https://pay.example/pack' },
    ],
  }
}

test('a visitor sees three plans, the pack and four questions, and logs in to buy with the purchase remembered', async () => {
  fakeServer({})
  openPage('/pricing')
  for (const name of ['Art Explorer', 'Aficionado', 'Art Professional', 'Query Pack']) {
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  }
  for (const price of ['£0', '£9.99', '£19.99', '£6.99'])
    expect(screen.getByText(price)).toBeTruthy()
  expect(screen.getByText('Most Popular')).toBeTruthy()
  expect(document.querySelectorAll('main details')).toHaveLength(4)
  expect(screen.queryByText('Current Plan')).toBeNull()
  const link = screen.getByRole('link', { name: 'Choose Aficionado' })
  expect(link.getAttribute('href')).toBe('/login?new&next=%2Fpricing%3Fbuy%3Dstudent')
  const offers = [...document.querySelectorAll('meta[itemprop="price"]')]
  expect(offers.map((meta) => meta.getAttribute('content'))).toEqual(['9.99', '19.99', '6.99'])
})

test('the depths that the plans differ in can be read, on one work', async () => {
  const paragraph = (text: string) => [[{ text, kind: 'seen', sources: [] }]]
  fakeServer({
    'GET /works/en/the-starry-night.json': () => [
      200,
      {
        label: { title: 'The Starry Night' },
        sections: [{ heading: 'Looking', paragraphs: paragraph('A wave of blue paint rolls.') }],
        depths: [
          { mode: 'student', beginning: 'It is built of short strokes.' },
          { mode: 'professional', beginning: 'The sky takes up two thirds.' },
        ],
      },
    ],
  })
  openPage('/pricing')
  await screen.findByText('A wave of blue paint rolls.')
  screen.getByText('It is built of short strokes.')
  screen.getByText('The sky takes up two thirds.')
  expect(screen.getByRole('link', { name: 'The Starry Night' }).getAttribute('href')).toBe(
    '/artworks/the-starry-night',
  )
})

test('the own plan cannot be bought again, and another one leads to the checkout', async () => {
  logIn()
  const sent = fakeServer(answers('student'))
  const user = openPage('/pricing')
  const current = await screen.findByRole('button', { name: 'Current Plan' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose Art Professional' })).toBeTruthy(),
  )
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Choose Aficionado' })).toBeNull(),
  )
  expect(current).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Choose Art Professional' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/plan'))
  expect(sent.find(({ call }) => call.endsWith('create-checkout-session'))?.body).toEqual({
    price_id: 'price_2',
    success_url: `${window.location.origin}/dashboard`,
    cancel_url: `${window.location.origin}/pricing?subscription=cancelled`,
  })
})

test('a purchase begun before logging in goes on after it, once', async () => {
  logIn()
  const sent = fakeServer(answers('free'))
  openPage('/pricing?buy=query_pack')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/pack'))
  expect(sent.filter(({ call }) => call.endsWith('create-query-pack-checkout'))).toHaveLength(1)
  expect(screen.getByTestId('address').textContent).toBe('/pricing')
})

test('a checkout that was left or cannot be opened is told', async () => {
  logIn()
  fakeServer({
    ...answers('free'),
    'POST /api/stripe/create-query-pack-checkout': () => [500, {}],
  })
  const user = openPage('/pricing?subscription=cancelled')
  await screen.findByText('The checkout was left. Nothing was bought.')
  expect(screen.getByTestId('address').textContent).toBe('/pricing')
  await user.click(screen.getByRole('button', { name: 'Buy Query Pack' }))
  await screen.findByText('Something went wrong. Please try again.')
  expect(assign).not.toHaveBeenCalled()
})

test.each([
  ['/fr/pricing', '9,99\u00a0£', 'Modes\u00a0: Explorer, Aficionado'],
  ['/zh-TW/pricing', '£9.99', '模式：Explorer 入門、Aficionado 進階'],
] as const)('%s writes prices and modes as its language does', async (path, price, modes) => {
  openPage(path)
  await screen.findByText(modes, { normalizer: (text) => text })
  screen.getByText(price, { normalizer: (text) => text })
})
