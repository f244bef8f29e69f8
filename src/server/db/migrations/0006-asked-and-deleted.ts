import { type Kysely, sql } from 'kysely'

/**
 * What was asked stands with its entry in the history. Questions are seldom alike: a table of
 * different ones made a search that finds many of them slow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('history').addColumn('asked', 'text').execute()
  await sql`update history set asked = (
    select folded from history_questions
    where history_questions.user_id = history.user_id and history_questions.id = history.question_id
  ) where question_id is not null`.execute(db)
  await db.schema.dropIndex('history_by_question').execute()
  await db.schema.alterTable('history').dropColumn('question_id').execute()
  await db.schema.dropTable('history_questions').execute()

  // A description that was deleted can be brought back for a while, as an analysis can.
  await db.schema.alterTable('descriptions').addColumn('deleted_at', 'bigint').execute()
}
