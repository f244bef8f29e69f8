import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import type { Label } from '#shared/label.ts'
import {
  analysis,
  answer,
  answerStream,
  me,
  overTheRhone,
  usage,
  wholeAnswer,
} from '#test/answers.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'
import { refusal } from '#test/refusals.ts'
import { Frame } from '#web/app/frame.tsx'

const ASK = 'POST /api/query-artwork'
const address = () => screen.getByTestId('address').textContent

function open(answers: Answers = {}, path = '/query') {
  logIn()
  const sent = fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    ...answers,
  })
  const user = openPage(path)
  return {
    sent,
    user,
    asked: () => sent.filter(({ call }) => call === ASK).map(({ body }) => body),
  }
}

async function ask(user: ReturnType<typeof openPage>) {
  await user.type(await screen.findByLabelText('Artwork Name'), 'The Starry Night')
  await user.click(screen.getByRole('button', { name: 'Analyze artwork' }))
}

/** Lets what has been sent arrive and be drawn. */
const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('the answer grows while it is made: first the work, then sentence by sentence, then it is complete', async () => {
  const stream = answerStream()
  const { user } = open({ [ASK]: () => stream.response() })
  await ask(user)
  await screen.findByRole('button', { name: 'Analyzing…' })
  expect(screen.getAllByText('Processing your query...')).not.toEqual([])

  stream.send('stage', { stage: 'researching' })
  stream.send('identified', analysis.identification)
  const title = await screen.findByRole('heading', { level: 1, name: 'The Starry Night' })
  screen.getByText('Before you read: what do you notice first?')
  screen.getByText(/Reading sources…/)
  expect(document.activeElement).toBe(title)

  for (const source of analysis.sources) stream.send('source', source)
  for (const statement of analysis.statements.slice(0, 1)) stream.send('statement', statement)
  await screen.findByText(/The brightest star is Venus/)
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()

  stream.send('done', answer)
  stream.end()
  await screen.findByText(/The sky can feel restless/)
  expect(screen.getAllByText('Analysis Complete')).not.toEqual([])
  await expect.poll(address).toBe('/query?analysis=analysis-1')
})

test('a screen reader hears that it runs and that it is done, and nothing in between', async () => {
  const stream = answerStream()
  const { user } = open({ [ASK]: () => stream.response() })
  await screen.findByLabelText('Artwork Name')
  const [status] = within(screen.getByRole('main')).getAllByRole('status')
  expect(status?.textContent).toBe('')
  await ask(user)
  await expect.poll(() => status?.textContent).toBe('Processing your query...')
  stream.send('identified', analysis.identification)
  await screen.findByRole('heading', { level: 1, name: 'The Starry Night' })
  expect(status?.isConnected && status.textContent).toBe('Processing your query...')
  stream.send('done', answer)
  await expect.poll(() => status?.textContent).toBe('Analysis Complete')
})

test('a second press of the button asks nothing twice', async () => {
  const stream = answerStream()
  const { user, asked } = open({ [ASK]: () => stream.response() })
  await user.type(await screen.findByLabelText('Artwork Name'), 'The Starry Night')
  const button = screen.getByRole('button', { name: 'Analyze artwork' })
  act(() => {
    button.click()
    button.click()
  })
  await user.type(screen.getByLabelText('Artwork Name'), '{Enter}')
  await user.click(button)
  await arrive()
  expect(asked()).toHaveLength(1)
})

const unknown = (near: Label[]) =>
  refusal({
    code: 'unknown_work',
    params: { name: 'The Starry Night', artist: 'Rodin', near, unreachable: false },
  })

