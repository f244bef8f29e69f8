import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localTime } from '#shared/days.ts'
import { me, usage, wholeAnswer } from '#test/answers.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const ASK = 'POST /api/query-artwork'

function openForm(answers: Answers = {}, path = '/query') {
  logIn()
  const sent = fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    [ASK]: () => wholeAnswer(),
    ...answers,
  })
  const user = openPage(path)
  return {
    sent,
    user,
    asked: () => sent.filter(({ call }) => call === ASK).map(({ body }) => body),
  }
}

const nameField = () => screen.findByLabelText('Artwork Name')
const submitButton = () => screen.getByRole('button', { name: 'Analyze artwork' })

test('an artwork needs a name: the field says so and is given the focus', async () => {
  const { user, asked } = openForm()
  const name = await nameField()
  await user.type(name, '   ')
  await user.click(submitButton())
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  screen.getByText('Please enter an artwork name.')
  expect(asked()).toEqual([])
  await user.type(name, 'Mona Lisa')
  expect(screen.queryByText('Please enter an artwork name.')).toBeNull()
})

test('a question is sent with what was typed and chosen', async () => {
  const { user, asked } = openForm()
  await user.type(await nameField(), ' The Starry Night ')
  await user.type(screen.getByLabelText('Artist Name'), 'Van Gogh')
  await user.type(screen.getByLabelText('Your Question'), 'Why so blue?')
  await user.selectOptions(screen.getByLabelText('Response language'), '繁體中文')
  await user.click(submitButton())
  const query = { name: 'The Starry Night', artist: 'Van Gogh', question: 'Why so blue?' }
  await expect.poll(asked).toEqual([{ ...query, mode: 'explorer', language: 'zh-TW' }])
})

test('the answer comes in the preferred language of the user unless another is chosen', async () => {
  openForm({ 'GET /api/auth/me': () => [200, { ...me, preferred_language: 'fr' }] })
  await expect
    .poll(() => screen.queryByLabelText('Langue de la réponse'))
    .toHaveProperty('value', 'fr')
})

test('it is said what a blank artist means', async () => {
  openForm()
  await nameField()
  screen.getByText(
    'If left blank and several works share the name, we take the best known, or ask which.',
  )
})

test('modes that the plan does not have are disabled and say which subscription they need', async () => {
  openForm()
  await nameField()
  const options = within(screen.getByLabelText('Analysis Mode')).getAllByRole<HTMLOptionElement>(
    'option',
  )
  expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Explorer', false],
    ['Aficionado (needs an Aficionado subscription)', true],
    ['Professional (needs a Professional subscription)', true],
  ])
})

test('modes that the user may use are open', async () => {
  const modes_allowed = ['explorer', 'student']
  openForm({ 'GET /api/usage': () => [200, { ...usage, modes_allowed }] })
  await screen.findByRole('option', { name: 'Aficionado' })
  expect(screen.getByRole('option', { name: 'Aficionado' })).toHaveProperty('disabled', false)
})

test('it says how many analyses are left and what counts', async () => {
  openForm()
  await screen.findByText('4 analyses left.')
  screen.getByText(/Each full answer uses one/)
})

test('a user without limit is not told a number', async () => {
  openForm({ 'GET /api/usage': () => [200, { ...usage, monthly_limit: -1, total_available: -1 }] })
  await screen.findByText('Your plan has unlimited analyses.')
  expect(screen.queryByText(/-1/)).toBeNull()
})

test('with none left it says when they are back, in the time of the reader', async () => {
  openForm({ 'GET /api/usage': () => [200, { ...usage, total_available: 0 }] })
  await screen.findByText(
    `You have no analyses left this month. They are back on ${localTime(usage.resets_at, 'en')}, your time.`,
  )
  screen.getByRole('link', { name: 'Compare plans' })
})

test('with none left, what brings more stands there with its price, one press from the checkout', async () => {
  const checkout = 'POST /api/stripe/create-query-pack-checkout'
  const { user, sent } = openForm({
    'GET /api/usage': () => [200, { ...usage, total_available: 0 }],
    [checkout]: () => [503, { detail: 'The service is temporarily unavailable.' }],
  })
  await screen.findByRole('button', { name: 'Aficionado: 100 analyses a month £9.99 a month' })
  await user.click(screen.getByRole('button', { name: 'Query Pack: 25 analyses £6.99 once' }))
  await screen.findByText('The service is temporarily unavailable.')
  expect(sent.map(({ call }) => call)).toContain(checkout)
})

test('what is typed survives a reload', async () => {
  const { user } = openForm()
  await user.type(await nameField(), 'Las Meninas')
  await user.type(screen.getByLabelText('Your Question'), 'Who is in the mirror?')
  cleanup()
  openPage('/query')
  expect(await nameField()).toHaveProperty('value', 'Las Meninas')
  expect(screen.getByLabelText('Your Question')).toHaveProperty('value', 'Who is in the mirror?')
})

test('what is typed survives an expired session', async () => {
  const { user } = openForm({ [ASK]: () => [401, { detail: 'Not logged in' }] })
  await user.type(await nameField(), 'Las Meninas')
  await user.click(submitButton())
  await screen.findByText('Session expired. Please log in again.')
  cleanup()
  openForm()
  expect(await nameField()).toHaveProperty('value', 'Las Meninas')
})

test('an example fills the form and sends nothing', async () => {
  const { user, asked } = openForm()
  const name = await nameField()
  await user.click(screen.getByRole('button', { name: /Mona Lisa/ }))
  expect(name).toHaveProperty('value', 'Mona Lisa')
  expect(screen.getByLabelText('Artist Name')).toHaveProperty('value', 'Leonardo da Vinci')
  expect(asked()).toEqual([])
})

test('small screens switch between the ways of asking by pointer and by arrow keys', async () => {
  const { user } = openForm()
  const text = await screen.findByRole('tab', { name: 'Text Query', selected: true })
  const image = screen.getByRole('tab', { name: 'Image Analysis' })
  await user.click(image)
  expect(screen.getByTestId('address').textContent).toBe('/query?tab=image')
  await user.keyboard('{ArrowLeft}')
  expect(text.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(text)
})

test('the address opens asking by photo', async () => {
  openForm({}, '/query?tab=image')
  await screen.findByRole('tab', { name: 'Image Analysis', selected: true })
  await screen.findByRole('button', { name: 'Choose a picture' })
})
