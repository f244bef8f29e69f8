/**
 * Waits for a reading until its reader leaves. The reading itself goes on: others may wait for the
 * same one.
 *
 * @throws the reason of `signal` where that is aborted.
 */
export async function unlessLeft<T>(reading: Promise<T>, signal: AbortSignal): Promise<T> {
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(signal.reason)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([reading, left.promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
