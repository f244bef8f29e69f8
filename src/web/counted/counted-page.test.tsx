import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Counted, Moved, Spent } from '#shared/api/counted.ts'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { chooseLanguage } from '#web/words/words.ts'

const pack = { bought_at: '2026-11-20T12:00:00.000Z', expires_at: '2027-05-20T12:00:00.000Z' }
const spent: Spent = {
  id: 's1',
  at: '2026-11-20T23:30:00.000Z',
  kind: 'analysis',
  about: {
    ...{
      analysis_id: 'a1',
      slug: 'the-starry-night',
      title: 'La Nuit étoilée',
      artist: 'Vincent van Gogh',
    },
    ...{ mode: 'student', language: 'fr', question: 'Why the cypress?' },
  },
  pack,
  month: '2026-11',
  given_back: false,
  given_back_at: null,
}
const bought: Moved = {
  id: 'm1',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'pack_bought',
  queries: 25,
  pack,
}

function answer(
  entries: Counted['entries'],
  changes: Partial<Counted['pagination']> = {},
): Counted {
  const total_count = entries.length
  const pagination = {
    total_count,
    total_pages: 1,
    current_page: 1,
    has_prev: false,
    has_next: false,
  }
  return { entries, pagination: { ...pagination, ...changes } }
}

const list = 'GET /api/counted?page=1&limit=25'
/** In the reader's time zone; the day of a server may be another. */
function livingIn(zone: string) {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('each query stands under the day and the time where its reader is, with its work, its question and who paid', async () => {
  livingIn('Asia/Taipei')
  logIn()
  fakeServer({ [list]: () => [200, answer([spent, bought])] })
  openPage('/counted')
  await screen.findByRole('heading', { name: '21 November 2026' })
  screen.getByRole('heading', { name: '20 November 2026' })
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((line) => line.querySelector('time'))
  const query = within(first as HTMLElement)
  for (const text of [
    '07:30',
    'Why the cypress?',
    'Analysis · Aficionado',
    'Query pack of 20 November 2026',
    '−1',
  ])
    query.getByText(text)
  expect(query.getByRole('link', { name: 'La Nuit étoilée' }).getAttribute('href')).toBe(
    '/query?analysis=a1',
  )
  const packLine = within(second as HTMLElement)
  for (const text of ['20:00', 'Query pack bought', 'Until 20 May 2027', '+25'])
    packLine.getByText(text)
  screen.getByText(/\(Asia\/Taipei\)/u)
})

test('what was given back says when, and what was deleted says no more than that it was', async () => {
  livingIn('Europe/London')
  logIn()
  fakeServer({
    [list]: () => [
      200,
      answer([
        { ...spent, pack: null, given_back: true, given_back_at: '2026-11-21T09:00:00.000Z' },
        { ...spent, id: 's2', about: null, pack: null, given_back: true },
      ]),
    ],
  })
  openPage('/counted')
  await screen.findByText('Given back on 21 November 2026 at 09:00')
  screen.getByText('Given back')
  screen.getByText('An analysis that you deleted')
  expect(screen.getAllByText('Your plan, November 2026')).toHaveLength(2)
})

test.each([
  ['fr', 'Votre formule, novembre 2026'],
  ['es', 'Su plan, noviembre de 2026'],
  ['zh-TW', '您的方案，2026年11月'],
] as const)('the month that paid is written as %s writes it', async (language, said) => {
  await chooseLanguage(language)
  logIn()
  fakeServer({ [list]: () => [200, answer([{ ...spent, pack: null }])] })
  openPage('/counted')
  await screen.findByText(said)
})

test('nothing yet is told with the way to begin, and what cannot be read is asked for again', async () => {
  logIn()
  let status = 418
  fakeServer({ [list]: () => (status === 200 ? [200, answer([])] : [status, { detail: 'No.' }]) })
  const user = openPage('/counted')
  await screen.findByText('No.')
  status = 200
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing has been counted yet.')
  expect(screen.getByRole('link', { name: 'Ask about a work' }).getAttribute('href')).toBe('/query')
})
