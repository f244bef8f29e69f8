import type { Transaction } from 'kysely'
import type { AnsweredQuestion } from '#shared/api/questions.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'

interface NewQuestion {
  id: string
  userId: string
  analysisId: string
  question: string
  now: number
}

/** What stays of a question that its owner has removed: whether its answer was an included one. */
interface RemovedQuestion {
  removed: true
  wasIncluded: boolean
}

const isRemoved = (kept: AnsweredQuestion | RemovedQuestion): kept is RemovedQuestion =>
  'removed' in kept

/** The answered questions about an analysis, the oldest first, and how many were removed. */
async function keptQuestions(db: Database, analysisId: string) {
  const rows = await db
    .selectFrom('questions')
    .select('body')
    .where('analysis_id', '=', analysisId)
    .where('answered_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const kept = rows.map((row) => JSON.parse(row.body) as AnsweredQuestion | RemovedQuestion)
  const removed = kept.filter(isRemoved)
  return {
    answered: kept.filter((question): question is AnsweredQuestion => !isRemoved(question)),
    removed: removed.length,
    includedAmongRemoved: removed.filter(({ wasIncluded }) => wasIncluded).length,
  }
}
export type KeptQuestions = Awaited<ReturnType<typeof keptQuestions>>

/** The answered questions about an analysis, the oldest first. */
export async function answeredQuestions(
  db: Database,
  analysisId: string,
): Promise<AnsweredQuestion[]> {
  return (await keptQuestions(db, analysisId)).answered
}

/** Whether an answer is one of those that are included with an analysis. */
export function isIncluded({ brings, paid, refused }: AnsweredQuestion): boolean {
  // Only an answer that brings something new is counted, and that its reader did not refuse.
  return brings === 'new' && !paid && !refused
}

/**
 * What is kept of questions that were asked on about analyses. They are deleted with their
 * analyses, by the database.
 */
export function createQuestionStore(db: Database) {
  return {
    /**
     * Notes that a question is being answered; false where another one about the same analysis is.
     */
    async begin({ id, userId, analysisId, question, now }: NewQuestion): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const begun = await tx
          .insertInto('questions')
          .values({
            id,
            analysis_id: analysisId,
            user_id: userId,
            created_at: now,
            answered_at: null,
            body: JSON.stringify({ id, question }),
            spend_id: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        return begun !== undefined
      })
    },

    /**
     * Keeps an answer together with `alongside`, or neither. @throws AppError `analysis_not_found`
     * where the question is gone.
     */
    async finish(
      userId: string,
      answered: AnsweredQuestion,
      spendId: string | null,
      now: number,
      alongside: (tx: Transaction<Tables>) => Promise<void>,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        await alongside(tx)
        const finished = await tx
          .updateTable('questions')
          .set({ answered_at: now, body: JSON.stringify(answered), spend_id: spendId })
          .where('id', '=', answered.id)
          .where('answered_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!finished) throw new AppError('analysis_not_found')
      })
    },

    /** Forgets a question that has no answer. */
    async drop(id: string): Promise<void> {
      await db
        .deleteFrom('questions')
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .execute()
    },

    /** Forgets questions that servers that died have left without an answer. */
    async dropBegunBefore(time: number): Promise<void> {
      await db
        .deleteFrom('questions')
        .where('answered_at', 'is', null)
        .where('created_at', '<', time)
        .execute()
    },

    /**
     * Notes that an answer was refused, and gives back what was counted for it: an included answer,
     * or the query by `refund`.
     * @throws AppError `answer_not_found` where the answer is not the user's.
     */
    async refuse(
      { userId, analysisId, id }: { userId: string; analysisId: string; id: string },
      refund: (tx: Transaction<Tables>, spendId: string) => Promise<boolean>,
    ): Promise<{ answer: AnsweredQuestion; given: boolean }> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const row = await tx
          .selectFrom('questions')
          .select(['body', 'spend_id'])
          .where('id', '=', id)
          .where('analysis_id', '=', analysisId)
          .where('answered_at', 'is not', null)
          .executeTakeFirst()
        const kept = row && (JSON.parse(row.body) as AnsweredQuestion | RemovedQuestion)
        if (!row || !kept || isRemoved(kept)) throw new AppError('answer_not_found')
        if (kept.refused) return { answer: kept, given: false }
        const answer = { ...kept, refused: true }
        await tx
          .updateTable('questions')
          .set({ body: JSON.stringify(answer) })
          .where('id', '=', id)
          .execute()
        if (row.spend_id !== null) return { answer, given: await refund(tx, row.spend_id) }
        return { answer, given: kept.brings === 'new' }
      })
    },

    /**
     * Deletes a question with its answer. That one was included stays counted. False where there is
     * none of the user's.
     */
    async remove(userId: string, analysisId: string, id: string): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const row = await tx
          .selectFrom('questions')
          .select('body')
          .where('id', '=', id)
          .where('analysis_id', '=', analysisId)
          .where('user_id', '=', userId)
          .where('answered_at', 'is not', null)
          .executeTakeFirst()
        const kept = row && (JSON.parse(row.body) as AnsweredQuestion | RemovedQuestion)
        if (!kept || isRemoved(kept)) return false
        const left: RemovedQuestion = { removed: true, wasIncluded: isIncluded(kept) }
        await tx
          .updateTable('questions')
          .set({ body: JSON.stringify(left) })
          .where('id', '=', id)
          .execute()
        // A repeated request must not bring it back.
        await tx.deleteFrom('idempotent_requests').where('kept_id', '=', id).execute()
        return true
      })
    },

    kept: (analysisId: string) => keptQuestions(db, analysisId),
    answered: (analysisId: string) => answeredQuestions(db, analysisId),
  }
}
export type QuestionStore = ReturnType<typeof createQuestionStore>
