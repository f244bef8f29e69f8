import { setTimeout as pause } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { createTurns } from './turns.ts'

const REQUEST_MS = 4000
const AT_ONCE = 3
/** Twenty entities of Wikidata with all that is said of them are about a quarter of it. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_REDIRECTS = 2
/**
 * A service that asks for so much patience gets it within the answer; where it asks for more, it is
 * left alone.
 */
const SHORT_WAIT_MS = 2000
/** What is taken for a service's patience where it names none. */
const USUAL_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** An open source could not be read: unreachable, busy, or its answer is not what it should be. */
export class SourceFailure extends Error {}

/**
 * An answer in the shape that its source gives it. @throws SourceFailure where it has another one.
 */
export function shaped<T extends z.ZodMiniType>(
  schema: T,
  answer: unknown,
  source: string,
): z.output<T> {
  const { success, data } = schema.safeParse(answer)
  if (!success) throw new SourceFailure(`${source} answered in a shape that we do not know`)
  return data
}

/** Reads JSON from open sources; null for what is not there. @throws SourceFailure */
export type ReadJson = (url: URL, signal: AbortSignal) => Promise<unknown>

interface Parts {
  /** Of the services that may be asked; nothing else is, and no redirect leads elsewhere. */
  origins: readonly string[]
  /** The operator's mail address, so that the services we query can reach them. */
  contact: string
  now: () => number
}

/** How long a busy service wants to be left alone, in milliseconds. */
function waitOf(response: Response, now: number): number {
  const header = response.headers.get('retry-after')
  if (header === null) return USUAL_WAIT_MS
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isNaN(wait) ? USUAL_WAIT_MS : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS)
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > MOST_BYTES) throw new SourceFailure('its answer is too large')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * A polite reader of open sources: few requests at once, each short, with a name; busy services are
 * left alone.
 */
export function createFetcher({ origins, contact, now }: Parts): ReadJson {
  const inTurn = createTurns(AT_ONCE)
  const busyUntil = new Map<string, number>()
  const name = `Artsking/1 (mailto:${contact})`
  // The Art Institute of Chicago asks for a header of its own.
  const headers = { accept: 'application/json', 'user-agent': name, 'aic-user-agent': name }

  async function answerOf(url: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
    if (!origins.includes(url.origin)) throw new SourceFailure(`${url.origin} is not asked`)
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    if (redirects === MOST_REDIRECTS) throw new SourceFailure('it redirects without end')
    return answerOf(new URL(location, url), signal, redirects + 1)
  }

  async function readOnce(url: URL, signal: AbortSignal): Promise<unknown> {
    const response = await answerOf(url, AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]))
    if (response.ok) return JSON.parse(await textOf(response))
    await response.body?.cancel()
    if (response.status === 404) return null
    if (response.status === 429 || response.status === 503)
      busyUntil.set(url.origin, now() + waitOf(response, now()))
    throw new SourceFailure(`it answered ${response.status}`)
  }

  /** Waits until a busy service may be asked again, where that is soon. */
  async function whenFree(url: URL, signal: AbortSignal): Promise<void> {
    const wait = (busyUntil.get(url.origin) ?? 0) - now()
    if (wait > SHORT_WAIT_MS) throw new SourceFailure('it is busy')
    if (wait > 0) await pause(wait, undefined, { signal })
  }

  return async (url, signal) => {
    const read = () =>
      inTurn(signal, async () => {
        await whenFree(url, signal)
        return readOnce(url, signal)
      })
    try {
      return await read().catch((error: unknown) => {
        // Once more, where the service said that it will be free soon.
        if ((busyUntil.get(url.origin) ?? 0) > now()) return read()
        throw error
      })
    } catch (error) {
      throw new SourceFailure(`${url.origin}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
}
