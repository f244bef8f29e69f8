import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#test/page.tsx'
import { fakeServer, logIn, openPage } from '#test/page.tsx'

const overview = {
  ...{ users: 12, subscribers: 3, analyses: 40, complaints: 1 },
  ...{ mails_waiting: 0, mails_given_up: 1, lists_at_work: 0 },
}
const pagination = {
  ...{ total_count: 1, total_pages: 1, current_page: 1, has_prev: false, has_next: false },
}
const COMPLAINTS = 'GET /api/admin/complaints?page=1&limit=20'
const complaint = {
  analysis_id: 'a1',
  created_at: '2026-11-20T09:30:00.000Z',
  settled_at: null,
  email: 'reader@example.org',
  reason: 'The bull stands at the left.',
  slug: 'guernica',
  title: 'Guernica',
  mode: 'explorer',
  language: 'en',
  question: '',
  sentences: ['A bull stands at the right.', 'A lamp hangs above.'],
  given_back: false,
}
const answers: Answers = {
  'GET /api/auth/me': () => [
    200,
    { email: 'op@example.org', role: 'free', preferred_language: 'en', is_admin: true },
  ],
  'GET /api/admin/overview': () => [200, overview],
  [COMPLAINTS]: () => [200, { complaints: [complaint], pagination }],
}

test('a complaint is read with its text, and settled with a note', async () => {
  logIn()
  let isSettled = false
  const settled = { ...complaint, settled_at: '2026-11-21T10:00:00.000Z', given_back: true }
  const sent = fakeServer({
    ...answers,
    [COMPLAINTS]: () => [200, { complaints: [isSettled ? settled : complaint], pagination }],
    'POST /api/admin/complaints/a1/settle': () => {
      isSettled = true
      return [200, { message: 'ok' }]
    },
  })
  const user = openPage('/admin')
  await screen.findByText('The bull stands at the left.')
  screen.getByText('A bull stands at the right. A lamp hangs above.')
  await user.type(screen.getByLabelText('Note for the log'), 'True.')
  await user.click(screen.getByLabelText('Give the query back'))
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  await screen.findByText(/^Settled on 21 November 2026/u)
  await screen.findByText('The query has been given back.')
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { body: { note: 'True.', give_back: true } },
  ])
})

test('a mail that was given up is sent again', async () => {
  logIn()
  const mail = { id: 'm1', kind: 'receipt', recipient: 'reader@example.org', tries: 9 }
  const sent = fakeServer({
    ...answers,
    'GET /api/admin/mails?page=1&limit=20': () => [
      200,
      { mails: [{ ...mail, created_at: complaint.created_at, due_at: null }], pagination },
    ],
    'POST /api/admin/mails/m1/send': () => [200, { message: 'ok' }],
  })
  const user = openPage('/admin')
  await user.click(await screen.findByRole('tab', { name: 'Mails' }))
  await screen.findByText(/tried 9 times · given up/u)
  await user.click(screen.getByRole('button', { name: 'Send now to reader@example.org' }))
  await screen.findByText('The mail is on its way.')
  expect(sent.map(({ call }) => call)).toContain('POST /api/admin/mails/m1/send')
})

test('the second step of an account ends only with a reason', async () => {
  logIn()
  const account = {
    ...{ id: 'u1', email: 'reader@example.org', created_at: complaint.created_at, language: 'en' },
    ...{ role: 'student', analyses: 4, descriptions: 0, given_back: 1, second_step: true },
    ...{ packs: [], subscriptions: [], lists: [] },
  }
  const sent = fakeServer({
    ...answers,
    'GET /api/admin/user?email=reader%40example.org': () => [200, account],
    'GET /api/admin/user?email=nobody%40example.org': () => [
      404,
      { code: 'not_found', params: {}, detail: 'There is nothing here.' },
    ],
    'POST /api/admin/users/u1/end-second-step': () => [200, { message: 'ok' }],
  })
  const user = openPage('/admin?tab=users')
  const field = await screen.findByLabelText('Whole mail address')
  await user.type(field, 'nobody@example.org')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText('No account has this address.')
  await user.clear(field)
  await user.type(field, 'reader@example.org')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const found = within(await screen.findByRole('region', { name: 'reader@example.org' }))
  found.getByText('analyses: 4, descriptions: 0, given back: 1')
  await user.click(found.getByRole('button', { name: 'Turn the second step off' }))
  await user.click(found.getByRole('button', { name: 'Turn the second step off' }))
  await found.findByText('Please say why.')
  await user.type(found.getByLabelText('Why'), 'Lost phone.')
  await user.click(found.getByRole('button', { name: 'Turn the second step off' }))
  await screen.findByText('The second step is off.')
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { body: { note: 'Lost phone.' } },
  ])
})

test('an operator without a second step is led to it', async () => {
  logIn()
  const refusal = { code: 'admin_needs_second_step', params: {}, detail: 'Turn it on.' }
  fakeServer({ ...answers, 'GET /api/admin/overview': () => [403, refusal] })
  openPage('/admin')
  await screen.findByText(/need the second step of the login/u)
  screen.getByRole('link', { name: 'Account and data' })
})

test('to a reader there is no such page', async () => {
  logIn()
  const refusal = { code: 'not_found', params: {}, detail: 'There is nothing here.' }
  fakeServer({ ...answers, 'GET /api/admin/overview': () => [404, refusal] })
  openPage('/admin')
  await screen.findByText('We could not find that page.')
  expect(screen.queryByRole('heading', { name: 'Administration' })).toBeNull()
})
