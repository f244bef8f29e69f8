import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { History, HistoryItem } from '#shared/api/history.ts'
import { analysis, starryNight } from '#test/answers.ts'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { highlight } from '#web/history/highlight.ts'

const item: HistoryItem = {
  id: 'a1',
  created_at: '2026-11-20T09:30:00.000Z',
  mode: 'student',
  language: 'fr',
  has_image: true,
  has_copy: false,
  picture: null,
  user_question: 'Why the cypress?',
  preview: 'Une étoile brille.',
  full_response: '# La Nuit étoilée',
  artwork: { slug: starryNight.slug, title: 'La Nuit étoilée', artist: 'Vincent van Gogh' },
}

function page(items: HistoryItem[], changes: Partial<History['pagination']> = {}): History {
  const pagination = {
    total_count: items.length,
    total_pages: 1,
    current_page: 1,
    has_prev: false,
    has_next: false,
  }
  return { analyses: items, pagination: { ...pagination, ...changes } }
}

const list = (query: string) => `GET /api/my-analyses?page=1&limit=10${query}`

test('one analysis is not counted as several', async () => {
  logIn()
  fakeServer({ [list('')]: () => [200, page([item])] })
  openPage('/history')
  await screen.findByText('1 analysis')
  expect(screen.queryByText(/1 of 1/u)).toBeNull()
})

test('a work on the wall shows when, how deep, in which language, with which question, and leads to its page', async () => {
  logIn()
  fakeServer({
    [list('')]: () => [200, page([item], { total_count: 12, total_pages: 2, has_next: true })],
    'GET /api/my-analyses/a1': () => [200, { ...analysis, id: 'a1' }],
  })
  const user = openPage('/history')
  await screen.findByText('Showing 1 of 12 analyses')
  const work = screen.getByRole('article')
  for (const text of ['Aficionado', 'Français', 'Image', 'Why the cypress?', /20 November 2026/u])
    expect(within(work).getByText(text)).toBeTruthy()
  expect(work.querySelector('img')?.getAttribute('src')).toBe('/studies/the-starry-night-480.webp')
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/history?page=2')
  await user.click(screen.getByRole('link', { name: 'View Full Analysis: La Nuit étoilée' }))
  await screen.findByRole('heading', { level: 1, name: analysis.identification.artwork.title })
  expect(screen.getByTestId('address').textContent).toBe('/query?analysis=a1')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an answer that was opened leads back to the search that it was found by', async () => {
  logIn()
  fakeServer({
    [list('&search=etoile')]: () => [200, page([item])],
    'GET /api/my-analyses/a1': () => [200, { ...analysis, id: 'a1' }],
  })
  const user = openPage('/history?search=etoile')
  await user.click(await screen.findByRole('link', { name: /^View Full Analysis/u }))
  await user.click(await screen.findByRole('link', { name: 'Analysis History' }))
  expect(screen.getByTestId('address').textContent).toBe('/history?search=etoile')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('etoile')
})

test('in the frame of a work without a picture hangs its title', async () => {
  logIn()
  const artwork = { slug: 'guernica', title: 'Guernica', artist: 'Pablo Picasso' }
  fakeServer({ [list('')]: () => [200, page([{ ...item, artwork }])] })
  openPage('/history')
  const work = await screen.findByRole('article')
  expect(work.querySelector('svg[aria-hidden] cite')?.textContent).toBe('Guernica')
  expect(work.querySelector('svg [lang="fr"]')).not.toBeNull()
})

test('a kept copy of the reader’s photo hangs in place of our study, fetched as its owner', async () => {
  logIn()
  const sent = fakeServer({
    [list('')]: () => [
      200,
      page([{ ...item, has_copy: true, picture: { width: 3000, height: 4000 } }]),
    ],
    'GET /api/my-analyses/a1/picture': () =>
      new Response(new Blob(['webp'], { type: 'image/webp' })),
  })
  openPage('/history')
  const work = await screen.findByRole('article')
  await waitFor(() => expect(work.querySelector('img')?.src).toMatch(/^blob:/u))
  expect(work.querySelector('img')?.height).toBe(4000)
  const [call, ...others] = sent.filter((one) => one.call.endsWith('/picture'))
  expect(call?.authorization).toBe('Bearer token-of-ada')
  expect(others).toEqual([])
})

