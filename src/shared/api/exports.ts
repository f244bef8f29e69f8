import * as z from 'zod/mini'
import { keptAnalysisSchema } from './questions.ts'

/** Saved analyses as files of their own. */

export const EXPORT_FORMATS = ['pdf', 'md', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const exportQuerySchema = z.object({ format: z.enum(EXPORT_FORMATS) })

/** The file of an analysis as JSON. A new version is one that a reader of the old one may misread. */
export const exportedAnalysisSchema = z.object({
  schema: z.literal('artsking.analysis'),
  version: z.literal(1),
  exported_at: z.string(),
  analysis: keptAnalysisSchema,
})
export type ExportedAnalysis = z.infer<typeof exportedAnalysisSchema>
