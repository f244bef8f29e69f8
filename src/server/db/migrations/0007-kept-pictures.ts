import { type Kysely, sql } from 'kysely'

/**
 * The small copies of pictures that visitors wanted kept: each goes with its analysis, and with its
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_pictures')
    .addColumn('analysis_id', 'text', (column) =>
      column.primaryKey().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // PostgreSQL's name for bytes; SQLite takes any name, and keeps what it is given.
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('kept_pictures_of_user')
    .on('kept_pictures')
    .column('user_id')
    .execute()
}