test('a work without a picture of ours hangs as a frame in its proportions, and so does a photo that was not kept', async () => {
  logIn()
  const of = (id: string, slug: string, picture: HistoryItem['picture']) => ({
    ...{ ...item, id, picture },
    artwork: { slug, title: id, artist: 'Somebody' },
  })
  fakeServer({
    [list('')]: () => [
      200,
      page([
        of('wide', 'guernica', null),
        of('photo', '', { width: 300, height: 400 }),
        of('unknown', 'no-such-work', null),
      ]),
    ],
  })
  openPage('/history')
  await screen.findByText('3 analyses')
  const sides = () =>
    screen
      .getAllByRole('article')
      .map((work) => work.querySelector('svg'))
      .map((frame) => [frame?.getAttribute('width'), frame?.getAttribute('height')])
  // Guernica is 349.3 × 776.6 cm.
  await waitFor(() =>
    expect(sides()).toEqual([
      ['480', '216'],
      ['360', '480'],
      ['480', '480'],
    ]),
  )
})

test('a search is sent, kept in the address, and marks what it found', async () => {
  logIn()
  fakeServer({
    [list('')]: () => [200, page([item])],
    [list('&search=etoile')]: () => [200, page([item])],
    [list('&search=xylophone')]: () => [200, page([])],
  })
  const user = openPage('/history')
  await user.type(await screen.findByRole('searchbox'), 'etoile{Enter}')
  await screen.findByText('1 analysis for “etoile”')
  expect(screen.getByTestId('address').textContent).toBe('/history?search=etoile')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'étoilé',
    'étoile',
  ])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'xylophone{Enter}')
  await screen.findByText('No results for xylophone')
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Start Analysis' }),
  ).toBeTruthy()
})

test('what is deleted leaves an Undo in its place', async () => {
  logIn()
  const sent = fakeServer({
    [list('')]: () => [200, page([item])],
    'DELETE /api/my-analyses/a1': () => [
      200,
      { id: 'a1', restorable_until: '2026-11-20T09:40:00.000Z' },
    ],
    'POST /api/my-analyses/a1/restore': () => [200, { id: 'a1' }],
  })
  const user = openPage('/history')
  await user.click(await screen.findByRole('button', { name: 'Delete: La Nuit étoilée' }))
  const undo = await screen.findByRole('button', { name: 'Undo: bring back La Nuit étoilée' })
  expect(document.activeElement).toBe(undo)
  expect(screen.getByText('0 analyses')).toBeTruthy()
  await user.click(undo)
  await screen.findByText('1 analysis')
  expect(sent.map(({ call }) => call)).toContain('POST /api/my-analyses/a1/restore')
})

test('a history that cannot be read is told by its status, and nothing yet by the way to begin', async () => {
  logIn()
  let status = 418
  fakeServer({ [list('')]: () => [status, status === 200 ? page([]) : { detail: 'No.' }] })
  const user = openPage('/history')
  await screen.findByText('Failed to fetch history: 418')
  status = 200
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText("You haven't created any analyses yet.")
})

test('what was found is marked by the letter, whatever the case, the accents and the ligatures', () => {
  const marked = (text: string, ...words: string[]) =>
    highlight(text, words)
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join('')
  expect(marked('Étoilée, ETOILE', 'etoile')).toBe('[Étoilé]e, [ETOILE]')
  expect(marked('Chef-d’œuvre', "d'oeu")).toBe('Chef-[d’œu]vre')
  expect(marked('神奈川沖浪裏', '浪')).toBe('神奈川沖[浪]裏')
  expect(marked('𝕬rt', 'art')).toBe('[𝕬rt]')
  expect(marked('nothing', 'else')).toBe('nothing')
})
