import { type Kysely, sql } from 'kysely'

/**
 * Questions that were asked on about an analysis: one is answered at a time, and the index says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('analysis_id', 'text', (column) =>
      column.notNull().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('spend_id', 'text', (column) => column.references('spends.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('questions_of_analysis')
    .on('questions')
    .columns(['analysis_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('questions_of_user')
    .on('questions')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('questions_running')
    .unique()
    .on('questions')
    .column('analysis_id')
    .where(sql.ref('answered_at'), 'is', null)
    .execute()
}
