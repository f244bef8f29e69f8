import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { CODE_LENGTH } from '#shared/limits.ts'

/** 32 random bytes, URL-safe: sessions, reset links. Only their digest is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newId(): string {
  return randomBytes(15).toString('base64url')
}

/** What is stored in place of a token. A token is random enough for a plain hash. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Random bytes per code: enough for the modulo bias to be negligible. */
const CODE_BYTES = 6

/**
 * The code of a mail: the same each time the mail is tried, and known to nobody without the key.
 */
export function codeFrom(key: string, mailId: string): string {
  const number = createHmac('sha256', key)
    .update(`code\0${mailId}`)
    .digest()
    .readUIntBE(0, CODE_BYTES)
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

/** The reset token of a mail, in the same way. */
export function tokenFrom(key: string, mailId: string): string {
  return createHmac('sha256', key).update(`reset\0${mailId}`).digest('base64url')
}

/**
 * What is stored in place of a code: bound to its address and to a key that the database does not
 * hold.
 */
export function macOf(key: string, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email}\0${code}`).digest('base64url')
}

export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const sealingKey = (key: string) => createHmac('sha256', key).update('seal').digest()

/** A text encrypted for one owner, as base64url of nonce, tag and ciphertext (AES-256-GCM). */
export function seal(key: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(key), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What `seal` encrypted; null where it was for another owner, by another key, or is damaged. */
export function unseal(key: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(key), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Letters and digits that are not taken for each other. */
const CLEAR = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Fifty random bits that are easy to write down: `ABCDE-FGH23`. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => CLEAR.charAt(byte % CLEAR.length)).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
