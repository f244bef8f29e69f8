import { currentSession, endSession } from '#web/lib/session.ts'
import { currentWords, translateSentence } from '#web/words/words.ts'

/** The server refused (`status` and its `{detail}`) or was not reached (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string | null
  /** What the answer held beside the sentence. */
  readonly body: object

  constructor(status: number, detail: string | null, body: object = {}) {
    super(detail ?? `The call failed with status ${status}`)
    this.status = status
    this.detail = detail
    this.body = body
  }
}

/** The error that a refusal is, by its status and its JSON. */
export function refusalOf(status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError(status, null)
  const detail = 'detail' in body && typeof body.detail === 'string' ? body.detail : ''
  return new ApiError(status, detail === '' ? null : detail, body)
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  accept?: string
  signal?: AbortSignal
  /** Send no token: the call is open to everybody, and its 401 says nothing about the session. */
  anonymous?: boolean
  /** Let the call outlive the page. */
  keepalive?: boolean
}

function expire(token: string) {
  // A late answer to an old token says nothing about the session that has begun since.
  if (currentSession().token !== token) return
  endSession('expiry')
}

/** One call whose answer is good; throws ApiError otherwise. Aborting throws the signal's own reason. */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { token } = currentSession()
  if (!options.anonymous && token === null) throw new ApiError(401, 'No authentication token available')
  const headers = new Headers({ accept: options.accept ?? 'application/json' })
  if (!options.anonymous) headers.set('authorization', `Bearer ${token}`)
  if (options.json !== undefined) headers.set('content-type', 'application/json')

  const response = await fetch(path, {
    method: options.method ?? 'GET',
    headers,
    body: options.json === undefined ? options.form : JSON.stringify(options.json),
    signal: options.signal,
    keepalive: options.keepalive,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, null)
  })
  if (response.ok) return response
  if (response.status === 401 && !options.anonymous && token !== null) expire(token)
  throw refusalOf(response.status, await response.json().catch(() => null))
}

/** One call of which only the success matters. */
export async function send(path: string, options: CallOptions = {}): Promise<void> {
  const response = await request(path, options)
  // An answer that nobody reads keeps its connection busy.
  await response.text()
}

/** One call with a JSON answer of a known shape. */
export async function call<T>(
  schema: { parse(value: unknown): T },
  path: string,
  options: CallOptions = {},
): Promise<T> {
  const response = await request(path, options)
  return schema.parse(await response.json())
}

/** The sentence for a failed call: the server's own, else the given one. */
export function errorText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.detail !== null) return translateSentence(error.detail)
  if (error.status !== 0) return otherwise
  const { errors, site } = currentWords()
  const stop = /[.!?。！？]$/u.test(otherwise) ? '' : site.stop
  return otherwise + stop + site.gap + errors.unreachable
}
