import type { Analysis } from '#shared/api/analysis.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database } from '../db/tables.ts'

/** What the owner of a shared analysis shows of their own. */
export interface Shown {
  question: boolean
  photo: boolean
  name: string | null
}

export interface KeptShare extends Shown {
  createdAt: number
}

interface NewShare extends KeptShare {
  analysisId: string
  userId: string
  tokenHash: string
}

const COLUMNS = [
  'shares.created_at',
  'shares.with_question',
  'shares.with_photo',
  'shares.name',
] as const

function shareOf(row: {
  created_at: number
  with_question: number
  with_photo: number
  name: string | null
}): KeptShare {
  const { created_at: createdAt, with_question, with_photo, name } = row
  return { createdAt, question: with_question === 1, photo: with_photo === 1, name }
}

/**
 * What is kept of shared links: never a link itself. An analysis that is deleted is not shared,
 * whether it may come back or not.
 */
export function createShareStore(db: Database) {
  return {
    /**
     * Opens an analysis by a new link; an earlier one no longer leads to it. False where the user
     * has no such analysis.
     */
    async open({ analysisId, userId, tokenHash, ...share }: NewShare): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const own = await tx
          .selectFrom('history')
          .select('analysis_id')
          .where('analysis_id', '=', analysisId)
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!own) return false
        await tx.deleteFrom('shares').where('analysis_id', '=', analysisId).execute()
        await tx
          .insertInto('shares')
          .values({
            analysis_id: analysisId,
            user_id: userId,
            token_hash: tokenHash,
            created_at: share.createdAt,
            with_question: share.question ? 1 : 0,
            with_photo: share.photo ? 1 : 0,
            name: share.name,
          })
          .execute()
        return true
      })
    },

    async ofUser(userId: string, analysisId: string): Promise<KeptShare | null> {
      const row = await db
        .selectFrom('shares')
        .select(COLUMNS)
        .where('analysis_id', '=', analysisId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? shareOf(row) : null
    },

    async close(userId: string, analysisId: string): Promise<void> {
      await db
        .deleteFrom('shares')
        .where('analysis_id', '=', analysisId)
        .where('user_id', '=', userId)
        .execute()
    },

    /**
     * The analysis that a link leads to, with the id of its owner; null: to none, or to none any
     * more.
     */
    async byToken(
      tokenHash: string,
    ): Promise<{ analysis: Analysis; userId: string; share: KeptShare } | null> {
      const row = await db
        .selectFrom('shares')
        .innerJoin('analyses', 'analyses.id', 'shares.analysis_id')
        .innerJoin('history', 'history.analysis_id', 'shares.analysis_id')
        .select(COLUMNS)
        .select(['analyses.body', 'shares.user_id'])
        .where('shares.token_hash', '=', tokenHash)
        .where('history.deleted_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      return {
        analysis: JSON.parse(row.body) as Analysis,
        userId: row.user_id,
        share: shareOf(row),
      }
    },
  }
}
