import * as z from 'zod/mini'
import { LANGUAGES } from '../languages.ts'
import { COUNTED_PAGE_SIZE } from '../limits.ts'
import { MODES } from '../modes.ts'
import { pageQuery, paginationSchema } from './pagination.ts'

/** Answers of /api/counted: what was counted when, and what came in. Times are ISO 8601 in UTC. */

export const countedQuerySchema = z.object(pageQuery(COUNTED_PAGE_SIZE))
export type CountedQuery = z.output<typeof countedQuerySchema>

const packSchema = z.object({ bought_at: z.string(), expires_at: z.string() })

/** One query or description that was counted. */
const spentSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['analysis', 'question', 'description']),
  /** What it was about; null: of a description, and where the analysis was deleted. */
  about: z.nullable(
    z.object({
      analysis_id: z.string(),
      slug: z.string(),
      title: z.string(),
      artist: z.string(),
      mode: z.enum(MODES),
      /** Of title and maker. */
      language: z.enum(LANGUAGES),
      question: z.string(),
    }),
  ),
  /** The query pack that paid; null: the allowance of the month. */
  pack: z.nullable(packSchema),
  /** The month whose allowance paid, in UTC, such as 2026-11. */
  month: z.string(),
  given_back: z.boolean(),
  /** Null: it was not given back, or nobody noted when. */
  given_back_at: z.nullable(z.string()),
})
export type Spent = z.infer<typeof spentSchema>

/** Queries that came into a pack when it was bought, or left it unused. */
const movedSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['pack_bought', 'pack_expired', 'pack_refunded']),
  queries: z.int(),
  pack: packSchema,
})
export type Moved = z.infer<typeof movedSchema>

export const countedSchema = z.object({
  /** The newest first. */
  entries: z.array(z.union([spentSchema, movedSchema])),
  pagination: paginationSchema,
})
export type Counted = z.infer<typeof countedSchema>
