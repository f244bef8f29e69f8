import * as z from 'zod/mini'
import { SHARE_NAME_MAX } from '../limits.ts'
import { analysisSchema, optionalText } from './analysis.ts'

/**
 * Bodies and answers of /api/my-analyses/{id}/share and /api/shared/{token}. Times are ISO 8601 in
 * UTC.
 */

/** What is shown beside the text: nothing of the owner's unless they want it. */
export const newShareSchema = z.object({
  /** The owner's question, and the answer to it. */
  question: z._default(z.boolean(), false),
  /** The small copy of the owner's photo, and what was measured in it. */
  photo: z._default(z.boolean(), false),
  /** By whom; empty: nobody is named. */
  name: optionalText(SHARE_NAME_MAX),
})

const shareSchema = z.object({
  created_at: z.string(),
  question: z.boolean(),
  photo: z.boolean(),
  name: z.nullable(z.string()),
})
export type Share = z.infer<typeof shareSchema>

export const shareStateSchema = z.object({ share: z.nullable(shareSchema) })

/** `token` is given this once: only its digest is stored. */
export const createdShareSchema = z.extend(shareSchema, { token: z.string() })
export type CreatedShare = z.infer<typeof createdShareSchema>

/** An analysis as others read it. */
export const sharedAnalysisSchema = z.object({
  analysis: analysisSchema,
  name: z.nullable(z.string()),
})
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>
