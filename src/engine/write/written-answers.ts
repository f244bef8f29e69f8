import type { Draft } from '#engine/evidence.ts'
import type { Analysis } from '#shared/api/analysis.ts'

/** So many answers are kept, some 10 kB each; those that were asked for last. */
const MOST_ANSWERS = 500

/** Who wrote a text, and how it was checked. */
export type Signature = Pick<Analysis, 'writer' | 'check'>

interface Written {
  drafts: readonly Draft[]
  signature: Signature
}

/** An answer that is being written, for all who wait for it. */
interface Flight {
  drafts: Draft[]
  writing: Writing
  /** How it ended; null: it has not. */
  end: { error: unknown } | 'whole' | null
  readers: number
  stop: AbortController
  /** Settles when there is more to read. */
  news: PromiseWithResolvers<void>
}

/** How an answer is written; at its end, by whom, and whether it may be given to others later. */
export interface Writing {
  write(signal: AbortSignal): AsyncIterable<Draft>
  signed(): Signature
  isWhole(): boolean
}

/** Who wrote what was read, and whether it was written for this reader. */
export interface Colophon {
  signature: Signature
  isOwn: boolean
}

/**
 * Caches answers, so that none is written twice. A concurrent request for the same answer reads
 * along; a later one gets it at once. The cache is in memory and keeps only the most recent
 * answers.
 */
export function createWrittenAnswers(most = MOST_ANSWERS) {
  const kept = new Map<string, Written>()
  const flights = new Map<string, Flight>()

  /** As the one that was asked for last. */
  function keep(key: string, written: Written): void {
    kept.delete(key)
    kept.set(key, written)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
  }

  async function fly(key: string, flight: Flight): Promise<void> {
    const { drafts, writing } = flight
    const tell = () => {
      flight.news.resolve()
      flight.news = Promise.withResolvers()
    }
    try {
      for await (const draft of writing.write(flight.stop.signal)) {
        drafts.push(draft)
        tell()
      }
      flight.end = 'whole'
      if (writing.isWhole()) keep(key, { drafts, signature: writing.signed() })
    } catch (error) {
      flight.end = { error }
    }
    if (flights.get(key) === flight) flights.delete(key)
    tell()
  }

  function begin(key: string, writing: Writing): Flight {
    const flight: Flight = {
      drafts: [],
      writing,
      end: null,
      readers: 0,
      stop: new AbortController(),
      news: Promise.withResolvers(),
    }
    flights.set(key, flight)
    void fly(key, flight)
    return flight
  }

  async function* readAlong(
    key: string,
    flight: Flight,
    signal: AbortSignal,
  ): AsyncGenerator<Draft> {
    const leaving = Promise.withResolvers<void>()
    const leave = () => leaving.resolve()
    signal.addEventListener('abort', leave, { once: true })
    flight.readers++
    try {
      for (let at = 0; ; at++) {
        while (at >= flight.drafts.length && flight.end === null && !signal.aborted)
          await Promise.race([flight.news.promise, leaving.promise])
        signal.throwIfAborted()
        const draft = flight.drafts[at]
        if (draft) yield draft
        else if (flight.end === 'whole') return
        else throw flight.end?.error
      }
    } finally {
      signal.removeEventListener('abort', leave)
      flight.readers--
      if (flight.readers === 0 && flight.end === null) {
        // Nobody waits for it any more; who comes now has it written anew.
        flights.delete(key)
        flight.stop.abort()
      }
    }
  }

  return {
    /** The answer of a key: kept, being written for others, or written by `writing`. */
    async *read(
      key: string,
      writing: Writing,
      signal: AbortSignal,
    ): AsyncGenerator<Draft, Colophon> {
      const written = kept.get(key)
      if (written) {
        keep(key, written)
        yield* written.drafts
        return { signature: written.signature, isOwn: false }
      }
      const running = flights.get(key)
      const flight = running ?? begin(key, writing)
      yield* readAlong(key, flight, signal)
      return { signature: flight.writing.signed(), isOwn: running === undefined }
    },

    /**
     * Removes answers that only repeat what a reader was told; the next request has them written
     * anew.
     */
    forget(told: readonly string[]): void {
      for (const [key, { drafts }] of kept)
        if (drafts.every(({ text }) => told.includes(text))) kept.delete(key)
    },
  }
}
export type WrittenAnswers = ReturnType<typeof createWrittenAnswers>
