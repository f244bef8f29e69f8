import type { Transaction } from 'kysely'
import type { Analysis } from '#shared/api/analysis.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { addToHistory } from './history-store.ts'
import { keepPicture } from './kept-pictures.ts'
import type { SearchedTexts } from './searched-texts.ts'

export interface KeptAnalysis {
  analysis: Analysis
  spendId: string | null
  insteadOf: string | null
}

export interface NewAnalysis {
  userId: string
  analysis: Analysis
  preview: string
  searched: SearchedTexts
  createdAt: number
  /** What paid for it; null for another candidate of a paid one, and for what does not count. */
  spendId: string | null
  insteadOf: string | null
  /** The small copy of the picture, where it is to be kept. */
  copy: Uint8Array | null
}

/** What is kept of analyses. */
export function createAnalysisStore(db: Database) {
  return {
    /** Keeps a finished analysis together with `alongside`, or neither. */
    async add(added: NewAnalysis, alongside: (tx: Transaction<Tables>) => Promise<void>): Promise<void> {
      const { analysis, userId, createdAt, copy } = added
      await db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, added.userId)
        await alongside(tx)
        await tx
          .insertInto('analyses')
          .values({
            id: analysis.id,
            user_id: userId,
            created_at: createdAt,
            mode: analysis.mode,
            language: analysis.language,
            has_image: analysis.picture ? 1 : 0,
            artwork: analysis.identification.artwork.slug,
            user_question: analysis.question,
            preview: added.preview,
            body: JSON.stringify(analysis),
            spend_id: added.spendId,
            instead_of: added.insteadOf,
          })
          .execute()
        const place = { analysisId: analysis.id, userId, createdAt }
        await addToHistory(tx, { ...place, searched: added.searched })
        if (copy) await keepPicture(tx, { ...place, bytes: copy })
      })
    },

    async ofUser(userId: string, id: string): Promise<KeptAnalysis | null> {
      const row = await db
        .selectFrom('analyses')
        .innerJoin('history', 'history.analysis_id', 'analyses.id')
        .select(['analyses.body', 'analyses.spend_id', 'analyses.instead_of'])
        .where('analyses.id', '=', id)
        .where('analyses.user_id', '=', userId)
        .where('history.deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      return { analysis: JSON.parse(row.body) as Analysis, spendId: row.spend_id, insteadOf: row.instead_of }
    },

    /** The analysis of another candidate that was made instead of a given one, if there is one: if deleted, it comes back. */
    async insteadOf(userId: string, id: string, artwork: string): Promise<Analysis | null> {
      const row = await db
        .selectFrom('analyses')
        .select(['id', 'body'])
        .where('instead_of', '=', id)
        .where('artwork', '=', artwork)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return null
      await db.updateTable('history').set({ deleted_at: null }).where('analysis_id', '=', row.id).execute()
      return JSON.parse(row.body) as Analysis
    },

    /**
     * Keeps a complaint, the first one or another reason, together with what `giveBack` does.
     * @returns whether it is the first, and what came back.
     */
    async complain<Given>(
      {
        userId,
        analysisId,
        reason,
        now,
      }: { userId: string; analysisId: string; reason: string; now: number },
      giveBack: (tx: Transaction<Tables>) => Promise<Given>,
    ): Promise<{ isNew: boolean; given: Given }> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const added = await tx
          .insertInto('complaints')
          .values({ analysis_id: analysisId, user_id: userId, reason, created_at: now })
          .onConflict((conflict) => conflict.column('analysis_id').doNothing())
          .returning('analysis_id')
          .executeTakeFirst()
        if (!added)
          await tx.updateTable('complaints').set({ reason }).where('analysis_id', '=', analysisId).execute()
        return { isNew: added !== undefined, given: await giveBack(tx) }
      })
    },
  }
}
export type AnalysisStore = ReturnType<typeof createAnalysisStore>
