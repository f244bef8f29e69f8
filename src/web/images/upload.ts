import { ApiError, send as call, expire, refusalOf } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'

/**
 * Tells the server that a picture was chosen: while the form is filled in, it makes itself ready to
 * look.
 */
export function announcePicture(): void {
  // Where this fails the answer begins a second later, and nothing else.
  call('/api/analyze-artwork/soon', { method: 'POST' }).catch(() => {})
}

interface Options {
  signal: AbortSignal
  /** Fraction 0..1 of the form that has been sent. */
  onProgress: (share: number) => void
}

/**
 * Sends a form and gives the answer as it streams in. `fetch` does not tell how much has been sent;
 * this does.
 * @throws ApiError where the server refuses or is not reached.
 */
export async function upload(
  path: string,
  form: FormData,
  { signal, onProgress }: Options,
): Promise<Response> {
  const { token } = currentSession()
  if (token === null) throw new ApiError(401, 'No authentication token available')
  const response = await send(path, form, token, signal, onProgress)
  if (response.ok) return response
  if (response.status === 401) expire(token)
  throw refusalOf(response.status, await response.json().catch(() => null))
}

function send(
  path: string,
  form: FormData,
  token: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const encoder = new TextEncoder()
    let taken = 0
    let sink: ReadableStreamDefaultController<Uint8Array> | null = null
    const pass = () => {
      const text = call.responseText.slice(taken)
      taken = call.responseText.length
      if (text !== '') sink?.enqueue(encoder.encode(text))
    }
    const begin = () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          sink = controller
        },
        // The consumer needs no more of the stream.
        cancel() {
          sink = null
        },
      })
      resolve(new Response(body, { status: call.status }))
    }
    const fail = (error: unknown) => {
      reject(error)
      sink?.error(error)
      sink = null
    }
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onreadystatechange = () => {
      if (call.readyState === XMLHttpRequest.HEADERS_RECEIVED && call.status > 0) begin()
    }
    call.onprogress = pass
    call.onload = () => {
      pass()
      sink?.close()
    }
    call.onerror = () => fail(new ApiError(0, null))
    call.onabort = () => fail(signal.reason)
    signal.addEventListener('abort', () => call.abort())
    call.open('POST', path)
    call.setRequestHeader('accept', 'text/event-stream, application/json')
    call.setRequestHeader('authorization', `Bearer ${token}`)
    call.send(form)
  })
}
