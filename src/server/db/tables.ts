import type { ColumnType, Kysely } from 'kysely'
import type { BulkJobState, BulkState } from '#shared/api/bulk.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { Role } from '#shared/plans.ts'
import type { AdminTables } from './admin-tables.ts'
import type { BillingTables } from './billing-tables.ts'

/** Times are milliseconds since 1970; truths are 0 or 1; ids are URL-safe random text. */
export interface Tables extends BillingTables, AdminTables {
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
  /** `secret` is encrypted; `last_step` is that of the last code, in steps of 30 s since 1970. */
  second_factors: {
    user_id: string
    secret: string
    /** Null: a first code has not come back yet. */
    confirmed_at: number | null
    last_step: number
  }
  recovery_codes: { user_id: string; code_hash: string }
  /** `id` and `public_key` are WebAuthn's, base64url; `counter` is that of the last signature. */
  passkeys: {
    id: string
    user_id: string
    public_key: string
    counter: number
    name: string
    created_at: number
    last_used_at: number | null
  }
  spent_challenges: { challenge_hash: string; expires_at: number }
  /** What waits to be mailed; `body` is JSON. Due at no time: given up. */
  mails: {
    id: string
    kind: string
    recipient: string
    body: string
    created_at: number
    due_at: number | null
    tries: number
  }
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
    /** When it was counted; null: it came to nothing, or is still being worked for. */
    settled_at: ColumnType<number | null, number | undefined>
    /**
     * When it was given back after it had been counted; null: it was not, or that was before the
     * time was noted.
     */
    given_back_at: ColumnType<number | null, number | undefined>
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
  /**
   * The words of the texts that have a place, and the numbers of the texts that have them, packed.
   */
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
  /**
   * Asked on about an analysis; `body` is the whole answer as JSON, or the question until there is
   * one.
   */
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
  /** `scopes` are words with a space between them. */
  api_keys: {
    id: string
    user_id: string
    name: string
    scopes: string
    key_hash: string
    /** The last characters of the key, for its owner to know it by. */
    ending: string
    created_at: number
    last_used_at: number | null
  }
  /** Requests with an Idempotency-Key, for a day. */
  idempotent_requests: {
    user_id: string
    key_hash: string
    /** Of the address and the body. */
    request_hash: string
    /**
     * The id under which the answer is kept, decided beforehand: of two answers only one can be
     * kept and counted.
     */
    answer_id: string
    created_at: number
    /**
     * The server process that makes the answer, until a moment that it moves on; then another may.
     */
    holder: string
    held_until: number
    /**
     * The row of `analyses`, `descriptions` or `questions` that holds the answer; null: none does.
     */
    kept_id: string | null
    /** As JSON; null: it is being made. */
    answer: string | null
  }
  /** Links by which others read an analysis. */
  shares: {
    analysis_id: string
    user_id: string
    token_hash: string
    created_at: number
    with_question: number
    with_photo: number
    /** By whom it is shared, in the owner's words; null: nobody is named. */
    name: string | null
  }
  /** Lists of works to be asked about one by one. */
  bulk_jobs: {
    id: string
    user_id: string
    name: string
    created_at: number
    state: BulkJobState
    /** Why it was paused, where it was not the user's wish: a code and its parameters, as JSON. */
    error: string | null
    started_at: number | null
    /** When one of its rows was last answered: the user who has waited longest comes next. */
    served_at: number
    /** Not to be worked on before. */
    due_at: number
    /**
     * The server that answers one of its rows, until a moment that it moves on; then another may.
     */
    holder: string
    held_until: number
    mailed_at: number | null
  }
  bulk_rows: {
    job_id: string
    /** As the file counts its rows. */
    row: number
    user_id: string
    /** What is asked, as JSON. */
    request: string
    /**
     * The id of the row's analysis, decided with the row: of two answers only one can be kept and
     * counted.
     */
    answer_id: string
    state: BulkState
    /** The work that is meant, as JSON; null: none is found. */
    work: string | null
    /** The slug of the work that the user chose. */
    chosen: string | null
    /** Other works that may be meant, as JSON. */
    works: string
    /** Whether it counts, or has counted; null: not known yet. */
    counts: number | null
    /** Why there is no answer: a code and its parameters, as JSON. */
    error: string | null
    /** How often its answer was begun. */
    tries: number
    /** What was seen in the photo of a row, as JSON, until it is answered. */
    seen: string | null
  }
}

export type Database = Kysely<Tables>
