import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
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

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** What is stored in place of a code: bound to its address and to a key that the database does not hold. */
export function macOf(key: string, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email}\0${code}`).digest('base64url')
}

export function equalSecrets(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
