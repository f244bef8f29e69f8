import { act, cleanup, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type {
  AnsweredQuestion,
  AskedOn,
  QuestionAnswer,
  QuestionEvents,
} from '#shared/api/questions.ts'
import { analysis, me, usage } from '#test/answers.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const URL = '/api/my-analyses/analysis-1/questions'
const ASK = `POST ${URL}`
const LIST = `GET ${URL}`
const WHY = 'Why is it so famous?'
const HOW = 'How was it made?'

const answered: AnsweredQuestion = {
  id: 'question-1',
  asked_at: '2026-11-21T10:05:00.000Z',
  question: 'Was he content?',
  brings: 'new',
  writer: 'built-in',
  statements: [
    {
      text: 'Both brothers had reservations.',
      kind: 'sourced',
      topic: 'answer',
      sources: [2, 3],
      facts: ['f24'],
      observations: [],
      region: null,
    },
    {
      text: 'It may have meant more to him than he said.',
      kind: 'interpretation',
      topic: 'answer',
      sources: [],
      facts: [],
      observations: ['v1'],
      region: [0.8, 0.02, 0.18, 0.28],
    },
  ],
  facts: [],
  // Both are cited in the text, too.
  observations: analysis.observations,
  sources: [
    ...analysis.sources.slice(1),
    {
      n: 3,
      // The catalogue has given it the id of a source that the text cites.
      id: analysis.sources[0]?.id ?? '',
      title: 'Letter of Theo',
      publisher: 'Van Gogh Museum',
      url: 'https://vangoghletters.org/vg/letters/let813/letter.html',
      licence: null,
      live: false,
    },
  ],
}
const nothingAsked: AskedOn = { questions: [], included_left: 3, suggestions: [WHY, HOW] }
const done = (part: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  answer: answered,
  included_left: 2,
  suggestions: [HOW],
  usage,
  ...part,
})

function stream() {
  const encoder = new TextEncoder()
  const flow = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 100,
  })
  const writer = flow.writable.getWriter()
  return {
    response: () =>
      new Response(flow.readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: <Name extends keyof QuestionEvents>(event: Name, data: QuestionEvents[Name]) =>
      writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    breakOff: () => writer.abort(new TypeError('network error')),
  }
}

async function open(
  asked: Partial<AskedOn> = {},
  answers: Answers = {},
  language = analysis.language,
) {
  logIn()
  const sent = fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    'GET /api/my-analyses/analysis-1': () => [200, { ...analysis, language }],
    [LIST]: () => [200, { ...nothingAsked, ...asked }],
    ...answers,
  })
  const user = openPage('/query?analysis=analysis-1')
  const field = await screen.findByLabelText('What else would you like to know?')
  return {
    user,
    sent,
    field,
    asks: () => sent.filter(({ call }) => call === ASK).map(({ body }) => body),
  }
}
// What comes later is there: a test waits for the page and not for a disk.
beforeAll(async () => {
  await Promise.all([
    import('#web/questions/asking-on.tsx'),
    import('#web/analysis/query-page.tsx'),
  ])
})

const askButton = () => screen.getByRole('button', { name: 'Ask' })
const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('an answer grows under the text, with its standing and with sources numbered on', async () => {
  const flow = stream()
  const { user, field, asks } = await open({}, { [ASK]: () => flow.response() })
  await user.type(field, ' Was he content? ')
  await user.click(askButton())
  await screen.findByRole('heading', { level: 3, name: 'Was he content?' })
  screen.getByRole('button', { name: 'Looking in the sources…' })
  const [sourced, reading] = answered.statements
  const third = answered.sources[1]
  if (!sourced || !reading || !third) throw new Error('no statements')
  flow.send('source', third)
  flow.send('statement', sourced)
  await screen.findByText(/Both brothers had reservations/)
  screen.getByRole('button', { name: 'What this rests on: Sourced, sources 2–3' })
  flow.send('statement', reading)
  flow.send('done', done())
  const text = await screen.findByText(/It may have meant more/, { selector: 'li *' })
  expect(text.closest('p')?.textContent).toMatch(/^A reading: It may/)
  await screen.findByText(/2 answers are included/)
  expect(field).toHaveProperty('value', '')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /Letter of Theo/ })).not.toEqual([])
  expect(asks()).toEqual([{ question: 'Was he content?' }])
})

test('what was asked before is there again, and its marks light the picture by themselves', async () => {
  await open({ questions: [answered], included_left: 2 })
  const item = (await screen.findByText(/It may have meant more/)).closest('li')
  if (!item) throw new Error('no list')
  const mark = within(item).getByRole('button', { name: /What this rests on: .*top right/ })
  mark.focus()
  await screen.findByText('A yellow crescent moon in a ring of light')
})

