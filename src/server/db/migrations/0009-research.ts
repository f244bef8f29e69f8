import type { Kysely } from 'kysely'

/**
 * What open sources said, by what was asked about and the language, to be asked for less often.
 * Nobody's name is in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('research')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('research_pk', ['subject', 'language'])
    .execute()
  await db.schema.createIndex('research_by_age').on('research').column('read_at').execute()
}
