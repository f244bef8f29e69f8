/** Takes step after step. One that fails is told of and keeps none from being taken: it comes again with the next tidying. */
export function createTidying(
  steps: readonly (() => Promise<unknown>)[],
  onError: (error: unknown) => void,
): () => Promise<void> {
  return async () => {
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        onError(error)
      }
    }
  }
}
