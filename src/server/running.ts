import { addAbortSignal, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { AppError } from './errors.ts'

function restarting(): AppError {
  return new AppError('unavailable', 'The server is restarting. Please try again in a moment.', 5)
}

/** The answers that are being made: at a stop they may finish, for a while, and then are given back. */
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
      // Whoever reads the stream hears that it broke off; here it only ends.
      track((signal) => finished(addAbortSignal(signal, stream))).catch(() => {})
      return stream
    },

    /** Takes no new answers, and waits for the running ones; after `patienceMs` they are broken off. */
    async close(patienceMs: number): Promise<void> {
      closed = true
      const timer = setTimeout(() => stop.abort(restarting()), patienceMs)
      await Promise.all(answers)
      clearTimeout(timer)
    },
  }
}
export type Running = ReturnType<typeof createRunning>
