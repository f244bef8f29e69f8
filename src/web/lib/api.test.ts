import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refusal } from '#test/refusals.ts'
import { ApiError, call, request } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { currentSession, endSession, startSession, subscribeToSession } from '#web/lib/session.ts'
import { speakLanguage, wantPageWords } from '#web/words/words.ts'

const countSchema = z.object({ count: z.int() })

function answerWith(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function headersOf(fetched: ReturnType<typeof answerWith>): Headers {
  return new Headers(fetched.mock.calls[0]?.[1].headers)
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('the call fails'),
    (error: unknown) => error,
  )
}

beforeEach(() => startSession('t1', 'ada@example.org'))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logout')
})

test('a call carries the token of the session', async () => {
  const fetched = answerWith(() => Response.json({ count: 3 }))
  expect(await call(countSchema, '/api/usage')).toEqual({ count: 3 })
  expect(headersOf(fetched).get('authorization')).toBe('Bearer t1')
})

test('an open call carries no token', async () => {
  const fetched = answerWith(() => Response.json({ count: 3 }))
  await call(countSchema, '/api/auth/login', { method: 'POST', json: {}, anonymous: true })
  expect(headersOf(fetched).has('authorization')).toBe(false)
})

test('without a session no call is made', async () => {
  endSession('logout')
  const fetched = answerWith(() => Response.json({}))
  const error = await failureOf(request('/api/usage'))
  expect(errorText(error, 'Failed')).toBe('No authentication token available')
  expect(fetched).not.toHaveBeenCalled()
})

test('a 401 ends the session and says so once', async () => {
  const heard = vi.fn()
  const stop = subscribeToSession(heard)
  answerWith(() => Response.json({ detail: 'Please log in.' }, { status: 401 }))
  await failureOf(request('/api/usage'))
  await failureOf(request('/api/usage'))
  expect(currentSession()).toMatchObject({ token: null, endedBy: 'expiry' })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a wrong password at the login does not end another session', async () => {
  answerWith(() => Response.json({ detail: 'Wrong password' }, { status: 401 }))
  await failureOf(request('/api/auth/login', { method: 'POST', json: {}, anonymous: true }))
  expect(currentSession().token).toBe('t1')
})

test('a late 401 to an old token leaves the new session alone', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerWith(() => promise)
  const failing = failureOf(request('/api/usage'))
  startSession('t2', 'ada@example.org')
  resolve(Response.json({ detail: 'Please log in.' }, { status: 401 }))
  await failing
  expect(currentSession().token).toBe('t2')
})

test('an error is said in the language of the page, by its code', async () => {
  const [status, body] = refusal({ code: 'mail_too_soon', params: { seconds: 42 } })
  answerWith(() => Response.json({ ...body, detail: 'Not to be shown' }, { status }))
  const error = await failureOf(request('/api/usage'))
  expect(errorText(error, 'Failed')).toBe(
    'Please wait 42 seconds before you ask for another email.',
  )
  await wantPageWords()
  await speakLanguage('fr')
  expect(errorText(error, 'Failed')).toBe(
    'Veuillez attendre 42\u00a0secondes avant de demander un autre e-mail.',
  )
  await speakLanguage('en')
})

test('an error that the page does not know is told as the server tells it, and with our words where it says nothing', async () => {
  answerWith(() =>
    Response.json({ code: 'of_tomorrow', params: {}, detail: 'Said later.' }, { status: 429 }),
  )
  expect(errorText(await failureOf(request('/api/usage')), 'Failed')).toBe('Said later.')
  answerWith(() =>
    Response.json({ code: 'mail_too_soon', params: {}, detail: 'Wait.' }, { status: 429 }),
  )
  expect(errorText(await failureOf(request('/api/usage')), 'Failed')).toBe('Wait.')
  answerWith(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(errorText(await failureOf(request('/api/usage')), 'Failed')).toBe('Failed')
})

test('a lost connection is told from a refusal', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failureOf(request('/api/usage'))
  expect(error).toBeInstanceOf(ApiError)
  expect(errorText(error, 'Failed')).toBe(
    'Failed. We could not reach the server. Check your connection and try again.',
  )
  expect(errorText(error, 'Please try again.')).toBe(
    'Please try again. We could not reach the server. Check your connection and try again.',
  )
})

test('an aborted call is not an error of the server', async () => {
  const abort = new AbortController()
  answerWith(() => Promise.reject(abort.signal.reason))
  abort.abort()
  expect(await failureOf(request('/api/usage', { signal: abort.signal }))).toMatchObject({
    name: 'AbortError',
  })
})
