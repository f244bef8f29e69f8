import type { Kysely } from 'kysely'

/** What waits to be mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mails_due').on('mails').column('due_at').execute()
  await db.schema
    .createIndex('mails_of_recipient')
    .on('mails')
    .columns(['recipient', 'kind'])
    .execute()
}
