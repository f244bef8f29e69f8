import { AppError } from './errors.ts'

/** The answers that are being made: at a stop they may finish, for a while, and then are given back. */
export function createRunning() {
  const answers = new Set<Promise<unknown>>()
  const stop = new AbortController()
  let closed = false

  return {
    isStopping: () => closed,

    /** Runs an answer; its signal is aborted when the server cannot wait any longer. */
    track<T>(answer: (signal: AbortSignal) => Promise<T>): Promise<T> {
      if (closed)
        throw new AppError('unavailable', 'The server is restarting. Please try again in a moment.', 5)
      const promise = answer(stop.signal)
      const settled = promise.then(
        () => {},
        () => {},
      )
      answers.add(settled)
      settled.finally(() => answers.delete(settled))
      return promise
    },

    /** Takes no new answers, and waits for the running ones; after `patienceMs` they are broken off. */
    async close(patienceMs: number): Promise<void> {
      closed = true
      const timer = setTimeout(() => stop.abort(), patienceMs)
      await Promise.all(answers)
      clearTimeout(timer)
    },
  }
}
export type Running = ReturnType<typeof createRunning>
