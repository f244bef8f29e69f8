import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { PlainCode } from '#shared/errors/table.ts'
import {
  API_REQUESTS_A_MINUTE,
  CODE_EXPIRY_SECONDS,
  CODE_TRIES,
  RESEND_LOCK_SECONDS,
} from '#shared/limits.ts'
import type { SharedStatements } from '../db/postgres.ts'
import { AppError } from '../errors.ts'

/** The state of a limit after a try. */
export interface Taken {
  left: number
  /** Until all tries are back. */
  resetSeconds: number
}

/** A number of tries within a number of seconds, for one key. */
export interface Limit {
  /** Counts one try. @throws AppError of status 429 when there are no more. */
  take(key: string): Promise<Taken>
  /** Refuses when there are no more, without counting. */
  check(key: string): Promise<void>
  /** Takes one try back: it was no attack. */
  giveBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

const HOUR = 3600

/**
 * The limits of all visitors. Several servers on one PostgreSQL share them; else they live in this
 * process. A lockout must not be a weapon: wrong passwords and codes count by IP, and by account
 * and IP, but never by account alone, and a browser in which an account was logged in has tries of
 * its own. A school is one IP: those by IP are loose, and what succeeds does not count.
 */
export function createLimits(pool: SharedStatements | null) {
  function limit(
    name: string,
    points: number,
    seconds: number,
    refusal: PlainCode | 'mail_too_soon' = 'too_many_attempts',
  ): Limit {
    const options = { keyPrefix: name, points, duration: seconds }
    const limiter = pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // What has run out is swept with the rest: a timer of its own would keep the process
          // alive.
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(options)
    // Keys are addresses of people and machines: none is kept in clear.
    const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url')
    const refuse = ({ msBeforeNext }: RateLimiterRes) => {
      const seconds = Math.ceil(msBeforeNext / 1000)
      const options = { retryAfterSeconds: seconds }
      return refusal === 'mail_too_soon'
        ? new AppError(refusal, { seconds }, options)
        : new AppError(refusal, {}, options)
    }
    return {
      async take(key) {
        try {
          const { remainingPoints, msBeforeNext } = await limiter.consume(keyOf(key))
          return { left: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
        } catch (refusal) {
          throw refusal instanceof RateLimiterRes ? refuse(refusal) : refusal
        }
      },
      async check(key) {
        const state = await limiter.get(keyOf(key))
        if (state && state.consumedPoints >= points) throw refuse(state)
      },
      async giveBack(key) {
        await limiter.reward(keyOf(key))
      },
      async forget(key) {
        await limiter.delete(keyOf(key))
      },
    }
  }

  return {
    loginByAddressAndIp: limit('login', 10, HOUR / 4),
    loginByDevice: limit('login-device', 10, HOUR / 4),
    loginByIp: limit('login-ip', 100, HOUR),
    registrationByIp: limit('registration-ip', 200, HOUR),
    verificationByIp: limit('verification-ip', 60, HOUR),
    codeTriesByAddressAndIp: limit(
      'code-tries',
      CODE_TRIES,
      CODE_EXPIRY_SECONDS,
      'too_many_wrong_codes',
    ),
    mailLock: limit('mail-lock', 1, RESEND_LOCK_SECONDS, 'mail_too_soon'),
    codesByAddress: limit('codes', 5, HOUR, 'too_many_codes'),
    resetsByAddress: limit('resets', 5, HOUR, 'too_many_reset_mails'),
    passwordsByUser: limit('passwords', 10, HOUR / 4),
    secondFactorsByUser: limit('second-factor', 10, HOUR / 4),
    exportsByUser: limit('exports', 20, HOUR),
    printsByUser: limit('prints', 60, HOUR),
    paymentsByUser: limit('payments', 60, 60, 'too_many_at_once'),
    analysesByUser: limit('analyses', 240, 60, 'too_many_questions'),
    requestsByKey: limit('requests-key', API_REQUESTS_A_MINUTE, 60, 'too_many_at_once'),
    uncountedByUser: limit('uncounted', 60, HOUR, 'too_many_unknown_works'),
    sharedByIp: limit('shared', 600, 60, 'too_many_at_once'),
    bulkByUser: limit('bulk', 60, HOUR, 'too_many_new_lists'),
    uncountedInBulk: limit('uncounted-bulk', 2000, HOUR),
    leavingsByUser: limit('leavings', 20, HOUR, 'too_many_cancelled'),
  }
}
export type Limits = ReturnType<typeof createLimits>
