/**
 * What promises bring, in the order in which they were made, while more are made: nothing waits for
 * the last one. Where making them fails, what was made before is given first.
 *
 * @param make makes promises until it is done; its signal is aborted when no more is wanted.
 */
export async function* inOrder<T>(
  make: (add: (made: Promise<T[]>) => void, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const queue: Promise<T[]>[] = []
  const stop = new AbortController()
  let news = Promise.withResolvers<void>()
  let end: { error: unknown } | 'whole' | null = null
  const tell = () => {
    news.resolve()
    news = Promise.withResolvers()
  }
  const add = (made: Promise<T[]>) => {
    // It may fail before anybody waits for it.
    made.catch(() => {})
    queue.push(made)
    tell()
  }
  make(add, AbortSignal.any([signal, stop.signal])).then(
    () => {
      end = 'whole'
      tell()
    },
    (error: unknown) => {
      end = { error }
      tell()
    },
  )
  try {
    for (;;) {
      const next = queue.shift()
      if (next) yield* await next
      else if (end === null) await news.promise
      else if (end === 'whole') return
      else throw (end as { error: unknown }).error
    }
  } finally {
    stop.abort()
  }
}
