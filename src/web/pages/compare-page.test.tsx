import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, fakeServer, openPage } from '#test/page.tsx'
import type { ComparedWork } from '#web/compare/compared-work.ts'

function work(slug: string, title: string, changes: Partial<ComparedWork> = {}): ComparedWork {
  return {
    slug,
    label: {
      ...{
        slug,
        title,
        original_title: null,
        artist: 'Somebody',
        artist_dates: null,
        date: '1665',
      },
      ...{ medium: 'oil on canvas', size: '40 × 30 cm', collection: null, inventory: null },
    },
    study: { width: 600, height: 768 },
    size: { height: 40, width: 30 },
    passages: [
      {
        ...{ subject: 'making', mode: 'explorer', heading: `How ${slug} was made` },
        sentences: [{ text: `${title} is painted thinly.`, kind: 'sourced', sources: [1] }],
      },
    ],
    sources: [{ n: 1, title: `On ${slug}`, publisher: 'A museum', url: 'https://example.org/1' }],
    measured: {
      palette: [{ name: 'lead white', hex: '#f0ece0', share: 0.6 }],
      dark: 8,
      light: 80,
    },
    ...changes,
  }
}
const MONA = 'mona-lisa'
const GIRL = 'girl-with-a-pearl-earring'
const pair = (one: Partial<ComparedWork> = {}, other: Partial<ComparedWork> = {}): Answers => ({
  [`GET /compare/en/${MONA}.json`]: () => [200, work(MONA, 'Mona Lisa', one)],
  [`GET /compare/en/${GIRL}.json`]: () => [200, work(GIRL, 'Girl with a Pearl Earring', other)],
})

// Each test compares other works: a page asks for each once.
test('two works stand side by side: label, size at one scale, colours, and paragraphs on the same subject', async () => {
  fakeServer(pair({}, { measured: null }))
  openPage(`/compare?a=${MONA}&b=${GIRL}`)
  await screen.findByRole('heading', { level: 1, name: 'Mona Lisa and Girl with a Pearl Earring' })
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByText('40 × 30 cm')).toHaveLength(2)
  expect(table.getAllByText('Not known')).toHaveLength(2)
  expect(table.getByRole('link', { name: 'Mona Lisa' }).getAttribute('href')).toBe(
    '/artworks/mona-lisa',
  )
  screen.getByRole('img', {
    name: /Mona Lisa: 40 × 30 cm; Girl .*; Both as large as they are; the bar is 10 cm/u,
  })
  screen.getByText('lead white 60%')
  screen.getByText('Lightness from 8 in the darks to 80 in the lights, of 100')
  screen.getByRole('heading', { level: 3, name: 'How it is made' })
  screen.getByText('Girl with a Pearl Earring is painted thinly.')
  // Both have a source 1: each number leads to the list of its own work.
  const numbers = screen
    .getAllByRole('link', { name: '1' })
    .map((link) => link.getAttribute('href'))
  expect(numbers).toEqual([`#source-${MONA}-1`, `#source-${GIRL}-1`])
  for (const href of numbers) expect(document.querySelector(href ?? '')).toBeTruthy()
})

test('works are chosen from the list, and the address tells which', async () => {
  fakeServer({
    'GET /compare/en/guernica.json': () => [
      200,
      work('guernica', 'Guernica', { study: null, size: { height: 349, width: 777 } }),
    ],
    'GET /compare/en/the-kiss.json': () => [200, work('the-kiss', 'The Kiss', { passages: [] })],
  })
  // The page waits for what it shows.
  await act(async () => void openPage('/compare?a=guernica&b=the-kiss'))
  const user = userEvent.setup()
  await screen.findByRole('img', { name: /beside a person of 1.7 m/u })
  screen.getByText(/we have only the label/u)
  await user.selectOptions(screen.getByLabelText('Second work'), 'Choose a work')
  screen.getByRole('heading', { name: 'Pairs to begin with' })
  expect(screen.getByTestId('address').textContent).toBe('/compare?a=guernica')
  await user.selectOptions(screen.getByLabelText('Second work'), 'the-kiss')
  expect(screen.getByTestId('address').textContent).toBe('/compare?a=guernica&b=the-kiss')
  await screen.findByRole('heading', { level: 1, name: 'Guernica and The Kiss' })
})

test('an address of no works, or of the same work twice, offers others', async () => {
  openPage('/compare?a=no-such-work&b=mona-lisa')
  await screen.findByRole('heading', { name: 'Pairs to begin with' })
  expect(screen.getByLabelText<HTMLSelectElement>('First work').value).toBe('')
  expect(screen.getByLabelText<HTMLSelectElement>('Second work').value).toBe('mona-lisa')
})

test('the same work twice is no comparison', async () => {
  openPage('/compare?a=mona-lisa&b=mona-lisa')
  await screen.findByText('These are the same work. Choose another one.')
})
