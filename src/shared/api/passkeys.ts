import * as z from 'zod/mini'
import { PASSKEY_NAME_MAX, PASSWORD_MAX } from '../limits.ts'
import { plain } from './analysis.ts'
import { secondFactorCode } from './second-factor.ts'

/** Bodies and answers of the calls for passkeys. Times are ISO 8601 in UTC. */

const passkeySchema = z.object({
  id: z.string(),
  /** What it was called when it was added: mostly the device. */
  name: z.string(),
  created_at: z.string(),
  /** Null: never. */
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkeySchema>

export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) })

/** For `navigator.credentials`: WebAuthn's own options, as JSON. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) })

/** `second_factor` is asked for where the second step of the login is on. */
export const beginPasskeySchema = z.object({
  password: z.string().check(z.maxLength(PASSWORD_MAX * 4)),
  second_factor: z.optional(secondFactorCode),
})

/** Bytes as base64url. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
}

/** What the browser made, as JSON; its fields are WebAuthn's. */
export const newPasskeySchema = z.object({
  name: plain.check(z.minLength(1), z.maxLength(PASSKEY_NAME_MAX)),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(8000),
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
    }),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** What the browser signed, as JSON; its fields are WebAuthn's. */
export const usedPasskeySchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: z.optional(bytes(100)),
    }),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskeySchema>
