/** Work that goes on after its answer was sent, and is waited for at shutdown. */
export function createBackground(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>()
  return {
    run(work: () => Promise<void>): void {
      const promise: Promise<void> = work()
        .catch(onError)
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
export type Background = ReturnType<typeof createBackground>
