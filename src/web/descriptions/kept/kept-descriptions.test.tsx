import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Description, Descriptions } from '#shared/api/descriptions.ts'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { fileOf } from '#web/descriptions/kept/description-file.ts'
import { DESCRIBE_WORDS } from '#web/words/describe-words.ts'

const description: Description = {
  id: 'd1',
  created_at: '2026-11-20T09:30:00.000Z',
  description: 'Un seul bleu.',
  creation_mode: 'improve_existing',
  description_type: 'social_media',
  language: 'fr',
  statements: [
    { text: 'Un seul bleu.', rests_on: 'told', from: ['existing_description'], paragraph: 0 },
  ],
  questions: [],
  changes: [{ before: 'Vraiment un seul bleu.', after: 'Un seul bleu.', goal: 'clearer_language' }],
  goals: [{ goal: 'clearer_language', served: true, note: '' }],
  long_form: 'Un seul bleu, et rien d’autre.',
  measurements: [],
}

function page(
  descriptions: Description[],
  changes: Partial<Descriptions['pagination']> = {},
): Descriptions {
  const total_count = descriptions.length
  const pagination = {
    total_count,
    total_pages: 1,
    current_page: 1,
    has_prev: false,
    has_next: false,
  }
  return { descriptions, pagination: { ...pagination, ...changes } }
}

const list = 'GET /api/my-descriptions?page=1&limit=10'
const address = () => screen.getByTestId('address').textContent

test('the tab is in the address; a card shows what was written, and opens it whole', async () => {
  logIn()
  fakeServer({
    'GET /api/my-analyses?page=1&limit=10': () => [
      200,
      {
        analyses: [],
        pagination: {
          total_count: 0,
          total_pages: 1,
          current_page: 1,
          has_prev: false,
          has_next: false,
        },
      },
    ],
    [list]: () => [200, page([description], { total_count: 12, total_pages: 2, has_next: true })],
  })
  const user = openPage('/history')
  await user.click(await screen.findByRole('tab', { name: 'Descriptions' }))
  expect(address()).toBe('/history?tab=descriptions')
  await screen.findByText('Showing 1 of 12 descriptions')
  const card = within(screen.getByRole('article'))
  for (const text of ['Social media', 'Français', 'Improved', 'Un seul bleu.', /20 November 2026/u])
    expect(card.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/history?tab=descriptions&page=2',
  )
  await user.click(card.getByRole('button', { name: /^View Full Description/u }))
  for (const text of ['Un seul bleu, et rien d’autre.', 'Vraiment un seul bleu.'])
    expect(card.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(card.getByRole('button', { name: 'Close', expanded: true }))
  expect(card.queryByText('Vraiment un seul bleu.')).toBeNull()
})

test('what is deleted leaves an Undo in its place', async () => {
  logIn()
  const sent = fakeServer({
    [list]: () => [200, page([description])],
    'DELETE /api/my-descriptions/d1': () => [
      200,
      { id: 'd1', restorable_until: '2026-11-20T09:40:00.000Z' },
    ],
    'POST /api/my-descriptions/d1/restore': () => [200, { id: 'd1' }],
  })
  const user = openPage('/history?tab=descriptions')
  await user.click(await screen.findByRole('button', { name: /^Delete/u }))
  await user.click(await screen.findByRole('button', { name: /^Undo/u }))
  await screen.findByText('1 description')
  expect(sent.map(({ call }) => call)).toContain('POST /api/my-descriptions/d1/restore')
})

test('nothing yet is told, with the way to begin; a list that cannot be read is asked for again', async () => {
  logIn()
  let status = 418
  fakeServer({ [list]: () => (status === 200 ? [200, page([])] : [status, { detail: 'No.' }]) })
  const user = openPage('/history?tab=descriptions')
  await screen.findByText('No.')
  status = 200
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No descriptions yet')
  expect(screen.getByRole('link', { name: 'Describe your work' }).getAttribute('href')).toBe(
    '/describe',
  )
})

test('a description is saved as text and as Markdown, with its day in the name', async () => {
  const [text, markdown] = (['txt', 'md'] as const).map((format) =>
    fileOf(description, format, DESCRIBE_WORDS.fr),
  )
  expect(text?.name).toBe('social-media-2026-11-20.txt')
  expect(await text?.text()).toBe('Un seul bleu.\n\nUn seul bleu, et rien d’autre.\n')
  expect(markdown?.name).toBe('social-media-2026-11-20.md')
  expect(await markdown?.text()).toBe(
    '# Réseaux sociaux\n\n*2026-11-20*\n\nUn seul bleu.\n\n## Version longue\n\nUn seul bleu, et rien d’autre.\n',
  )
})

test('the day of a file is the one where the reader is', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TZ', 'Asia/Taipei')
  const late = { ...description, created_at: '2026-11-20T17:30:00.000Z' }
  expect(fileOf(late, 'txt', DESCRIBE_WORDS['zh-TW']).name).toBe('social-media-2026-11-21.txt')
})

test('a button of the whole text saves it', async () => {
  logIn()
  fakeServer({ [list]: () => [200, page([description])] })
  const saved = vi.spyOn(URL, 'createObjectURL')
  const user = openPage('/history?tab=descriptions')
  await user.click(await screen.findByRole('button', { name: /^View Full Description/u }))
  await user.click(await screen.findByRole('button', { name: 'Save as .md' }))
  expect(saved.mock.calls.map(([file]) => (file as File).name)).toEqual([
    'social-media-2026-11-20.md',
  ])
})