test('an unknown work is told calmly, in the language of the page', async () => {
  const { user } = open({ [ASK]: () => unknown([]) })
  await user.selectOptions(await screen.findByLabelText('Response language'), 'fr')
  await ask(user)
  await screen.findByText(
    /^We do not know an artwork called “The Starry Night” by Rodin.*not charged\.$/u,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Artwork Name')).toHaveProperty('value', 'The Starry Night')
})

test('a link about a work fills the form with it, and with nothing that was typed before', async () => {
  sessionStorage.setItem(
    'draft:query',
    JSON.stringify({ name: 'Old', artist: 'Other', question: 'Why?' }),
  )
  open({}, '/query?name=Mona%20Lisa&artist=Leonardo%20da%20Vinci')
  expect(await screen.findByLabelText('Artwork Name')).toHaveProperty('value', 'Mona Lisa')
  expect(screen.getByLabelText(/^Artist/)).toHaveProperty('value', 'Leonardo da Vinci')
  expect(screen.getByLabelText(/^Your Question/)).toHaveProperty('value', '')
})

test('what is typed after following such a link survives a reload', async () => {
  const { user } = open({}, '/query?name=Mona%20Lisa&artist=Leonardo%20da%20Vinci')
  await user.type(await screen.findByLabelText(/^Your Question/), 'Why does she smile?')
  expect(address()).toBe('/query')
  cleanup()
  open()
  expect(await screen.findByLabelText(/^Your Question/)).toHaveProperty(
    'value',
    'Why does she smile?',
  )
  expect(screen.getByLabelText('Artwork Name')).toHaveProperty('value', 'Mona Lisa')
})

test('a work that may be meant is one press away, and then no other maker is asked for', async () => {
  const { user, asked } = open({
    [ASK]: () => (asked().length > 1 ? wholeAnswer() : unknown([overTheRhone])),
  })
  await user.type(await screen.findByLabelText(/^Artist/), 'Rodin')
  await ask(user)
  await user.click(await screen.findByRole('button', { name: new RegExp(overTheRhone.title, 'u') }))
  await screen.findByText(/The sky can feel restless/)
  expect(asked()[1]).toMatchObject({
    name: 'The Starry Night',
    artist: '',
    artwork: overTheRhone.slug,
  })
})

test('where several works are meant they are shown with small pictures, and one press asks about one of them', async () => {
  const near = [overTheRhone, analysis.identification.artwork]
  const problem = { code: 'which_work', params: { near, choice: 'name' } } as const
  const { user, asked } = open({
    [ASK]: () => (asked().length > 1 ? wholeAnswer() : refusal(problem)),
  })
  await ask(user)
  const choice = await screen.findByRole('region', { name: 'Which one?' })
  expect(document.activeElement).toBe(within(choice).getByRole('heading'))
  within(choice).getByText(/^Several works have this name\./u)
  const works = within(choice).getAllByRole('button')
  expect(works).toHaveLength(2)
  // There is a study of one of them; beside its title it says nothing.
  expect(works.map((work) => work.querySelector('img')?.alt)).toEqual([undefined, ''])
  expect(screen.queryByText('Not in our collection yet')).toBeNull()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByText(/The sky can feel restless/)
  expect(asked()[1]).toMatchObject({ name: 'The Starry Night', artwork: overTheRhone.slug })
})

/** Asks, and is answered so far that the work is named; the next try goes through. */
async function askInVain() {
  const stream = answerStream()
  const { user, asked } = open({
    [ASK]: () => (asked().length > 1 ? wholeAnswer() : stream.response()),
  })
  await ask(user)
  stream.send('identified', analysis.identification)
  stream.send('error', { status: 503, ...refusal('restarting')[1] })
  stream.end()
  return { user, asked }
}

test('after an answer that failed on the way the question is not lost', async () => {
  const { user } = await askInVain()
  const box = await screen.findByRole('alert')
  await user.click(await screen.findByRole('button', { name: 'Ask about another' }))
  expect(await screen.findByLabelText('Artwork Name')).toHaveProperty('value', 'The Starry Night')
  expect(box.isConnected).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Analyze artwork' }))
  await screen.findByText(/The sky can feel restless/)
})

test('and it can be asked again from where it failed', async () => {
  const { user, asked } = await askInVain()
  await user.click(
    within(await screen.findByRole('alert')).getByRole('button', { name: 'Ask again' }),
  )
  await screen.findByText(/The sky can feel restless/)
  expect(asked()).toHaveLength(2)
})

test('a question that was answered does not come back into the form', async () => {
  const { user } = open({ [ASK]: () => wholeAnswer() })
  await ask(user)
  await screen.findByText(/The sky can feel restless/)
  expect(sessionStorage.getItem('draft:query') ?? '').not.toContain('Starry')
})

test('a spent allowance is told once: above the button, and after a question in the red box', async () => {
  const { user } = open({
    'GET /api/usage': () => [200, { ...usage, total_available: 0 }],
    [ASK]: () =>
      refusal({
        code: 'analyses_spent',
        params: { limit: 5, resets_at: '2026-12-01T00:00:00.000Z' },
      }),
  })
  await screen.findByText(/They are back on/)
  screen.getByText('Still free: what you have read this month, asked for again by its title.')
  await ask(user)
  const box = await screen.findByRole('alert')
  within(box).getByText(/^You have used all 5 analyses of this month/u)
  within(box).getByRole('link', { name: 'Compare plans' })
  expect(screen.getAllByText(/They are back on/)).toHaveLength(1)
})

test('a mode that the plan does not have is refused with the way to it', async () => {
  const { user } = open({
    [ASK]: () => refusal({ code: 'mode_needs_plan', params: { mode: 'student' } }),
  })
  await ask(user)
  const box = await screen.findByRole('alert')
  within(box).getByText('Aficionado mode needs an Aficionado subscription.')
  within(box).getByRole('link', { name: 'Compare plans' })
})

test('a server that is out of reach leaves the form as it was', async () => {
  const { user } = open({})
  await ask(user)
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Analysis failed.*could not reach the server/,
  )
  expect(screen.getByLabelText('Artwork Name')).toHaveProperty('value', 'The Starry Night')
})

