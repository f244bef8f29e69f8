import type { Kysely } from 'kysely'

/** Lists of works to be asked about one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulk_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('served_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .execute()
  await db.schema.createIndex('bulk_jobs_of_user').on('bulk_jobs').column('user_id').execute()
  await db.schema
    .createIndex('bulk_jobs_by_state')
    .on('bulk_jobs')
    .columns(['state', 'served_at'])
    .execute()

  await db.schema
    .createTable('bulk_rows')
    .addColumn('job_id', 'text', (column) =>
      column.notNull().references('bulk_jobs.id').onDelete('cascade'),
    )
    .addColumn('row', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('answer_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('work', 'text')
    .addColumn('chosen', 'text')
    .addColumn('works', 'text', (column) => column.notNull())
    .addColumn('counts', 'integer')
    .addColumn('detail', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('bulk_rows_key', ['job_id', 'row'])
    .execute()
  await db.schema.createIndex('bulk_rows_of_user').on('bulk_rows').column('user_id').execute()
  await db.schema
    .createIndex('bulk_rows_by_state')
    .on('bulk_rows')
    .columns(['job_id', 'state', 'row'])
    .execute()
}
