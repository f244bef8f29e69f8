import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { RESEND_LOCK_SECONDS } from '#shared/limits.ts'
import { AppError } from '../errors.ts'

/** So many tries in so many seconds, for one key. */
export interface Limit {
  /** Counts one try. @throws AppError `tooManyRequests` when there are no more. */
  take(key: string): Promise<void>
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
 * A lockout must not be a weapon: those by address alone are loose. A school is one IP: those by IP are loose too, and what
 * succeeds does not count.
 */
export function createLimits(pool: pg.Pool | null) {
  function limit(name: string, points: number, seconds: number, sentence = LATER): Limit {
    const options = { keyPrefix: name, points, duration: seconds }
    const limiter = pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: pool,
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
          await limiter.consume(keyOf(key))
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
    loginByAddress: limit('login-address', 100, HOUR),
    loginByIp: limit('login-ip', 100, HOUR),
    registrationByIp: limit('registration-ip', 200, HOUR),
    verificationByIp: limit('verification-ip', 60, HOUR),
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
    uncountedByUser: limit(
      'uncounted',
      60,
      HOUR,
      'Too many questions on what we do not know. Please try again later.',
    ),
    leavingsByUser: limit(
      'leavings',
      20,
      HOUR,
      'Too many questions were left before their first words. Please try again later.',
    ),
  }
}
export type Limits = ReturnType<typeof createLimits>
