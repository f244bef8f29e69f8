import type { FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import type { Limits } from './limits.ts'

/** Whoever waits for an answer. */
export interface Reader {
  /** Aborted when they leave before the first words. */
  gone: AbortSignal
  /** From now on the answer is theirs, whether they stay or leave. */
  hasWords(): void
}

/** Watches the connection of whoever waits for an answer. */
export function readerOf({ raw }: Pick<FastifyReply, 'raw'>, onLeft: () => void): Reader {
  const leaving = new AbortController()
  let isTheirs = false
  const leave = () => {
    if (isTheirs || raw.writableEnded) return
    leaving.abort(new AppError('requestTimeout', 'You left before the first words. Nothing was charged.'))
    onLeft()
  }
  raw.once('close', leave)
  // Whoever left while it was looked up who asks has been heard of already.
  if (raw.closed) leave()
  return {
    gone: leaving.signal,
    hasWords() {
      isTheirs = true
    },
  }
}

/**
 * Lets a user ask, and watches whether they wait for the answer. Who leaves before the first words pays nothing, but a
 * model may have been asked: that is counted.
 * @throws AppError `tooManyRequests` for whoever asks, or has left, too often.
 */
export async function admit(user: { id: string }, reply: FastifyReply, limits: Limits): Promise<Reader> {
  await limits.leavingsByUser.check(user.id)
  await limits.analysesByUser.take(user.id)
  return readerOf(reply, () => {
    limits.leavingsByUser.take(user.id).catch((error: unknown) => {
      // They have left more often at once than they may: the next question is refused.
      if (!(error instanceof AppError)) reply.log.error({ err: error }, 'a leaving was not counted')
    })
  })
}
