import type { Kysely } from 'kysely'

/** How many finished analyses a user had back in a month: they are limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('month_usage')
    .addColumn('given_back', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
