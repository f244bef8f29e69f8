import type { CreateTableBuilder, Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no table types
type Table = CreateTableBuilder<any, any>

function withUser(table: Table): Table {
  return table.addColumn('user_id', 'text', (column) =>
    column.notNull().references('users.id').onDelete('cascade'),
  )
}

async function createPacks(db: Kysely<unknown>): Promise<void> {
  await withUser(
    db.schema.createTable('packs').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('session_id', 'text', (column) => column.notNull().unique())
    .addColumn('payment_id', 'text')
    .addColumn('queries', 'integer', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .addColumn('bought_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('refunded_at', 'bigint')
    .addColumn('noticed_at', 'bigint')
    .execute()
  await db.schema.createIndex('packs_user').on('packs').columns(['user_id', 'expires_at']).execute()
  await db.schema.createIndex('packs_payment').on('packs').column('payment_id').execute()
  await db.schema.createIndex('packs_expiry').on('packs').column('expires_at').execute()

  await withUser(
    db.schema.createTable('ledger').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('pack_id', 'text', (column) =>
      column.notNull().references('packs.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('spend_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('ledger_pack').on('ledger').column('pack_id').execute()
  await db.schema.createIndex('ledger_user').on('ledger').column('user_id').execute()
  // A query is spent once and given back once, whatever the code does.
  await db.schema
    .createIndex('ledger_spend')
    .on('ledger')
    .columns(['spend_id', 'kind'])
    .unique()
    .execute()
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  const named = (name: string) =>
    db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey())

  await named('payments').addColumn('refunded_at', 'bigint').execute()
  await withUser(named('customers')).addColumn('open_session_id', 'text').execute()
  await db.schema.createIndex('customers_user').on('customers').column('user_id').unique().execute()
  await withUser(named('subscriptions'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('current_period_end', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('past_due_since', 'bigint')
    .execute()
  await db.schema.createIndex('subscriptions_user').on('subscriptions').column('user_id').execute()
  await named('subscription_readings')
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('applied', 'integer', (column) => column.notNull())
    .execute()
  await named('payment_events')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await withUser(named('payment_sessions'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('payment_sessions_user')
    .on('payment_sessions')
    .column('user_id')
    .execute()
  await named('desk_objects')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('desk_objects_kind')
    .on('desk_objects')
    .columns(['kind', 'customer_id'])
    .execute()
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('role_until', 'bigint').execute()
  await createPacks(db)
  await db.schema.alterTable('spends').addColumn('pack_id', 'text').execute()
  await createPayments(db)
}