test('a failure on the way is told with the words of the server', async () => {
  const stream = answerStream()
  const { user } = open({ [ASK]: () => stream.response() })
  await ask(user)
  stream.send('error', {
    status: 500,
    ...refusal({ code: 'internal_error', params: { request: 'r1' } })[1],
  })
  stream.end()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Something went wrong on our side. Please try again. (r1)',
  )
})

test.each(['end', 'breakOff'] as const)(
  'a connection lost on the way leaves what has come, and says that the answer is kept (%s)',
  async (lose) => {
    const stream = answerStream()
    const { user, asked } = open({
      [ASK]: () => (asked().length > 1 ? wholeAnswer() : stream.response()),
    })
    await ask(user)
    stream.send('identified', analysis.identification)
    for (const statement of analysis.statements.slice(2, 3)) stream.send('statement', statement)
    await screen.findByText(/The sky can feel restless/)
    stream[lose]()
    const box = await screen.findByRole('alert')
    expect(box.textContent).toMatch(/not lost.*counted once and kept in your history/)
    screen.getByText(/The sky can feel restless/)
    within(box).getByRole('link', { name: 'Look in your history' })
    await user.click(within(box).getByRole('button', { name: 'Ask again' }))
    await screen.findByText(/The brightest star is Venus/)
    expect(asked()).toHaveLength(2)
  },
)

test('a connection lost before the first words says that nothing was counted', async () => {
  const stream = answerStream()
  const { user } = open({ [ASK]: () => stream.response() })
  await ask(user)
  stream.send('identified', analysis.identification)
  await screen.findByText(/If you leave before the first words, nothing is counted/)
  stream.breakOff()
  expect((await screen.findByRole('alert')).textContent).toMatch(/nothing was counted/)
})

test('a reload shows the same answer again', async () => {
  const { asked } = open(
    { 'GET /api/my-analyses/analysis-1': () => [200, analysis] },
    '/query?analysis=analysis-1',
  )
  await screen.findByRole('heading', { level: 1, name: 'The Starry Night' })
  await screen.findByText(/The sky can feel restless/)
  expect(asked()).toEqual([])
})

test('an analysis that is not found is told kindly', async () => {
  open({ 'GET /api/my-analyses/gone': () => [404, { detail: 'No.' }] }, '/query?analysis=gone')
  await screen.findByRole('heading', { name: 'Analysis not found' })
  screen.getByRole('link', { name: 'Ask about another' })
})

test('another candidate is one press away, said not to be charged, and asked for in place of the first', async () => {
  const other = {
    ...answer,
    id: 'analysis-2',
    identification: { ...analysis.identification, artwork: overTheRhone, candidates: [] },
  }
  const { user, asked } = open(
    { 'GET /api/my-analyses/analysis-1': () => [200, analysis], [ASK]: () => wholeAnswer(other) },
    '/query?analysis=analysis-1',
  )
  const candidate = await screen.findByRole('button', { name: /Starry Night Over the Rhône/ })
  screen.getByText('Changing to one of these is not charged again.')
  await user.click(candidate)
  const title = await screen.findByRole('heading', {
    level: 1,
    name: 'Starry Night Over the Rhône',
  })
  expect(document.activeElement).toBe(title)
  await expect.poll(address).toBe('/query?analysis=analysis-2')
  expect(asked()).toEqual([
    {
      name: 'The Starry Night',
      question: 'Which star is so bright?',
      mode: 'explorer',
      language: 'en',
      artwork: 'starry-night-over-the-rhone',
      instead_of: 'analysis-1',
    },
  ])
})

