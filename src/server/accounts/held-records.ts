import { sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

/** The tables that hold rows of a user, and what of them is a secret or is given elsewhere. */
const HELD: Partial<Record<keyof Tables, readonly string[]>> = {
  sessions: ['token_hash'],
  reset_tokens: ['token_hash'],
  second_factors: ['secret', 'last_step'],
  recovery_codes: ['code_hash'],
  passkeys: ['public_key', 'counter'],
  month_usage: [],
  spends: [],
  history: ['answer_id', 'asked', 'place'],
  complaints: [],
  admin_acts: ['admin'],
  packs: [],
  pack_movements: [],
  customers: [],
  subscriptions: [],
  payment_sessions: [],
  api_keys: ['key_hash'],
  shares: ['token_hash'],
  bulk_jobs: ['holder', 'held_until', 'due_at', 'served_at'],
  bulk_rows: [],
  idempotent_requests: ['key_hash', 'request_hash', 'answer_id', 'holder', 'held_until', 'answer'],
}

/** Texts made from the analyses, for searching only. */
export const DERIVED_TABLES = ['history_answers', 'history_words']
/** Each of their rows is a part of its own in the export. */
export const TOLD_TABLES = ['analyses', 'descriptions', 'kept_pictures', 'questions']

type Row = Record<string, unknown>

/** All rows of a user, table by table, without what is secret. */
export async function heldRecords(db: Database, userId: string): Promise<Record<string, Row[]>> {
  const records: Record<string, Row[]> = {}
  for (const [table, secret] of Object.entries(HELD)) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where user_id = ${userId}`.execute(db)
    records[table] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => name !== 'user_id' && !secret.includes(name)),
      ),
    )
  }
  return records
}
