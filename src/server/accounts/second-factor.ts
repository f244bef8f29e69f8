import type { Transaction } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { BegunSecondFactor, SecondFactor } from '#shared/api/second-factor.ts'
import { RECOVERY_CODES } from '#shared/limits.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Limit } from '../http/limits.ts'
import type { Mails } from '../mail/sender.ts'
import { digestOf, newRecoveryCode, seal, unseal } from '../secrets.ts'
import type { SecondFactorStore } from './second-factor-store.ts'
import type { User } from './user.ts'

interface Parts {
  store: SecondFactorStore
  mails: Mails
  clock: Clock
  /** Encrypts secrets: a copy of the database alone opens no account. */
  secretKey: string
  /** Of codes, by user: whoever knows the password may not guess on. */
  tries: Limit
}

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
/** Clocks of phones are a little off: the step before and the one after are right, too. */
const STEPS_OFF = 1

const plain = (code: string) => code.replace(/[\s-]/gu, '').toUpperCase()
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Artsking', label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) })

/**
 * The rules of the second step of a login: a code of an authenticator app (TOTP, RFC 6238), or one
 * of a few recovery codes. It is on once a code of the app has come back.
 */
export function createSecondFactors({ store, mails, clock, secretKey, tries }: Parts) {
  const hashOf = (userId: string, code: string) => digestOf(`${userId} ${plain(code)}`)
  const mailOf = (user: User, kind: 'second-factor-on' | 'second-factor-off') =>
    [{ kind, to: user.email, language: user.language }] as const

  /** The time step that a code of the app belongs to, or null. */
  function stepOf(secret: string, code: string): number | null {
    const timestamp = clock()
    const token = plain(code)
    if (!/^\d{6}$/u.test(token)) return null
    const off = totpOf(secret).validate({ token, timestamp, window: STEPS_OFF })
    return off === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + off
  }

  async function isRight(userId: string, sealed: string, code: string): Promise<boolean> {
    // Without its key the secret cannot be read: recovery codes open the account still.
    const secret = unseal(secretKey, userId, sealed)
    const step = secret === null ? null : stepOf(secret, code)
    if (step !== null) return store.spendStep(userId, step)
    return store.spendCode(userId, hashOf(userId, code))
  }

  /** @throws AppError `wrong_second_factor`, `too_many_attempts`. */
  async function requireCode(userId: string, sealed: string, code: string): Promise<void> {
    await tries.take(userId)
    if (!(await isRight(userId, sealed, code))) throw new AppError('wrong_second_factor')
    await tries.forget(userId)
  }

  function newCodes(userId: string) {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    return { codes, hashes: codes.map((code) => hashOf(userId, code)) }
  }

  return {
    async of(user: User): Promise<SecondFactor> {
      const kept = await store.of(user.id)
      const since = kept?.confirmedAt ?? null
      return {
        since: since === null ? null : new Date(since).toISOString(),
        recovery_codes_left: since === null ? 0 : await store.codesLeft(user.id),
      }
    },

    /**
     * Whether the way is free for somebody whose password is right: without a second step, or with
     * its code. False where the code is still to be asked for.
     * @throws AppError `wrong_second_factor`, `too_many_attempts`.
     */
    async admits(userId: string, code: string | undefined): Promise<boolean> {
      const kept = await store.of(userId)
      if (kept === null || kept.confirmedAt === null) return true
      if (code === undefined || code.trim() === '') return false
      await requireCode(userId, kept.secret, code)
      return true
    },

    /** Makes a secret for the app. @throws AppError `second_factor_on` where one is in use. */
    async begin(user: User): Promise<BegunSecondFactor> {
      const secret = new Secret({ size: SECRET_BYTES }).base32
      if (!(await store.begin(user.id, seal(secretKey, user.id, secret))))
        throw new AppError('second_factor_on')
      return { secret, uri: totpOf(secret, user.email).toString() }
    },

    /**
     * Turns the second step on with a first code of the app. @returns the recovery codes.
     * @throws AppError `wrong_second_factor`, `second_factor_off` where nothing was begun.
     */
    async confirm(user: User, code: string): Promise<string[]> {
      const kept = await store.of(user.id)
      if (kept === null) throw new AppError('second_factor_off')
      if (kept.confirmedAt !== null) throw new AppError('second_factor_on')
      await tries.take(user.id)
      const secret = unseal(secretKey, user.id, kept.secret)
      const step = secret === null ? null : stepOf(secret, code)
      if (step === null) throw new AppError('wrong_second_factor')
      const { codes, hashes } = newCodes(user.id)
      const confirmed = { secret: kept.secret, step, hashes, now: clock() }
      const isOn = await store.confirm(user.id, confirmed, (tx) =>
        mails.addWithin(tx, mailOf(user, 'second-factor-on')),
      )
      if (!isOn) throw new AppError('second_factor_off')
      await tries.forget(user.id)
      return codes
    },

    /** Makes new recovery codes in place of the old. @throws AppError as `confirm`. */
    async renewCodes(user: User, code: string): Promise<string[]> {
      const kept = await store.of(user.id)
      if (kept === null || kept.confirmedAt === null) throw new AppError('second_factor_off')
      await requireCode(user.id, kept.secret, code)
      const { codes, hashes } = newCodes(user.id)
      if (!(await store.replaceCodes(user.id, hashes))) throw new AppError('second_factor_off')
      return codes
    },

    /** Turns it off for somebody who has lost phone and codes. @throws AppError `second_factor_off`. */
    async endWithin(user: User, alongside: (tx: Transaction<Tables>) => Promise<void>) {
      const kept = await store.of(user.id)
      if (kept === null || kept.confirmedAt === null) throw new AppError('second_factor_off')
      await store.remove(user.id, async (tx) => {
        await mails.addWithin(tx, mailOf(user, 'second-factor-off'))
        await alongside(tx)
      })
    },

    /** Turns the second step off. @throws AppError as `confirm`. */
    async end(user: User, code: string): Promise<void> {
      const kept = await store.of(user.id)
      if (kept === null || kept.confirmedAt === null) throw new AppError('second_factor_off')
      await requireCode(user.id, kept.secret, code)
      await store.remove(user.id, (tx) => mails.addWithin(tx, mailOf(user, 'second-factor-off')))
    },
  }
}
export type SecondFactors = ReturnType<typeof createSecondFactors>
