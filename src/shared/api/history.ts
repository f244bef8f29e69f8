import * as z from 'zod/mini'
import { LANGUAGES } from '../languages.ts'
import { HISTORY_PAGE_SIZE, SEARCH_MAX } from '../limits.ts'
import { MODES } from '../modes.ts'
import { pageQuery, paginationSchema } from './pagination.ts'

/** Questions and answers of /api/my-analyses. Times are ISO 8601 in UTC. */

export const historyQuerySchema = z.object({
  ...pageQuery(HISTORY_PAGE_SIZE),
  search: z._default(z.string().check(z.maxLength(SEARCH_MAX)), ''),
})
export type HistoryQuery = z.output<typeof historyQuerySchema>

export const historyItemSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  mode: z.enum(MODES),
  language: z.enum(LANGUAGES),
  has_image: z.boolean(),
  /** Whether a small copy of the picture was kept: /api/my-analyses/{id}/picture. */
  has_copy: z.boolean(),
  /** The sides of the picture that was asked about, in pixels; null: it was asked by name. */
  picture: z.nullable(z.object({ width: z.number(), height: z.number() })),
  user_question: z.string(),
  /** The beginning of the text; of a search, the part round the first word found. */
  preview: z.string(),
  /** The whole text in Markdown. */
  full_response: z.string(),
  /** What was analysed, as its label has it. */
  artwork: z.object({
    slug: z.string(),
    title: z.string(),
    artist: z.string(),
    /** Stands for its picture where it is not seen; absent where the work is not described. */
    alternative: z.optional(z.string()),
  }),
})
export type HistoryItem = z.infer<typeof historyItemSchema>

export const historySchema = z.object({
  analyses: z.array(historyItemSchema),
  pagination: paginationSchema,
})
export type History = z.infer<typeof historySchema>

/** Of an analysis or a description. */
export const deletedSchema = z.object({
  id: z.string(),
  /** Until then it can be brought back. */
  restorable_until: z.string(),
})
export const restoredSchema = z.object({ id: z.string() })
