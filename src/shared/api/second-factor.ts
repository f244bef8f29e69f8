import * as z from 'zod/mini'
import { PASSWORD_MAX, SECOND_FACTOR_CODE_MAX } from '../limits.ts'

/** Bodies and answers of /api/account/second-factor. Times are ISO 8601 in UTC. */

const password = z.string().check(z.maxLength(PASSWORD_MAX * 4))
/** Six digits of an authenticator app, or a recovery code; blanks and hyphens do not count. */
export const secondFactorCode = z.string().check(z.maxLength(SECOND_FACTOR_CODE_MAX))

export const secondFactorSchema = z.object({
  /** Null: a login needs the password alone. */
  since: z.nullable(z.string()),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const beginSecondFactorSchema = z.object({ password })
/** Nothing changes until a code of the app has come back. */
export const begunSecondFactorSchema = z.object({
  /** For typing into an app, in Base32. */
  secret: z.string(),
  /** The same for scanning: `otpauth://totp/…`. */
  uri: z.string(),
})
export type BegunSecondFactor = z.infer<typeof begunSecondFactorSchema>

export const confirmSecondFactorSchema = z.object({ code: secondFactorCode })
/** For these the password and a code are asked. */
export const provenSecondFactorSchema = z.object({ password, code: secondFactorCode })

/** Shown this once: only their digests are stored. Each opens the account once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
