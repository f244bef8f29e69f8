import { type Kysely, sql } from 'kysely'

/**
 * When each query was counted, and when it was given back. What came to nothing was never counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['settled_at', 'given_back_at'])
    await db.schema.alterTable('spends').addColumn(column, 'bigint').execute()
  await sql`update spends set settled_at = reserved_at
    where state = 'settled'
      or (state = 'given_back' and (
        exists (select 1 from analyses where analyses.spend_id = spends.id)
        or exists (select 1 from questions where questions.spend_id = spends.id)))`.execute(db)
  await sql`update spends set given_back_at = coalesce(
      (select max(at) from ledger where ledger.spend_id = spends.id and ledger.kind = 'give_back'),
      (select max(complaints.created_at) from complaints
        join analyses on analyses.id = complaints.analysis_id where analyses.spend_id = spends.id))
    where state = 'given_back' and settled_at is not null`.execute(db)
  await db.schema
    .createIndex('spends_counted')
    .on('spends')
    .columns(['user_id', 'settled_at', 'id'])
    .where(sql.ref('settled_at'), 'is not', null)
    .execute()
}
