import type { Transaction } from 'kysely'
import type { Analysis } from '#shared/api/analysis.ts'
import type { Mode } from '#shared/modes.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { addToHistory } from './history-store.ts'
import { keepPicture } from './kept-pictures.ts'
import type { SearchedTexts } from './searched-texts.ts'

export interface KeptAnalysis {
  analysis: Analysis
  /** The spending that pays for it; null: none does, or it was given back. */
  spendId: string | null
  insteadOf: string | null
}

/** An analysis that was paid for. */
export interface PaidAnalysis {
  mode: Mode
  question: string
}

export interface NewAnalysis {
  userId: string
  analysis: Analysis
  preview: string
  searched: SearchedTexts
  createdAt: number
  insteadOf: string | null
  /** The small copy of the picture, where it is to be kept. */
  copy: Uint8Array | null
}

/** What is kept of analyses. */
export function createAnalysisStore(db: Database) {
  return {
    /**
     * Keeps a finished analysis together with what `pay` does, or neither. The user's row is held
     * meanwhile, so that two answers on one work are paid for one after the other.
     *
     * @param pay tells which spending pays for it; null: none does.
     */
    async add(
      added: NewAnalysis,
      pay: (tx: Transaction<Tables>) => Promise<string | null>,
    ): Promise<Analysis> {
      const { userId, createdAt, copy } = added
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, added.userId)
        const spendId = await pay(tx)
        const analysis = { ...added.analysis, counted: spendId !== null }
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
            spend_id: spendId,
            instead_of: added.insteadOf,
          })
          .execute()
        const place = { analysisId: analysis.id, userId, createdAt }
        await addToHistory(tx, { ...place, searched: added.searched })
        if (copy) await keepPicture(tx, { ...place, bytes: copy })
        return analysis
      })
    },

    async ofUser(userId: string, id: string): Promise<KeptAnalysis | null> {
      const row = await db
        .selectFrom('analyses')
        .innerJoin('history', 'history.analysis_id', 'analyses.id')
        .leftJoin('spends', 'spends.id', 'analyses.spend_id')
        .select(['analyses.body', 'analyses.spend_id', 'analyses.instead_of', 'spends.state'])
        .where('analyses.id', '=', id)
        .where('analyses.user_id', '=', userId)
        .where('history.deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      return {
        analysis: JSON.parse(row.body) as Analysis,
        spendId: row.state === 'settled' ? row.spend_id : null,
        insteadOf: row.instead_of,
      }
    },

    /**
     * What a user has paid for on a work since a moment: the depth and the question of each
     * analysis that still counts.
     */
    async paidOn(
      userId: string,
      artwork: string,
      since: number,
      within: Transaction<Tables> | Database = db,
    ): Promise<PaidAnalysis[]> {
      return within
        .selectFrom('analyses')
        .innerJoin('spends', 'spends.id', 'analyses.spend_id')
        .select(['analyses.mode', 'analyses.user_question as question'])
        .where('analyses.user_id', '=', userId)
        .where('analyses.created_at', '>=', since)
        .where('analyses.artwork', '=', artwork)
        .where('spends.state', '=', 'settled')
        .execute()
    },

    /** What a user has paid for since a moment, by the work. */
    async paidSince(userId: string, since: number): Promise<Map<string, PaidAnalysis[]>> {
      const rows = await db
        .selectFrom('analyses')
        .innerJoin('spends', 'spends.id', 'analyses.spend_id')
        .select(['analyses.artwork', 'analyses.mode', 'analyses.user_question as question'])
        .where('analyses.user_id', '=', userId)
        .where('analyses.created_at', '>=', since)
        .where('spends.state', '=', 'settled')
        .execute()
      return Map.groupBy(rows, ({ artwork }) => artwork)
    },

    /**
     * The analysis of another candidate that was made instead of a given one, if there is one: if
     * deleted, it comes back.
     */
    async insteadOf(userId: string, id: string, artwork: string): Promise<Analysis | null> {
      const row = await db
        .selectFrom('analyses')
        .select(['id', 'body'])
        .where('instead_of', '=', id)
        .where('artwork', '=', artwork)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return null
      await db
        .updateTable('history')
        .set({ deleted_at: null })
        .where('analysis_id', '=', row.id)
        .execute()
      return JSON.parse(row.body) as Analysis
    },

    /**
     * Keeps a complaint, the first one or another reason, together with what `giveBack` does. A new
     * reason opens it again.
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
          await tx
            .updateTable('complaints')
            .set({ reason, settled_at: null })
            .where('analysis_id', '=', analysisId)
            .where('reason', '!=', reason)
            .execute()
        return { isNew: added !== undefined, given: await giveBack(tx) }
      })
    },
  }
}
export type AnalysisStore = ReturnType<typeof createAnalysisStore>
