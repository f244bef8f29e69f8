import { sql } from 'kysely'
import type { Analysis } from '#shared/api/analysis.ts'
import type { Database } from '../db/tables.ts'

export interface HistoryEntry {
  analysis: Analysis
  preview: string
  hasImage: boolean
}

/** A LIKE pattern for texts that contain a word: `%` and `_` in it are letters like others. */
function containing(word: string): string {
  return `%${word.replace(/[!%_]/gu, '!$&')}%`
}

/** What is kept of the history of analyses. Words come in folded; each has to be in what was asked or answered. */
export function createHistoryStore(db: Database) {
  function shown(userId: string, words: readonly string[]) {
    const all = db.selectFrom('history').where('user_id', '=', userId).where('deleted_at', 'is', null)
    return words.reduce((found, word) => {
      const hasWord = sql<boolean>`folded like ${containing(word)} escape '!'`
      const texts = db.selectFrom('history_texts').select('id').where('user_id', '=', userId).where(hasWord)
      return found.where((either) => either.or([hasWord, either('text_id', 'in', texts)]))
    }, all)
  }

  return {
    async count(userId: string, words: readonly string[]): Promise<number> {
      const { total } = await shown(userId, words)
        .select((count) => count.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Ids, the newest first. */
    async idsOfPage(userId: string, words: readonly string[], offset: number, limit: number) {
      const rows = await shown(userId, words)
        .select('analysis_id')
        .orderBy('created_at', 'desc')
        .orderBy('analysis_id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      return rows.map((row) => row.analysis_id)
    },

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

    /** Marks an analysis as deleted; false where there is none. One that is deleted already keeps its time. */
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

    /** Brings back what was deleted after a given time; false where there is nothing to bring back. */
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

    /** Deletes for good what was marked up to a given time, and the texts that nothing else shares. */
    async purge(deletedUntil: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('history')
          .where('deleted_at', '<=', deletedUntil)
          .returning(['analysis_id', 'user_id', 'text_id'])
          .execute()
        for (const { analysis_id, user_id, text_id } of gone) {
          await tx.deleteFrom('analyses').where('id', '=', analysis_id).execute()
          const sharing = tx
            .selectFrom('history')
            .select('text_id')
            .where('user_id', '=', user_id)
            .where('text_id', '=', text_id)
          await tx
            .deleteFrom('history_texts')
            .where('user_id', '=', user_id)
            .where('id', '=', text_id)
            .where((not) => not.not(not.exists(sharing)))
            .execute()
        }
      })
    },
  }
}
export type HistoryStore = ReturnType<typeof createHistoryStore>
