import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DescriptionAnswer } from '#shared/api/descriptions.ts'
import { me } from '#test/answers.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const DESCRIBE = 'POST /api/generate-artist-description'
const usage = {
  unlimited: false,
  remaining: 14,
  description_count: 1,
  description_limit: 15,
  resets_at: '2026-12-01T00:00:00.000Z',
}
const answer: DescriptionAnswer = {
  id: 'd1',
  created_at: '2026-11-21T12:00:00.000Z',
  description: 'I wanted one blue. Here I work mostly in blue.',
  creation_mode: 'improve_existing',
  description_type: 'social_media',
  language: 'en',
  statements: [
    { text: 'I wanted one blue.', rests_on: 'told', from: ['existing_description'], paragraph: 0 },
    {
      text: 'Here I work mostly in blue.',
      rests_on: 'measured',
      from: ['m1'],
      paragraph: 0,
    },
  ],
  questions: ['Where can people see the work?'],
  changes: [
    { before: 'I really wanted one blue.', after: 'I wanted one blue.', goal: 'clearer_language' },
  ],
  goals: [
    { goal: 'clearer_language', served: true, note: '' },
    { goal: 'emotional_depth', served: false, note: 'Feelings are yours to tell.' },
  ],
  long_form: 'I wanted one blue. All of it.',
  measurements: [],
  usage,
}

/** A browser that cannot show the picture. */
class UnreadableImage {
  onerror = () => {}
  set src(_url: string) {
    queueMicrotask(() => this.onerror())
  }
}

function openHelper(answers: Answers = {}) {
  logIn()
  vi.stubGlobal('Image', UnreadableImage)
  const sent = fakeServer({
    'GET /api/description-usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    [DESCRIBE]: () => [200, answer],
    ...answers,
  })
  const user = openPage('/describe')
  const asked = () => sent.filter(({ call }) => call === DESCRIBE).map(({ body }) => String(body))
  return { sent, user, asked }
}

const picture = () => new File(['II*\0pixels'], 'work.tiff', { type: 'image/tiff' })
const submit = (name = 'Generate description') => screen.findByRole('button', { name })

async function choosePicture(user: ReturnType<typeof openPage>) {
  await user.upload(await screen.findByLabelText('Choose a picture'), picture())
  await screen.findByText('Ready to be described')
}

test('a description needs a picture', async () => {
  const { user, asked } = openHelper()
  const field = await screen.findByRole('group', { name: 'Your artwork required' })
  await user.click(await submit())
  const said = await within(field).findByRole('alert')
  expect(said.textContent).toBe('Please select an image first')
  const chooser = within(field).getByRole('button', { name: 'Choose a picture' })
  expect(document.activeElement).toBe(chooser)
  expect(chooser.getAttribute('aria-describedby')).toBe(said.id)
  expect(asked()).toEqual([])
})

test('an improvement needs a text', async () => {
  const { user, asked } = openHelper()
  await user.click(await screen.findByLabelText('Improve Existing'))
  await choosePicture(user)
  await user.type(screen.getByLabelText('Your current description'), '  ')
  await user.click(await submit('Improve description'))
  await screen.findByText('Please provide the existing description to improve')
  expect(document.activeElement).toBe(screen.getByLabelText('Your current description'))
  expect(asked()).toEqual([])
})

test('the fields of improving are sent only when improving, and empty ones not at all', async () => {
  const { user, asked } = openHelper()
  await user.click(await screen.findByLabelText('Improve Existing'))
  await user.type(screen.getByLabelText('Your current description'), 'One blue.')
  await user.click(screen.getByLabelText('Clearer language'))
  await user.click(screen.getByLabelText('Emotional depth'))
  await user.click(screen.getByLabelText('Generate New'))
  await user.type(screen.getByLabelText('Artistic intent'), ' one blue ')
  await choosePicture(user)
  await user.click(await submit())
  await expect.poll(() => asked().length).toBe(1)
  const [body = ''] = asked()
  const names = [...body.matchAll(/name="(\w+)"/gu)].map((match) => match[1])
  expect(names).toEqual([
    'creation_mode',
    'description_type',
    'language',
    'artistic_intent',
    'artwork',
  ])
  expect(body).toContain('generate_new')
  expect(body).toMatch(/\r\none blue\r\n/u)
})

test('the goals are joined by commas', async () => {
  const { user, asked } = openHelper()
  await user.click(await screen.findByLabelText('Improve Existing'))
  await user.type(screen.getByLabelText('Your current description'), 'One blue.')
  await user.click(screen.getByLabelText('Emotional depth'))
  await user.click(screen.getByLabelText('Clearer language'))
  await choosePicture(user)
  await user.click(await submit('Improve description'))
  await expect.poll(() => asked().length).toBe(1)
  expect(asked()[0]).toContain('clearer_language,emotional_depth')
})

test('the result shows standings, changes by goal, questions and the long form; the count is read anew; another begins empty', async () => {
  const { user, sent } = openHelper()
  await user.type(await screen.findByLabelText('Artistic intent'), 'one blue')
  await choosePicture(user)
  await user.click(await submit())
  const heading = await screen.findByRole('heading', { name: 'Your description' })
  expect(document.activeElement).toBe(heading)
  const article = within(screen.getByRole('article'))
  article.getByText('(measured)')
  article.getByText('I really wanted one blue.')
  article.getByText('Feelings are yours to tell.')
  article.getByText('Where can people see the work?')
  article.getByText('I wanted one blue. All of it.')
  await expect
    .poll(() => sent.filter(({ call }) => call === 'GET /api/description-usage').length)
    .toBe(2)
  await user.click(screen.getByRole('button', { name: 'Copy Description' }))
  expect(await navigator.clipboard.readText()).toBe(answer.description)
  await user.click(screen.getByRole('button', { name: 'Create Another' }))
  expect(await screen.findByLabelText('Artistic intent')).toHaveProperty('value', '')
})

test('where nothing was changed it says that this was not counted', async () => {
  const goals = [
    { goal: 'emotional_depth' as const, served: false, note: 'Feelings are yours to tell.' },
  ]
  const { user } = openHelper({ [DESCRIBE]: () => [200, { ...answer, changes: [], goals }] })
  await choosePicture(user)
  await user.click(await submit())
  await screen.findByText('We found nothing to change, so this was not counted and is not kept.')
})

test.for([
  [
    'the sentence of the server',
    () => [402, { detail: 'All 15 are used.' }] as [number, unknown],
    'All 15 are used.',
  ],
  [
    'our own where it says none',
    () => [422, {}] as [number, unknown],
    'Failed to generate description',
  ],
  ['that an error occurred', () => [200, { odd: true }] as [number, unknown], 'An error occurred'],
] as const)('a failure shows %s', async ([, refuse, says]) => {
  const { user } = openHelper({ [DESCRIBE]: refuse })
  await choosePicture(user)
  await user.click(await submit())
  expect((await screen.findByRole('alert')).textContent).toBe(says)
})

test('what was typed outlives an expired session', async () => {
  const { user } = openHelper({
    [DESCRIBE]: () => [401, { detail: 'Session expired. Please log in again.' }],
  })
  await user.type(await screen.findByLabelText('Medium details'), 'oil on linen')
  await choosePicture(user)
  await user.click(await submit())
  await expect.poll(() => screen.getByTestId('address').textContent).toMatch(/^\/login\?next=/u)
  expect(sessionStorage.getItem('draft:describe')).toContain('oil on linen')
})
