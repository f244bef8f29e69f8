import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  analysis,
  answer,
  answerStream,
  me,
  starryNight,
  usage,
  wholeAnswer,
} from '#test/answers.ts'
import { type Answers, fakeServer, goBack, logIn, openPage } from '#test/page.tsx'
import { refusal } from '#test/refusals.ts'

const ASK = 'POST /api/query-artwork'
const HISTORY = 'GET /api/my-analyses?page=1&limit=10'
const LEFT = 'The answer about “The Starry Night” is still being written.'

function historyOf(...questions: string[]) {
  const { id, created_at, mode, language } = analysis
  const { slug, title, artist } = starryNight
  const rest = { has_image: false, has_copy: false, picture: null, preview: '', full_response: '' }
  const artwork = { slug, title, artist }
  const analyses = questions.map((user_question) => ({
    ...{ id, created_at, mode, language, user_question, artwork },
    ...rest,
  }))
  const pagination = {
    total_count: 1,
    total_pages: 1,
    current_page: 1,
    has_prev: false,
    has_next: false,
  }
  return { analyses, pagination }
}

function open(answers: Answers) {
  logIn()
  fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    'GET /api/my-analyses/analysis-1': () => [200, analysis],
    ...answers,
  })
  return openPage('/dashboard', '/query')
}

async function ask(user: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Artwork Name'), 'The Starry Night')
  await user.type(screen.getByLabelText('Your Question'), 'Which star is so bright?')
  await user.click(screen.getByRole('button', { name: 'Analyze artwork' }))
}

const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('going back from an answer leads to the form, empty for the next question', async () => {
  const user = open({ [ASK]: () => wholeAnswer() })
  await ask(user)
  await screen.findByText(/The sky can feel restless/)
  await arrive()
  goBack()
  expect(await screen.findByLabelText('Artwork Name')).toHaveProperty('value', '')
  expect(screen.queryByText(LEFT)).toBeNull()
})

test('a reload while the answer is written loses nothing: the page waits for it and leads to it', async () => {
  const stream = answerStream()
  const user = open({ [ASK]: () => stream.response() })
  await ask(user)
  stream.send('identified', analysis.identification)
  for (const statement of analysis.statements.slice(0, 1)) stream.send('statement', statement)
  await screen.findByText(/The brightest star is Venus/)
  cleanup()

  let history = historyOf('Another question')
  const again = open({ [HISTORY]: () => [200, history] })
  await screen.findByText(LEFT)
  screen.getByRole('link', { name: 'Look in your history' })
  history = historyOf(analysis.question, 'Another question')
  const read = await screen.findByRole('link', { name: 'Read it' }, { timeout: 5000 })
  screen.getByText('The answer about “The Starry Night” is finished.')
  await again.click(read)
  await screen.findByText(/The sky can feel restless/)
  goBack()
  await screen.findByLabelText('Artwork Name')
  expect(screen.queryByText(/The answer about/)).toBeNull()
})

test('what failed is not waited for', async () => {
  const stream = answerStream()
  const user = open({ [ASK]: () => stream.response(), [HISTORY]: () => [200, historyOf()] })
  await ask(user)
  stream.send('identified', answer.identification)
  for (const statement of analysis.statements.slice(0, 1)) stream.send('statement', statement)
  await screen.findByText(/The brightest star is Venus/)
  stream.send('error', { ...refusal('restarting')[1], status: 503 })
  await screen.findByText('The server is restarting. Please try again in a moment.')
  cleanup()
  open({})
  await screen.findByLabelText('Artwork Name')
  expect(screen.queryByText(LEFT)).toBeNull()
})
