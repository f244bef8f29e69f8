import type { Language } from '#shared/languages.ts'
import type { Database } from '../db/tables.ts'

/** An analysis as a list of files needs it. */
export interface Listed {
  id: string
  createdAt: number
  language: Language
  slug: string
}

/** What is read of a history to export it whole. */
export function createExportedHistory(db: Database) {
  return {
    /** All analyses of a user that are not deleted, from the oldest on. */
    async all(userId: string): Promise<Listed[]> {
      const rows = await db
        .selectFrom('analyses')
        .innerJoin('history', 'history.analysis_id', 'analyses.id')
        .select(['analyses.id', 'analyses.created_at', 'analyses.language', 'analyses.artwork'])
        .where('history.user_id', '=', userId)
        .where('history.deleted_at', 'is', null)
        .orderBy('history.created_at')
        .orderBy('analyses.id')
        .execute()
      return rows.map(({ id, created_at, language, artwork }) => ({
        id,
        createdAt: created_at,
        language,
        slug: artwork,
      }))
    },
  }
}
export type ExportedHistory = ReturnType<typeof createExportedHistory>
