/** A concurrency limiter: tasks beyond the limit wait for their turn until their signal aborts. */
export function createTurns(most: number) {
  let free = most
  const waiting: (() => void)[] = []

  function myTurn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (free > 0) {
      free--
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(take)
    })
  }

  return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await myTurn(signal)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