test('a question is removed after its reader has said so again', async () => {
  const { user, sent } = await open(
    { questions: [answered], included_left: 2 },
    { [`DELETE ${URL}/question-1`]: () => [200, { message: 'gone' }] },
  )
  const removed = () => sent.filter(({ call }) => call.startsWith('DELETE')).length
  await user.click(await screen.findByRole('button', { name: 'Remove “Was he content?”' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove this question?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  expect(removed()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Remove “Was he content?”' }))
  const again = await screen.findByRole('dialog', { name: 'Remove this question?' })
  await user.click(within(again).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => screen.queryByText(/It may have meant more/)).toBeNull()
  expect(removed()).toBe(1)
})

test('a suggested question is asked by one press as long as answers are included', async () => {
  const { user, asks } = await open({}, { [ASK]: () => [200, {}] })
  await user.click(await screen.findByRole('button', { name: WHY }))
  await expect.poll(asks).toEqual([{ question: WHY }])
})

test('when the included answers are used, the price is said, and a suggestion is asked by the button that says it', async () => {
  const { user, field, asks } = await open({ included_left: 0 })
  await user.click(await screen.findByRole('button', { name: WHY }))
  expect(field).toHaveProperty('value', WHY)
  expect(asks()).toEqual([])
  screen.getByRole('button', { name: 'Ask (one analysis)' })
  await screen.findByText(/The included answers are used/)
})

test('with nothing left it is said when there is more', async () => {
  const spent = { ...usage, total_available: 0 }
  await open({ included_left: 0 }, { 'GET /api/usage': () => [200, spent] })
  await screen.findByText(/You have no analyses left this month/)
  expect(screen.queryByText(/The included answers are used/)).toBeNull()
})

test('a screen reader hears that it is being looked up, and then the answer', async () => {
  const flow = stream()
  const { user, field } = await open({}, { [ASK]: () => flow.response() })
  const section = field.closest('section')
  if (!section) throw new Error('no section')
  const status = within(section).getByRole('status')
  expect(status.textContent).toBe('')
  await user.type(field, 'Was he content?')
  await user.click(askButton())
  await expect.poll(() => status.textContent).toBe('Looking in the sources…')
  flow.send('done', done())
  await expect.poll(() => status.textContent).toContain('Both brothers had reservations.')
  expect(status.lang).toBe('en')
})

test('Enter sends, and with Shift it breaks the line', async () => {
  const { user, field, asks } = await open({}, { [ASK]: () => [200, {}] })
  await user.type(field, 'Was he{Shift>}{Enter}{/Shift}content?')
  expect(field).toHaveProperty('value', 'Was he\ncontent?')
  expect(asks()).toEqual([])
  await user.type(field, '{Enter}')
  await expect.poll(asks).toEqual([{ question: 'Was he\ncontent?' }])
})

test('a second press asks nothing twice', async () => {
  const flow = stream()
  const { user, field, asks } = await open({}, { [ASK]: () => flow.response() })
  await user.type(field, 'Was he content?')
  act(() => {
    askButton().click()
    askButton().click()
  })
  await arrive()
  expect(asks()).toHaveLength(1)
})

test.each([
  [402, 'You have used all 5 analyses of this month.'],
  [403, 'Professional mode needs a Professional subscription.'],
] as const)('a refusal (%s) keeps what was typed and shows the way on', async (status, detail) => {
  const { user, field } = await open({}, { [ASK]: () => [status, { detail }] })
  await user.type(field, 'Was he content?')
  await user.click(askButton())
  const box = await screen.findByRole('alert')
  within(box).getByText(detail)
  within(box).getByRole('link', { name: 'Compare plans' })
  expect(field).toHaveProperty('value', 'Was he content?')
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

test('a failure on the way keeps what was typed, and the next try goes through', async () => {
  const broken = stream()
  let calls = 0
  const { user, field } = await open(
    {},
    {
      [ASK]: () => {
        calls++
        return calls === 1 ? broken.response() : [200, {}]
      },
    },
  )
  await user.type(field, 'Was he content?')
  await user.click(askButton())
  broken.send('error', { status: 500, detail: 'Something went wrong on our side.' })
  await screen.findByText('Something went wrong on our side.')
  expect(field).toHaveProperty('value', 'Was he content?')
  await user.click(askButton())
  await expect.poll(() => calls).toBe(2)
})

test('after a lost connection the answer that was kept is found again', async () => {
  const flow = stream()
  let questions: AnsweredQuestion[] = []
  const { user, field } = await open(
    {},
    { [ASK]: () => flow.response(), [LIST]: () => [200, { ...nothingAsked, questions }] },
  )
  await user.type(field, 'Was he content?')
  await user.click(askButton())
  await screen.findByRole('heading', { level: 3, name: 'Was he content?' })
  flow.breakOff()
  const box = await screen.findByRole('alert')
  expect(box.textContent).toContain('it is kept here')
  questions = [answered]
  await user.click(within(box).getByRole('button', { name: 'Look again' }))
  await screen.findByText(/Both brothers had reservations/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty question is not sent, and it is said', async () => {
  const { user, field, asks } = await open()
  await user.type(field, '  ')
  await user.click(askButton())
  screen.getByText('Please enter your question.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asks()).toEqual([])
})

test('that our sources do not say, and that it was read already, is told in the language of the answer, and was not counted', async () => {
  const silent = {
    ...answered,
    id: 'q2',
    question: 'Noisy?',
    brings: 'nothing' as const,
    sources: [],
  }
  const again = { ...answered, id: 'q3', question: 'Content?', brings: 'said' as const }
  await open({ questions: [silent, again] }, {}, 'fr')
  await screen.findByText(/D’après les mêmes notes/)
  expect(screen.getAllByText('This was not counted.')).toHaveLength(2)
})

test('what was typed survives the end of the session', async () => {
  const { user, field } = await open({}, { [ASK]: () => [401, { detail: 'Not logged in' }] })
  await user.type(field, 'Was he content?')
  await user.click(askButton())
  await screen.findByText('Session expired. Please log in again.')
  cleanup()
  logIn()
  const again = await open()
  expect(again.field).toHaveProperty('value', 'Was he content?')
})
