import * as z from 'zod/mini'
import { keptAnalysisSchema } from './questions.ts'

/** Saved analyses as files of their own. */

/** To print and hang, or hand out: a wall label (A5) and a teaching sheet (A4). */
export const HANDOUT_FORMATS = ['label', 'teaching'] as const
export type HandoutFormat = (typeof HANDOUT_FORMATS)[number]

export const EXPORT_FORMATS = ['pdf', 'md', 'json', ...HANDOUT_FORMATS] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export function isHandout(format: string): format is HandoutFormat {
  return HANDOUT_FORMATS.some((known) => known === format)
}

/** Whether a format is a PDF: those belong to the plans and packs that sell them. */
export function isPrinted(format: ExportFormat): boolean {
  return format === 'pdf' || isHandout(format)
}

export const exportQuerySchema = z.object({ format: z.enum(EXPORT_FORMATS) })

/**
 * The file of an analysis as JSON. A new version is one that a reader of the old one may misread.
 */
export const exportedAnalysisSchema = z.object({
  schema: z.literal('artsking.analysis'),
  version: z.literal(1),
  exported_at: z.string(),
  analysis: keptAnalysisSchema,
})
export type ExportedAnalysis = z.infer<typeof exportedAnalysisSchema>
