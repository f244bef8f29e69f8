import { currentSession, endSession } from '#web/lib/session.ts'
import { currentWords, translateSentence } from '#web/words/words.ts'

/** The server refused (`status` and its `{detail}`) or was not reached (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string | null

  constructor(status: number, detail: string | null) {
    super(detail ?? `The call failed with status ${status}`)
    this.status = status
    this.detail = detail
  }
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

async function detailOf(response: Response): Promise<string | null> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json')) return null
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null
  return typeof body.detail === 'string' && body.detail !== '' ? body.detail : null
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
  throw new ApiError(response.status, await detailOf(response).catch(() => null))
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
  return error.status === 0 ? `${otherwise}. ${currentWords().errors.unreachable}` : otherwise
}
