import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, vi } from 'vitest'
import { Frame } from '#web/app/frame.tsx'
import { dropAllDrafts } from '#web/lib/drafts.ts'
import { endSession, startSession } from '#web/lib/session.ts'
import { FakeUpload } from './fake-upload.ts'

// A busy machine is no failure.
configure({ asyncUtilTimeout: 5000 })

/**
 * What the fake server answers to `POST /api/auth/login` and the like: a status and a JSON body, or
 * a whole response.
 */
type Answer = [status: number, body: unknown] | Response
export type Answers = Record<string, (body: unknown) => Answer | Promise<Answer>>

export interface SentCall {
  call: string
  body: unknown
  authorization: string | null
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  return request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}

/** Replaces the network by a server that knows some answers, and keeps what it was asked. */
export function fakeServer(answers: Answers): SentCall[] {
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'http://localhost'), init)
    const call = `${request.method} ${path}`
    const body = await bodyOf(request)
    sent.push({ call, body, authorization: request.headers.get('authorization') })
    const answer = answers[call]
    if (!answer) throw new TypeError(`Failed to fetch ${call}`)
    const given = await answer(body)
    if (given instanceof Response) return given
    const [status, content] = given
    return Response.json(content, { status })
  })
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return sent
}

export function logIn(email = 'ada@example.org') {
  startSession('token-of-ada', email)
}

let back = () => {}

/** The back button of the browser. */
export function goBack() {
  act(back)
}

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The button is outside the page.
  useEffect(() => {
    back = () => void navigate(-1)
  }, [navigate])
  return <output data-testid="address">{pathname + search}</output>
}

/**
 * Opens a page of the site, as a visitor would who has come there over others, and returns the
 * visitor's hands.
 */
export function openPage(...paths: [string, ...string[]]) {
  render(
    <MemoryRouter initialEntries={paths}>
      <Frame />
      <Address />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  endSession('logout')
  dropAllDrafts()
  localStorage.clear()
  sessionStorage.clear()
})
