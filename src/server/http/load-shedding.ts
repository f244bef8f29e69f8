import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** The process has no time left where it is this busy over a sample. */
const BUSY = 0.95
const SAMPLE_MS = 500
const RETRY_SECONDS = 2
/**
 * Calls that a busy process works on at once. Each gets its share of the time, so that more would
 * all be answered late.
 */
const MOST_AT_ONCE = 24

/**
 * Refuses calls with 503 and `Retry-After` while the process is busy all the time and works on many
 * already: those that it has taken are answered in time. Calls that wait for others, for a language
 * model say, leave it idle and are not refused; nor are pages, which cost nothing. To be called
 * before the routes are added.
 */
export async function shedLoad(app: FastifyInstance, mostAtOnce = MOST_AT_ONCE): Promise<void> {
  const atWork = new Set<object>()
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (!url.startsWith('/api/')) return
    atWork.add(raw)
    // A client that leaves closes without a finish.
    raw.once('finish', () => atWork.delete(raw)).once('close', () => atWork.delete(raw))
  })
  await app.register(underPressure, {
    maxEventLoopUtilization: BUSY,
    eventLoopUtilizationMode: 'interval',
    sampleInterval: SAMPLE_MS,
    pressureHandler: ({ url }) => {
      if (!url.startsWith('/api/') || atWork.size <= mostAtOnce) return
      throw new AppError('temporarily_unavailable', {}, { retryAfterSeconds: RETRY_SECONDS })
    },
  })
}
