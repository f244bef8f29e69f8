import type { Kysely } from 'kysely'

/** What the Artist Helper wrote: the whole answer as JSON, without the picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('descriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('descriptions_of_user')
    .on('descriptions')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
}
