import type { Kysely } from 'kysely'

/**
 * Rows of photos keep what was seen in them, as JSON, until they are answered. The photos
 * themselves are in no table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bulk_rows').addColumn('seen', 'text').execute()
}
