import type * as z from 'zod/mini'
import type { StudyRequest } from '#engine/study.ts'
import type { Analysis, analyzeArtworkSchema, queryArtworkSchema } from '#shared/api/analysis.ts'

export type Query = z.output<typeof queryArtworkSchema>
/** What comes beside a picture. */
export type PictureQuery = z.output<typeof analyzeArtworkSchema>

export type AskedByName = Query & Pick<StudyRequest, 'seen'>
/** A question by name, by picture, or both. */
export interface Asked extends AskedByName {
  /** Under which the answer is kept. Where one is kept already, that is the answer. */
  answerId: string
  picture?: string
  description?: string
  keepCopy?: boolean
  isLabel?: boolean
}

/**
 * What pays for an analysis: a query that was taken for it, the paid analysis of which it is
 * another candidate, or, with neither, an analysis of the same work that was paid this month.
 */
export type Payment = { spendId: string; paid?: null } | { spendId?: null; paid: Analysis | null }
