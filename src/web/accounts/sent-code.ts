import { CODE_EXPIRY_SECONDS } from '#shared/limits.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'

/**
 * A code that was mailed. The tab remembers it while the visitor looks into their mail; never the
 * password.
 */
export interface SentCode {
  email: string
  /** Milliseconds of the epoch. */
  expiresAt: number
}

const KEY = 'code'

export function rememberCode(email: string): SentCode {
  const expiresAt = Date.now() + CODE_EXPIRY_SECONDS * 1000
  keepDraft(KEY, { email, expiresAt: String(expiresAt) })
  return { email, expiresAt }
}

export function forgetCode() {
  dropDraft(KEY)
}

/** The code that still holds, if one was sent from this tab. */
export function rememberedCode(): SentCode | null {
  const { email, expiresAt } = readDraft(KEY)
  if (email === undefined || Number(expiresAt) <= Date.now()) return null
  return { email, expiresAt: Number(expiresAt) }
}
