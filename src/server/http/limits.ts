import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
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
  /** Counts one try. @throws AppError `tooManyRequests` when there are no more. */
  take(key: string): Promise<Taken>
  /** Refuses when there are no more, without counting. */
  check(key: string): Promise<void>
  /** Takes one try back: it was no attack. */
  giveBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

const HOUR = 3600
const LATER = 'Too many attempts. Please try again later.'

/**
 * The limits of all visitors. Several servers on one PostgreSQL share them; else they live in this process.
 * A lockout must not be a weapon: wrong passwords and codes count by IP, and by account and IP, but never by account alone,
 * and a browser in which an account was logged in has tries of its own. A school is one IP: those by IP are loose, and what
 * succeeds does not count.
 */
export function createLimits(pool: SharedStatements | null) {
  function limit(name: string, points: number, seconds: number, sentence = LATER): Limit {
    const options = { keyPrefix: name, points, duration: seconds }
    const limiter = pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // What has run out is swept with the rest: a timer of its own would keep the process alive.
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(options)
    // Keys are addresses of people and machines: none is kept in clear.
    const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url')
    const refuse = (state: RateLimiterRes) =>
      new AppError('tooManyRequests', sentence, Math.ceil(state.msBeforeNext / 1000))
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
      'Too many wrong codes. Please request a new one.',
    ),
    mailLock: limit(
      'mail-lock',
      1,
      RESEND_LOCK_SECONDS,
      `Please wait ${RESEND_LOCK_SECONDS} seconds before you ask for another email.`,
    ),
    codesByAddress: limit('codes', 5, HOUR, 'Too many codes for this address. Please try again later.'),
    resetsByAddress: limit(
      'resets',
      5,
      HOUR,
      'Too many reset emails for this address. Please try again later.',
    ),
    passwordsByUser: limit('passwords', 10, HOUR / 4),
    exportsByUser: limit('exports', 20, HOUR),
    printsByUser: limit('prints', 60, HOUR),
    paymentsByUser: limit('payments', 60, 60, 'Too many attempts at once. Please wait a moment.'),
    analysesByUser: limit('analyses', 240, 60, 'Too many questions at once. Please wait a moment.'),
    requestsByKey: limit(
      'requests-key',
      API_REQUESTS_A_MINUTE,
      60,
      'Too many attempts at once. Please wait a moment.',
    ),
    uncountedByUser: limit(
      'uncounted',
      60,
      HOUR,
      'Too many questions about works we do not have. Please try again later.',
    ),
    sharedByIp: limit('shared', 600, 60, 'Too many attempts at once. Please wait a moment.'),
    bulkByUser: limit('bulk', 60, HOUR, 'Too many lists at once. Please try again later.'),
    uncountedInBulk: limit('uncounted-bulk', 2000, HOUR),
    leavingsByUser: limit('leavings', 20, HOUR, 'You cancelled too many requests. Please try again later.'),
  }
}
export type Limits = ReturnType<typeof createLimits>
