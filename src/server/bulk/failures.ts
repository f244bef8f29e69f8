import type { Label } from '#shared/api/analysis.ts'
import { AppError } from '../errors.ts'
import { workOf } from './kept-row.ts'
import type { Outcome } from './queue.ts'

/** A row is begun so often; then something in it ends servers, or it never gets an answer. */
export const MOST_TRIES = 6
const AGAIN_SECONDS = 15
const UNREACHABLE_TRIES = 3
export const NO_ANSWER = 'This row could not be answered. It was not charged.'

/** What comes of a try: the row's end, or another try, or the list's pause. */
export interface Step {
  end?: Pick<Outcome, 'state'> & Partial<Outcome>
  pause?: string
  againInSeconds?: number
  /** Whether the try counts against the row. */
  isOwnFault?: boolean
}

interface Tried {
  tries: number
  signal: AbortSignal
  onFault: (error: unknown) => void
}

const nearOf = ({ details }: AppError) => ((details.near ?? []) as Label[]).map(workOf)

/** What becomes of a row whose answer failed. */
export function afterFailure(error: unknown, { tries, signal, onFault }: Tried): Step {
  // The server stops: another one goes on.
  if (signal.aborted) return { isOwnFault: false }
  const isLast = tries >= MOST_TRIES
  if (!(error instanceof AppError)) {
    onFault(error)
    return isLast ? { end: { state: 'failed', detail: NO_ANSWER } } : { againInSeconds: AGAIN_SECONDS }
  }
  const { code, message: detail, retryAfterSeconds } = error
  const againInSeconds = retryAfterSeconds ?? AGAIN_SECONDS
  switch (code) {
    case 'notFound':
      if (error.details.unreachable && tries < UNREACHABLE_TRIES) return { againInSeconds }
      return { end: { state: 'unknown', works: nearOf(error), detail } }
    case 'multipleChoices':
      return { end: { state: 'choice', works: nearOf(error), detail } }
    case 'tooManyRequests':
      return { againInSeconds, isOwnFault: false }
    case 'forbidden':
    case 'paymentRequired':
      return { pause: detail, isOwnFault: false }
    case 'unavailable':
    case 'conflict':
    case 'requestTimeout':
      return isLast ? { end: { state: 'failed', detail } } : { againInSeconds }
    default:
      return { end: { state: 'failed', detail } }
  }
}
