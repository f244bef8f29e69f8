import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('month_usage')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('analyses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('descriptions', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('month_usage_key', ['user_id', 'month'])
    .execute()

  await db.schema
    .createTable('spends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reserved_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('spends_state')
    .on('spends')
    .columns(['state', 'reserved_at'])
    .execute()
  await db.schema.createIndex('spends_user').on('spends').column('user_id').execute()

  await db.schema
    .createTable('analyses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('has_image', 'integer', (column) => column.notNull())
    .addColumn('artwork', 'text', (column) => column.notNull())
    .addColumn('user_question', 'text', (column) => column.notNull())
    .addColumn('preview', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('spend_id', 'text', (column) => column.references('spends.id').onDelete('set null'))
    .addColumn('instead_of', 'text')
    .execute()
  await db.schema
    .createIndex('analyses_of_user')
    .on('analyses')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('analyses_instead_of')
    .on('analyses')
    .columns(['instead_of', 'artwork'])
    .unique()
    .execute()

  await db.schema
    .createTable('complaints')
    .addColumn('analysis_id', 'text', (column) =>
      column.primaryKey().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('complaints_user').on('complaints').column('user_id').execute()
}
