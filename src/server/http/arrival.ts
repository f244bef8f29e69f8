import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * How long a request may take to arrive, in milliseconds: as a whole, and from one byte to the
 * next.
 */
export interface Patience {
  wholeMs: number
  stillMs: number
}

/** After a timeout, the client has this long to read the error before the connection is closed. */
const LAST_WORD_MS = 5000

/** The end of patience. */
interface Lateness {
  /** Thrown then, as the code of an error. */
  late: 'picture_too_slow' | 'list_too_slow'
  /** Aborted where another is given the place before the time is over. */
  given: AbortSignal
}

/**
 * Receives what a request still sends, but does not wait for ever.
 *
 * @param receive is told by its signal when nobody waits any longer.
 * @throws AppError
 */
export async function arrivalOf<T>(
  request: FastifyRequest,
  { wholeMs, stillMs }: Patience,
  receive: (signal: AbortSignal) => Promise<T>,
  { late, given }: Lateness,
): Promise<T> {
  const { raw } = request
  const patience = new AbortController()
  const end = () => patience.abort(new AppError(late))
  let before = -1
  const watch = setInterval(() => {
    if (raw.socket.bytesRead === before) end()
    before = raw.socket.bytesRead
  }, stillMs)
  const whole = setTimeout(end, wholeMs)
  given.addEventListener('abort', end)
  const { signal } = patience
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([receive(signal), ended])
  } catch (error) {
    if (signal.aborted) cutOff(request)
    throw signal.aborted ? signal.reason : error
  } finally {
    clearInterval(watch)
    clearTimeout(whole)
  }
}

/** What still comes is read by nobody; a line that is cut at once would take the answer with it. */
export function cutOff({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
  setTimeout(() => raw.destroy(), LAST_WORD_MS).unref()
}
