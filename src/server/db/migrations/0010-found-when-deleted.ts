import { type Kysely, sql } from 'kysely'

/**
 * When an account is closed its spendings go, and each is looked for in what it paid for: without
 * an index that reads all analyses of all users, once a spending.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['analyses', 'questions'])
    await db.schema.createIndex(`${table}_of_spend`).on(table).column('spend_id').execute()

  // What was deleted is looked for every few minutes, as in the history.
  await db.schema
    .createIndex('descriptions_deleted')
    .on('descriptions')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}
