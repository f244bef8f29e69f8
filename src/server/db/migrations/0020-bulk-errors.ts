import type { Kysely } from 'kysely'

const UNANSWERED = JSON.stringify({ code: 'row_unanswered', params: {} })

/**
 * Lists keep errors as a code with its parameters, as JSON, in the place of a sentence. Sentences
 * cannot be turned back into what they were made of: rows that failed keep that they did, and the
 * state of the others says enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['bulk_jobs', 'bulk_rows'])
    await db.schema.alterTable(table).renameColumn('detail', 'error').execute()
  const lists = db.withTables<{
    bulk_jobs: { error: string | null }
    bulk_rows: { error: string | null; state: string }
  }>()
  await lists.updateTable('bulk_jobs').set({ error: null }).execute()
  await lists.updateTable('bulk_rows').set({ error: null }).execute()
  await lists
    .updateTable('bulk_rows')
    .set({ error: UNANSWERED })
    .where('state', '=', 'failed')
    .execute()
}
