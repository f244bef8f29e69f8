/**
 * Runs maintenance steps in order. A failing step is logged and does not stop the rest; it runs
 * again next time.
 */
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
