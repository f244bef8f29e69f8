import type { Kysely } from 'kysely'

/** What the operators did, and which complaints they have answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('complaints').addColumn('settled_at', 'bigint').execute()
  await db.schema
    .createTable('admin_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('admin', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('admin_acts_at').on('admin_acts').columns(['at', 'id']).execute()
  await db.schema.createIndex('admin_acts_user').on('admin_acts').column('user_id').execute()
  await db.schema
    .createIndex('complaints_at')
    .on('complaints')
    .columns(['created_at', 'analysis_id'])
    .execute()
}
