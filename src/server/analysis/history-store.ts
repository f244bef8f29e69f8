import type { Transaction } from 'kysely'
import type { Analysis } from '#shared/api/analysis.ts'
import { holdUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { indexHistories, removeFromIndex } from './history-index.ts'
import { createHistorySearch, type Part, type WorksNamed } from './history-search.ts'
import { type SearchedTexts, textId } from './searched-texts.ts'

export interface HistoryEntry {
  analysis: Analysis
  preview: string
  hasImage: boolean
}

interface Added {
  analysisId: string
  userId: string
  createdAt: number
  searched: SearchedTexts
}

/** Lists an analysis in its user's history, in the transaction that keeps it. */
export async function addToHistory(tx: Transaction<Tables>, added: Added): Promise<void> {
  const { answer, question } = added.searched
  await tx
    .insertInto('history_answers')
    .values({ user_id: added.userId, id: textId(answer), folded: answer })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
  await tx
    .insertInto('history')
    .values({
      analysis_id: added.analysisId,
      user_id: added.userId,
      created_at: added.createdAt,
      deleted_at: null,
      answer_id: textId(answer),
      asked: question,
    })
    .execute()
}

/** What is kept of the history of analyses. Words come in folded. */
export function createHistoryStore(db: Database, worksNamed: WorksNamed) {
  const shown = (userId: string) =>
    db.selectFrom('history').where('history.user_id', '=', userId).where('deleted_at', 'is', null)

  return {
    async part(userId: string, offset: number, limit: number): Promise<Part> {
      const { total } = await shown(userId)
        .select((count) => count.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await shown(userId)
        .select('analysis_id')
        .orderBy('created_at', 'desc')
        .orderBy('analysis_id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      return { ids: rows.map((row) => row.analysis_id), total: Number(total) }
    },

    found: createHistorySearch(db, worksNamed),

    index: () => indexHistories(db),

    /** The entries of the given ids, in their order. */
    async entries(ids: readonly string[]): Promise<HistoryEntry[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('analyses')
        .select(['id', 'body', 'preview', 'has_image'])
        .where('id', 'in', ids)
        .execute()
      const entries = rows.map((row) => ({
        analysis: JSON.parse(row.body) as Analysis,
        preview: row.preview,
        hasImage: row.has_image === 1,
      }))
      const byId = new Map(entries.map((entry) => [entry.analysis.id, entry]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /**
     * Marks an analysis as deleted; false where there is none. One that is deleted already keeps
     * its time.
     */
    async remove(userId: string, id: string, now: number): Promise<boolean> {
      const removed = await db
        .updateTable('history')
        .set({ deleted_at: now })
        .where('analysis_id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning('analysis_id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /**
     * Brings back what was deleted after a given time; false where there is nothing to bring back.
     */
    async restore(userId: string, id: string, deletedAfter: number): Promise<boolean> {
      const restored = await db
        .updateTable('history')
        .set({ deleted_at: null })
        .where('analysis_id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', '>', deletedAfter)
        .returning('analysis_id')
        .executeTakeFirst()
      return restored !== undefined
    },

    /**
     * Deletes for good what was marked up to a given time, and the texts that nothing else shares.
     */
    async purge(deletedUntil: number): Promise<void> {
      const users = await db
        .selectFrom('history')
        .select('user_id')
        .distinct()
        .where('deleted_at', '<=', deletedUntil)
        .execute()
      for (const { user_id } of users)
        await db.transaction().execute((tx) => purgeOfUser(tx, user_id, deletedUntil))
    },
  }
}
export type HistoryStore = ReturnType<typeof createHistoryStore>

async function purgeOfUser(
  tx: Transaction<Tables>,
  userId: string,
  deletedUntil: number,
): Promise<void> {
  await holdUser(tx, userId)
  const gone = await tx
    .deleteFrom('history')
    .where('user_id', '=', userId)
    .where('deleted_at', '<=', deletedUntil)
    .returning(['analysis_id', 'answer_id', 'asked', 'place'])
    .execute()
  await removeFromIndex(tx, userId, gone)
  for (const { analysis_id, answer_id } of gone) {
    await tx.deleteFrom('analyses').where('id', '=', analysis_id).execute()
    const sharing = tx.selectFrom('history').select('analysis_id').where('user_id', '=', userId)
    await tx
      .deleteFrom('history_answers')
      .where('user_id', '=', userId)
      .where('id', '=', answer_id)
      .where(({ not, exists }) => not(exists(sharing.where('answer_id', '=', answer_id))))
      .execute()
  }
}
