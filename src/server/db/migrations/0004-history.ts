import { type Kysely, sql } from 'kysely'

/**
 * What the history lists and searches. Every text that is searched is kept once a user, however
 * many analyses it belongs to; the indexes hold all that lists and counts need, so that neither
 * opens the analyses themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['history_answers', 'history_questions'])
    await db.schema
      .createTable(table)
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addColumn('folded', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['user_id', 'id'])
      .execute()

  await db.schema
    .createTable('history')
    .addColumn('analysis_id', 'text', (column) =>
      column.primaryKey().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('answer_id', 'bigint', (column) => column.notNull())
    .addColumn('question_id', 'bigint')
    .execute()
  await db.schema
    .createIndex('history_by_time')
    .on('history')
    .columns(['user_id', 'created_at', 'analysis_id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('history_by_answer')
    .on('history')
    .columns(['user_id', 'answer_id', 'deleted_at', 'created_at', 'analysis_id'])
    .execute()
  await db.schema
    .createIndex('history_by_question')
    .on('history')
    .columns(['user_id', 'question_id', 'deleted_at', 'answer_id', 'created_at', 'analysis_id'])
    .execute()
  await db.schema
    .createIndex('history_deleted')
    .on('history')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()

  await sql`insert into history_answers (user_id, id, folded)
    select user_id, row_number() over (order by id), search_text from analyses`.execute(db)
  await sql`insert into history (analysis_id, user_id, created_at, answer_id)
    select id, user_id, created_at, row_number() over (order by id) from analyses`.execute(db)
  await db.schema.alterTable('analyses').dropColumn('search_text').execute()
}
