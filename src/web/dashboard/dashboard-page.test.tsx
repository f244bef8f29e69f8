import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'
import { chooseLanguage } from '#web/words/words.ts'

const usage = {
  month_count: 2,
  monthly_limit: 5,
  purchased_queries: 0,
  total_purchased_queries: 0,
  total_available: 3,
  resets_at: '2026-12-01T12:00:00Z',
  modes_allowed: ['explorer'],
  packs: [{ remaining: 7, expires_at: '2027-03-05T12:00:00Z' }],
}
const descriptions = {
  unlimited: false,
  remaining: 12,
  description_count: 3,
  description_limit: 15,
  resets_at: '2026-12-01T12:00:00Z',
}

function answers(role: string, changes = {}): Answers {
  return {
    'GET /api/auth/me': () => [200, { email: 'ada@example.org', role, preferred_language: 'en' }],
    'GET /api/usage': () => [200, { ...usage, ...changes }],
    'GET /api/description-usage': () => [200, descriptions],
  }
}

test('a free user sees the plan, what is left of it, the packs and the day of the new count', async () => {
  logIn()
  fakeServer(answers('free'))
  openPage('/dashboard')
  await screen.findByText('Art Explorer')
  expect(screen.getByText('3 of 5 left')).toBeTruthy()
  expect(screen.getByText('12 of 15 left')).toBeTruthy()
  expect(screen.getByText('7 analyses left, until 5 March 2027')).toBeTruthy()
  expect(screen.getByText(/1 December 2026/)).toBeTruthy()
})

test.each([
  ['fr', /^Vos modes\u00a0: Explorer, AficionadoRemise à zéro le 1er décembre 2026$/u],
  ['zh-TW', /^可用模式：Explorer 入門、Aficionado 進階2026年12月1日重新計算$/u],
] as const)(
  'the modes and the day of the new count are set as %s sets them',
  async (language, said) => {
    await chooseLanguage(language)
    logIn()
    const me = { email: 'ada@example.org', role: 'free', preferred_language: language }
    fakeServer({
      ...answers('free', { modes_allowed: ['explorer', 'student'] }),
      'GET /api/auth/me': () => [200, me],
    })
    openPage('/dashboard')
    await screen.findByText(
      (_, element) => element?.tagName === 'P' && said.test(element.textContent),
    )
  },
)

test('the last answers are one press away, with their pictures, beside the field for the next', async () => {
  logIn()
  const item = (id: string, slug: string, title: string) => ({
    ...{
      id,
      created_at: '2026-11-20T09:30:00.000Z',
      mode: 'explorer',
      language: 'en',
      has_image: false,
    },
    ...{ has_copy: false, picture: null, user_question: '', preview: '', full_response: '' },
    artwork: { slug, title, artist: 'Somebody' },
  })
  const analyses = [
    item('a1', 'mona-lisa', 'Mona Lisa'),
    item('a2', 'guernica', 'Guernica'),
    item('a3', 'the-kiss', 'The Kiss'),
    item('a4', 'the-scream', 'The Scream'),
  ]
  const pagination = {
    ...{ total_count: 4, total_pages: 1, current_page: 1, has_prev: false, has_next: false },
  }
  fakeServer({
    ...answers('free'),
    'GET /api/my-analyses?page=1&limit=10': () => [200, { analyses, pagination }],
  })
  openPage('/dashboard')
  const answer = await screen.findByRole('link', { name: /Mona Lisa/u })
  expect(answer.getAttribute('href')).toBe('/query?analysis=a1')
  expect(answer.closest('li')?.querySelector('img')?.getAttribute('src')).toBe(
    '/studies/mona-lisa-480.webp',
  )
  expect(screen.getByRole('link', { name: /Guernica/u }).querySelector('img')).toBeNull()
  expect(screen.queryByRole('link', { name: /The Scream/u })).toBeNull()
  screen.getByRole('combobox', { name: 'Which work are you looking at?' })
})

test('without a limit nothing is counted down', async () => {
  logIn()
  const unlimited = { month_count: 812, monthly_limit: -1, total_available: -1 }
  fakeServer({
    ...answers('professional', unlimited),
    'GET /api/description-usage': () => [200, { ...descriptions, unlimited: true }],
  })
  openPage('/dashboard')
  await screen.findByText('Art Professional')
  expect(screen.getAllByText('Unlimited')).toHaveLength(2)
  expect(screen.queryByText(/Resets on/u)).toBeNull()
})

test('a count that could not be loaded can be asked for again', async () => {
  logIn()
  let tries = 0
  fakeServer({
    ...answers('free'),
    'GET /api/usage': () => {
      tries += 1
      return tries === 1 ? [403, { detail: 'The count is closed.' }] : [200, usage]
    },
  })
  const user = openPage('/dashboard')
  expect((await screen.findByRole('alert')).textContent).toContain('The count is closed.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('3 of 5 left')
})
