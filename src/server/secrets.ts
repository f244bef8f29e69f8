import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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

/** The code of a mail: the same each time the mail is tried, and known to nobody without the key. */
export function codeFrom(key: string, mailId: string): string {
  const number = createHmac('sha256', key).update(`code\0${mailId}`).digest().readUIntBE(0, CODE_BYTES)
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

/** The reset token of a mail, in the same way. */
export function tokenFrom(key: string, mailId: string): string {
  return createHmac('sha256', key).update(`reset\0${mailId}`).digest('base64url')
}

/** What is stored in place of a code: bound to its address and to a key that the database does not hold. */
export function macOf(key: string, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email}\0${code}`).digest('base64url')
}

export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
