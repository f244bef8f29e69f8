import type { Kysely } from 'kysely'

/** Links by which an analysis is open to whom its owner gave them, one an analysis. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('analysis_id', 'text', (column) =>
      column.primaryKey().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('with_question', 'integer', (column) => column.notNull())
    .addColumn('with_photo', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .execute()
  await db.schema.createIndex('shares_of_user').on('shares').column('user_id').execute()
}
