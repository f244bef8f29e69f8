import { ModelFailure, type ModelPart } from './text-model.ts'

/** How long a model may take, in milliseconds. */
export interface TimeLimits {
  /** Until the first sign of work. */
  firstMs: number
  /** Between two signs of work. */
  idleMs: number
  /** For all of it, both tries together. */
  wholeMs: number
}

/** A model in our own house may have to be loaded into memory first. */
export const HOSTED_LIMITS: TimeLimits = { firstMs: 30_000, idleMs: 15_000, wholeMs: 90_000 }
export const LOCAL_LIMITS: TimeLimits = { firstMs: 90_000, idleMs: 30_000, wholeMs: 240_000 }

function within<T>(promise: Promise<T>, ms: number, whole: AbortSignal, what: string): Promise<T> {
  // What is no longer waited for may still fail: nobody is to hear of it.
  promise.catch(() => {})
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ModelFailure(`no ${what} within ${ms} ms`)), ms)
  const stop = () => reject(whole.reason)
  if (whole.aborted) stop()
  whole.addEventListener('abort', stop, { once: true })
  return Promise.race([promise, late]).finally(() => {
    clearTimeout(timer)
    whole.removeEventListener('abort', stop)
  })
}

/**
 * What a model sends, as long as it keeps its times. The call is broken off when a limit is passed,
 * when `signal` is aborted, and when no more is wanted; it is never waited for, not even one that
 * does not heed its signal.
 *
 * @throws ModelFailure where a limit is passed; the reason of `signal` where that is aborted.
 */
export async function* withTimeLimits(
  stream: (signal: AbortSignal) => AsyncIterable<ModelPart>,
  { firstMs, idleMs }: TimeLimits,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const call = new AbortController()
  const iterator = stream(AbortSignal.any([signal, call.signal]))[Symbol.asyncIterator]()
  try {
    let next = await within(iterator.next(), firstMs, signal, 'first word')
    while (!next.done) {
      yield next.value
      next = await within(iterator.next(), idleMs, signal, 'next word')
    }
  } finally {
    call.abort()
    iterator.return?.().catch(() => {})
  }
}
