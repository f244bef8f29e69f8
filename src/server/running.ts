import { addAbortSignal, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from './errors.ts'

/** What is broken off may give back and say so. */
const LAST_WORDS_MS = 1000

function restarting(): AppError {
  return new AppError('restarting', {}, { retryAfterSeconds: 5 })
}

/**
 * The answers that are being made: at a stop they may finish, for a while, and then are given back.
 */
export function createRunning() {
  const answers = new Set<Promise<unknown>>()
  const stop = new AbortController()
  let closed = false

  /** Runs an answer; its signal is aborted when the server cannot wait any longer. */
  function track<T>(answer: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (closed) throw restarting()
    const promise = answer(stop.signal)
    const settled = promise.then(
      () => {},
      () => {},
    )
    answers.add(settled)
    settled.finally(() => answers.delete(settled))
    return promise
  }

  return {
    isStopping: () => closed,
    track,

    /** A download, which runs until its last byte is read, or until it is broken off. */
    trackStream(stream: Readable): Readable {
      // The consumer of the stream handles its error; here the stream has only ended.
      track((signal) => finished(addAbortSignal(signal, stream))).catch(() => {})
      return stream
    },

    /**
     * Takes no new answers, and waits for the running ones; after `patienceMs` they are broken off,
     * and those that do not heed it are left.
     */
    async close(patienceMs: number): Promise<void> {
      closed = true
      const ended = new AbortController()
      const { signal } = ended
      const late = pause(patienceMs, null, { signal })
        .then(() => stop.abort(restarting()))
        .then(() => pause(LAST_WORDS_MS, null, { signal }))
        .catch(() => {})
      await Promise.race([Promise.all(answers), late])
      ended.abort()
    },
  }
}
export type Running = ReturnType<typeof createRunning>
