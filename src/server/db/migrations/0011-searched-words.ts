import { type Kysely, sql } from 'kysely'

/**
 * The index of searches in long histories: which words are in the texts of which analyses. The
 * tidying fills it and gives the analyses in it their places; those without one are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('history_words')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('volume', 'integer', (column) => column.notNull())
    .addColumn('found_in', sql`bytea`, (column) => column.notNull())
    .addPrimaryKeyConstraint('history_words_key', ['user_id', 'word', 'volume'])
    .execute()

  await db.schema.alterTable('history').addColumn('place', 'integer').execute()
  await db.schema
    .createIndex('history_by_place')
    .unique()
    .on('history')
    .columns(['user_id', 'place'])
    .where(sql.ref('place'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('history_without_place')
    .on('history')
    .columns(['user_id', 'created_at', 'analysis_id'])
    .where(sql.ref('place'), 'is', null)
    .execute()
}
