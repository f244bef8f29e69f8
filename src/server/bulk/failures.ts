import type { Problem } from '#shared/errors/table.ts'
import { AppError } from '../errors.ts'
import { workOf } from './kept-row.ts'
import type { Outcome } from './queue.ts'

/** A row is begun so often; then something in it ends servers, or it never gets an answer. */
export const MOST_TRIES = 6
const AGAIN_SECONDS = 15
const UNREACHABLE_TRIES = 3
/**
 * HTTP statuses of what is no fault of the row: too much at once, and what its owner has to pay for
 * first.
 */
const LATER = new Set([429])
const UNPAID = new Set([402, 403])
/** HTTP statuses of what may go well another time. */
const PASSING = new Set([408, 409, 503])
export const NO_ANSWER: Problem = { code: 'row_unanswered', params: {} }

/** What comes of a try: the row's end, or another try, or the list's pause. */
export interface Step {
  end?: Pick<Outcome, 'state'> & Partial<Outcome>
  pause?: Problem
  againInSeconds?: number
  /** Whether the try counts against the row. */
  isOwnFault?: boolean
}

interface Tried {
  tries: number
  signal: AbortSignal
  onFault: (error: unknown) => void
}

/** What becomes of a row whose answer failed. */
export function afterFailure(error: unknown, { tries, signal, onFault }: Tried): Step {
  // The server stops: another one goes on.
  if (signal.aborted) return { isOwnFault: false }
  const isLast = tries >= MOST_TRIES
  if (!(error instanceof AppError)) {
    onFault(error)
    return isLast
      ? { end: { state: 'failed', error: NO_ANSWER } }
      : { againInSeconds: AGAIN_SECONDS }
  }
  const { problem, status, retryAfterSeconds } = error
  const againInSeconds = retryAfterSeconds ?? AGAIN_SECONDS
  if (problem.code === 'unknown_work') {
    if (problem.params.unreachable && tries < UNREACHABLE_TRIES) return { againInSeconds }
    return { end: { state: 'unknown', works: problem.params.near.map(workOf), error: problem } }
  }
  if (problem.code === 'which_work')
    return { end: { state: 'choice', works: problem.params.near.map(workOf), error: problem } }
  if (LATER.has(status)) return { againInSeconds, isOwnFault: false }
  if (UNPAID.has(status)) return { pause: problem, isOwnFault: false }
  if (PASSING.has(status) && !isLast) return { againInSeconds }
  return { end: { state: 'failed', error: problem } }
}
