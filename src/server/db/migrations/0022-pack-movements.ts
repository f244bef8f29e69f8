import type { Kysely } from 'kysely'

/** What a query pack gained and lost is named for what it is. Its rows stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ledger').renameTo('pack_movements').execute()
}
