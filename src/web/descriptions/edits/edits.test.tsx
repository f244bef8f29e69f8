import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Description, Edit } from '#shared/api/descriptions.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const place = (
  id: string,
  kind: Edit['kind'],
  [from, to]: [number, number],
  before: string,
  offers: string[],
  state: Edit['state'],
): Edit => ({
  id,
  kind,
  from,
  to,
  before,
  offers,
  note: `why ${id}`,
  goal: null,
  state,
  text: offers[0] ?? before,
})

const draft = 'my door is liminal and alot of its going.'
const description: Description = {
  id: 'd1',
  created_at: '2026-11-20T09:30:00.000Z',
  description: 'My door is liminal and a lot of its going.',
  creation_mode: 'improve_existing',
  description_type: 'artist_statement',
  language: 'en',
  statements: [],
  questions: [],
  changes: [],
  goals: [],
  long_form: null,
  measurements: [],
  draft,
  edits: [
    place('e1', 'typing', [0, 1], 'm', ['M'], 'accepted'),
    place('e2', 'wording', [11, 18], 'liminal', [], 'open'),
    place('e3', 'spelling', [23, 27], 'alot', ['a lot', 'allot'], 'accepted'),
    place('e4', 'grammar', [31, 40], 'its going', ['it’s going'], 'open'),
  ],
}

const LIST = 'GET /api/my-descriptions?page=1&limit=10'
const DECIDE = 'PUT /api/my-descriptions/d1/decisions'
const pagination = {
  total_count: 1,
  total_pages: 1,
  current_page: 1,
  has_prev: false,
  has_next: false,
}

async function openDescription(answers: Answers = {}) {
  logIn()
  const sent = fakeServer({
    [LIST]: () => [200, { descriptions: [description], pagination }],
    [DECIDE]: () => [200, description],
    ...answers,
  })
  const user = openPage('/history?tab=descriptions')
  await user.click(await screen.findByRole('button', { name: /^View Full Description/u }))
  const [article] = await screen.findAllByRole('article')
  const card = within(article ?? document.body)
  const decisions = () =>
    sent
      .filter(({ call }) => call === DECIDE)
      .map(({ body }) => (body as { decisions: unknown[] }).decisions)
  return { user, card, decisions }
}

const text = () =>
  document.querySelector('article [lang=en] p')?.textContent?.replace(/\d*\s\(.*?\)/gu, '')

test('each place has a card that says why; what is sure is mended, and all of it can be left as it was', async () => {
  const { user, card, decisions } = await openDescription({
    [DECIDE]: () => [418, { detail: 'No.' }],
  })
  expect(text()).toBe('My door is liminal and a lot of its going.')
  card.getByText('2 places to decide')
  card.getByText('why e2')
  await user.click(card.getByRole('button', { name: 'Change to “it’s going”' }))
  expect(text()).toBe('My door is liminal and a lot of it’s going.')
  await user.click(card.getByText('One place is decided'))
  await user.click(card.getByRole('button', { name: 'Keep it: “alot”' }))
  await user.click(card.getByRole('button', { name: 'As I typed it' }))
  expect(text()).toBe('my door is liminal and alot of it’s going.')
  await expect.poll(() => decisions().length).toBe(3)
  expect(decisions()).toEqual([
    [{ id: 'e4', state: 'accepted', text: 'it’s going' }],
    [{ id: 'e3', state: 'rejected' }],
    [{ id: 'e1', state: 'rejected' }],
  ])
})

test('beside the copy it says how many places are still open, and what the copy has there', async () => {
  const { user, card } = await openDescription({ [DECIDE]: () => [418, { detail: 'No.' }] })
  card.getByText('2 places are still to decide: the copy has them as you wrote them.')
  await user.click(card.getByRole('button', { name: 'Change to “it’s going”' }))
  card.getByText('One place is still to decide: the copy has it as you wrote it.')
  await user.click(card.getByRole('button', { name: 'Keep it: “liminal”' }))
  expect(card.queryByText(/still to decide/u)).toBeNull()
})

test('where nothing is offered the artist writes in its place', async () => {
  const { user, card, decisions } = await openDescription({
    [DECIDE]: () => [418, { detail: 'No.' }],
  })
  const change = within(card.getByRole('article', { name: /Wording/u }))
  expect(change.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep it',
    'Write it myself',
  ])
  await user.click(change.getByRole('button', { name: 'Write it myself' }))
  const field = change.getByLabelText('Your words in the place of “liminal”')
  await user.clear(field)
  await user.type(field, 'left ajar{Enter}')
  expect(text()).toBe('My door is left ajar and a lot of its going.')
  expect(decisions()).toEqual([[{ id: 'e2', state: 'accepted', text: 'left ajar' }]])
})

test('a place in the text leads to its card, and all proposals are accepted at once', async () => {
  const { user, card, decisions } = await openDescription()
  await user.click(card.getByRole('button', { name: /^its going/u }))
  expect(document.activeElement?.textContent).toContain('Grammar')
  await user.click(card.getByRole('button', { name: 'Accept the proposal' }))
  await expect.poll(decisions).toEqual([[{ id: 'e4', state: 'accepted', text: 'it’s going' }]])
})

test('the answer of the server is shown; a decision that could not be kept is sent again', async () => {
  let status = 418
  const kept = {
    ...description,
    edits: description.edits?.map((edit) => ({ ...edit, state: 'rejected' as const })),
  }
  const { user, card, decisions } = await openDescription({
    [DECIDE]: () => (status === 200 ? [200, kept] : [status, { detail: 'No.' }]),
  })
  await user.click(card.getByRole('button', { name: 'Keep it: “liminal”' }))
  await card.findByText(/Your decisions could not be kept/u)
  status = 200
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await card.findByText('Everything is decided.')
  expect(decisions().at(-1)).toHaveLength(4)
  expect(text()).toBe('my door is liminal and alot of its going.')
})

test('a sentence that a language model proposes is said to be one, and taken like any change', async () => {
  const proposal = place(
    'e5',
    'rewriting',
    [0, draft.length],
    draft,
    ['My door is a threshold.'],
    'open',
  )
  const rewritten = { ...description, edits: [proposal] }
  const { user, card, decisions } = await openDescription({
    [LIST]: () => [200, { descriptions: [rewritten], pagination }],
    [DECIDE]: () => [418, { detail: 'No.' }],
  })
  card.getByText(/^A language model proposes some sentences/u)
  const change = within(card.getByRole('article', { name: /A language model proposes/u }))
  await user.click(change.getByRole('button', { name: 'Change to “My door is a threshold.”' }))
  expect(text()).toBe('My door is a threshold.')
  expect(decisions()).toEqual([[{ id: 'e5', state: 'accepted', text: 'My door is a threshold.' }]])
})
