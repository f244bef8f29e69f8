import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

interface Added {
  analysisId: string
  userId: string
  createdAt: number
  /** A WebP file of our own making. */
  bytes: Uint8Array
}

/** Keeps the small copy of a picture, in the transaction that keeps its analysis. */
export async function keepPicture(tx: Transaction<Tables>, added: Added): Promise<void> {
  await tx
    .insertInto('kept_pictures')
    .values({
      analysis_id: added.analysisId,
      user_id: added.userId,
      created_at: added.createdAt,
      bytes: added.bytes,
    })
    .execute()
}

/**
 * The small copies that visitors wanted kept. They are deleted with their analyses, by the
 * database.
 */
export function createKeptPictures(db: Database) {
  return {
    /** The WebP file of an analysis that its user has not deleted; null where none is kept. */
    async of(analysisId: string, userId: string): Promise<Uint8Array | null> {
      const row = await db
        .selectFrom('kept_pictures')
        .innerJoin('history', 'history.analysis_id', 'kept_pictures.analysis_id')
        .select('kept_pictures.bytes')
        .where('kept_pictures.analysis_id', '=', analysisId)
        .where('kept_pictures.user_id', '=', userId)
        .where('history.deleted_at', 'is', null)
        .executeTakeFirst()
      return row?.bytes ?? null
    },
  }
}
export type KeptPictures = ReturnType<typeof createKeptPictures>
