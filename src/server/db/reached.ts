import pg from 'pg'
import { AppError } from '../errors.ts'

const RETRY_SECONDS = 5

/**
 * SQLSTATEs by which PostgreSQL says that it stops, starts, ends our connection or has no place for
 * one.
 */
const AWAY_STATES = /^(08...|57P0[1-5]|57014|25P03|53300)$/u
/** How Node and pg say that there is no connection, or no answer on it. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/u
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired)/u
const NOT_QUERYABLE = /is not queryable$/u

/**
 * Whether a statement failed because PostgreSQL does not answer, and not because of the statement.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return AWAY_STATES.test(code)
  return (
    AWAY_CODES.test(code) || AWAY_MESSAGES.test(error.message) || NOT_QUERYABLE.test(error.message)
  )
}

/**
 * The result of a statement. @throws AppError `temporarily_unavailable` where the database does not
 * answer.
 */
export async function reached<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!isAway(error)) throw error
    throw new AppError(
      'temporarily_unavailable',
      {},
      { retryAfterSeconds: RETRY_SECONDS, cause: error },
    )
  }
}
