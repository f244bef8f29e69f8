import type { ColumnType, Kysely } from 'kysely'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { Role } from '#shared/plans.ts'
import type { BillingTables } from './billing-tables.ts'

/** Times are milliseconds since 1970; truths are 0 or 1; ids are URL-safe random text. */
export interface Tables extends BillingTables {
  users: {
    id: string
    email: string
    password_hash: string
    role: Role
    /** From then on the role is read as free; null: it holds. */
    role_until: number | null
    preferred_language: Language
    created_at: number
  }
  email_codes: { email: string; mac: string; language: Language; tries: number; expires_at: number }
  sessions: { token_hash: string; user_id: string; created_at: number; seen_at: number }
  reset_tokens: { token_hash: string; user_id: string; expires_at: number }
  /** Written by rate-limiter-flexible, on PostgreSQL only. */
  rate_limits: { key: string; points: number; expire: number | null }
  /** How much of a month's allowance is taken: one row a user and month (`2026-11`). */
  /** `given_back`: finished analyses that were called wrong. */
  month_usage: {
    user_id: string
    month: string
    analyses: number
    descriptions: number
    given_back: ColumnType<number, number | undefined>
  }
  /** Every spending of an allowance, kept for good. */
  spends: {
    id: string
    user_id: string
    kind: 'analysis' | 'description'
    month: string
    /** The query pack that paid; null: the allowance of the month. */
    pack_id: string | null
    state: 'reserved' | 'settled' | 'given_back'
    reserved_at: number
  }
  analyses: {
    id: string
    user_id: string
    created_at: number
    mode: Mode
    language: Language
    has_image: number
    artwork: string
    user_question: string
    preview: string
    /** The whole answer as JSON. */
    body: string
    spend_id: string | null
    /** The analysis whose candidate this is. */
    instead_of: string | null
  }
  /** What the history lists: an analysis, and what it is found by. */
  history: {
    analysis_id: string
    user_id: string
    created_at: number
    /** Deleted by the user, and for a while still to be brought back. */
    deleted_at: number | null
    answer_id: number
    /** What was asked, with the label, folded. Null where the label says it all. */
    asked: string | null
    /** Its number in the index of searches, by age; null: it is not in there. */
    place: number | null
  }
  /** Folded answers to search in, each once a user; the id is made from the text. */
  history_answers: { user_id: string; id: number; folded: string }
  /** The words of the texts that have a place, and the numbers of the texts that have them, packed. */
  history_words: { user_id: string; word: string; volume: number; found_in: Uint8Array }
  /** What the Artist Helper wrote; `body` is the whole answer as JSON. */
  descriptions: {
    id: string
    user_id: string
    created_at: number
    body: string
    /** Deleted by the user, and for a while still to be brought back. */
    deleted_at: number | null
  }
  /** Small copies of pictures, as WebP files, of those who wanted them kept. */
  kept_pictures: { analysis_id: string; user_id: string; created_at: number; bytes: Uint8Array }
  /** Asked on about an analysis; `body` is the whole answer as JSON, or the question until there is one. */
  questions: {
    id: string
    analysis_id: string
    user_id: string
    created_at: number
    /** Null while it is being answered. */
    answered_at: number | null
    body: string
    spend_id: string | null
  }
  /** What open sources said about a subject, as JSON. */
  research: { subject: string; language: Language; body: string; read_at: number }
  complaints: { analysis_id: string; user_id: string; reason: string; created_at: number }
}

export type Database = Kysely<Tables>
