import type { FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import type { Limits } from './limits.ts'

/** The client that waits for an answer. */
export interface Reader {
  /** Aborted when the client disconnects before the first words. */
  gone: AbortSignal
  /** The answer counts as delivered from now on, even if the client disconnects. */
  hasWords(): void
}

/** Watches the connection of the client that waits for an answer. */
export function readerOf({ raw }: Pick<FastifyReply, 'raw'>, onLeft: () => void): Reader {
  const leaving = new AbortController()
  let isTheirs = false
  const leave = () => {
    if (isTheirs || raw.writableEnded) return
    leaving.abort(new AppError('request_cancelled'))
    onLeft()
  }
  raw.once('close', leave)
  // The client may have disconnected during authentication; handle that case now.
  if (raw.closed) leave()
  return {
    gone: leaving.signal,
    hasWords() {
      isTheirs = true
    },
  }
}

/**
 * Admits a user's question and watches the connection. A cancelled request costs the user nothing,
 * but a model may have been called, so cancellations are counted.
 * @throws AppError of status 429 if the user asks, or cancels, too often.
 */
export async function admit(
  user: { id: string },
  reply: FastifyReply,
  limits: Limits,
): Promise<Reader> {
  await limits.leavingsByUser.check(user.id)
  await limits.analysesByUser.take(user.id)
  return readerOf(reply, () => {
    limits.leavingsByUser.take(user.id).catch((error: unknown) => {
      // They have left more often at once than they may: the next question is refused.
      if (!(error instanceof AppError)) reply.log.error({ err: error }, 'a leaving was not counted')
    })
  })
}