function BackButton() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

test('going back from another candidate shows the first answer again', async () => {
  logIn()
  const identification = { ...analysis.identification, artwork: overTheRhone, candidates: [] }
  fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    'GET /api/my-analyses/analysis-1': () => [200, analysis],
    [ASK]: () => wholeAnswer({ ...answer, id: 'analysis-2', identification }),
  })
  render(
    <MemoryRouter initialEntries={['/query?analysis=analysis-1']}>
      <Frame />
      <BackButton />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Starry Night Over the Rhône/ }))
  await screen.findByRole('heading', { level: 1, name: 'Starry Night Over the Rhône' })
  await arrive()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'The Starry Night' })
})

test('asking about another empties the form and keeps depth and language', async () => {
  const { user } = open({ [ASK]: () => wholeAnswer() })
  await user.selectOptions(await screen.findByLabelText('Response language'), 'Español')
  await ask(user)
  await user.click(await screen.findByRole('button', { name: 'Ask about another' }))
  const name = await screen.findByLabelText('Artwork Name')
  expect(name).toHaveProperty('value', '')
  expect(document.activeElement).toBe(name)
  expect(screen.getByLabelText('Response language')).toHaveProperty('value', 'es')
  expect(address()).toBe('/query')
})

const KEPT: Answers = { [`GET /api/my-analyses/${analysis.id}`]: () => [200, analysis] }

test('a finished answer is read in another language or at another depth by one press', async () => {
  const stream = answerStream()
  const { user, asked } = open(
    { [ASK]: () => stream.response(), ...KEPT },
    `/query?analysis=${analysis.id}`,
  )
  const name = 'This work at other depths and in other languages'
  const editions = within(await screen.findByRole('navigation', { name }))
  expect(editions.getByRole('button', { name: 'Explorer' })).toHaveProperty('disabled', true)
  await user.click(editions.getByRole('button', { name: 'Français' }))
  await expect
    .poll(asked)
    .toEqual([
      { name: 'The Starry Night', artwork: 'the-starry-night', mode: 'explorer', language: 'fr' },
    ])
})

test('a depth that the plan does not have says which plan opens it; the plans say so, too, and lead back', async () => {
  const { user } = open(KEPT, `/query?analysis=${analysis.id}`)
  const depth = await screen.findByRole('button', { name: /^Professional \(needs/u })
  expect(screen.queryByText(/The Professional text/u)).toBeNull()
  await user.click(depth)
  screen.getByText(/The Professional text comes with the Art Professional plan, £19.99 a month\./u)
  expect(screen.getByTestId('address').textContent).toBe(`/query?analysis=${analysis.id}`)
  const note = within(screen.getByText(/The Professional text comes/u))
  await user.click(note.getByRole('link', { name: 'Compare plans' }))
  await screen.findByText(
    'The Professional text on “The Starry Night” comes with the Art Professional plan.',
  )
  expect(screen.getByTestId('address').textContent).toBe('/pricing')
  await user.click(screen.getByRole('link', { name: 'Back to “The Starry Night”' }))
  await screen.findByRole('heading', { level: 1, name: 'The Starry Night' })
  expect(screen.getByTestId('address').textContent).toBe(`/query?analysis=${analysis.id}`)
})

test('who looks first does not see the text while it is written; where there is too little to look at, it comes after all', async () => {
  localStorage.setItem('look-first', 'on')
  const stream = answerStream()
  const { user } = open({ [ASK]: () => stream.response() })
  await ask(user)
  stream.send('identified', analysis.identification)
  await screen.findByText('The tasks come as soon as the text is complete.')
  for (const statement of analysis.statements.slice(0, 1)) stream.send('statement', statement)
  expect(
    (await screen.findByText(/The brightest star is Venus/)).closest('[hidden]'),
  ).not.toBeNull()
  stream.send('done', answer)
  stream.end()
  await expect
    .poll(() => screen.getByText(/The brightest star is Venus/).closest('[hidden]'))
    .toBeNull()
  expect(screen.queryByRole('checkbox', { name: /^Look first/ })).toBeNull()
})
