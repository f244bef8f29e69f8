import { takeBegun } from '#web/ahead.ts'
import { currentSession, endSession } from '#web/lib/session.ts'

/**
 * The server refused (`status`, and `{code, params, detail}` in the body) or was not reached
 * (status 0).
 */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string | null
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

/** Ends the session whose token the server has refused. */
export function expire(token: string) {
  // A late answer to an old token says nothing about the session that has begun since.
  if (currentSession().token !== token) return
  endSession('expiry')
}

/**
 * One call whose answer is good; throws ApiError otherwise. Aborting throws the signal's own
 * reason.
 */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { token } = currentSession()
  if (!options.anonymous && token === null)
    throw new ApiError(401, 'No authentication token available')
  const headers = new Headers({ accept: options.accept ?? 'application/json' })
  if (!options.anonymous) headers.set('authorization', `Bearer ${token}`)
  if (options.json !== undefined) headers.set('content-type', 'application/json')

  const { method = 'GET', json, form, signal, keepalive } = options
  const body = json === undefined ? form : JSON.stringify(json)
  const ahead = method === 'GET' ? takeBegun(path, options.anonymous ? null : token) : undefined
  const response = await (ahead ?? fetch(path, { method, headers, body, signal, keepalive })).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error
      throw new ApiError(0, null)
    },
  )
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
