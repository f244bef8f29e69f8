import type { ModelPart } from './text-model.ts'

/**
 * What a provider's package reads from a stream, and between it a sign for what it passes over:
 * comments that keep a connection open say that the model is at work.
 *
 * @param listen is given a function to be called at each sign.
 */
export async function* withSigns(
  parts: AsyncIterable<ModelPart>,
  listen: (sign: () => void) => void,
): AsyncGenerator<ModelPart> {
  let sign = Promise.withResolvers<'sign'>()
  listen(() => sign.resolve('sign'))
  const iterator = parts[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    for (;;) {
      const first = await Promise.race([next, sign.promise])
      if (first === 'sign') {
        sign = Promise.withResolvers()
        yield { type: 'thinking' }
        continue
      }
      if (first.done) return
      yield first.value
      next = iterator.next()
    }
  } finally {
    iterator.return?.().catch(() => {})
  }
}
