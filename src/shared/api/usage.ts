import * as z from 'zod/mini'
import { MODES } from '../modes.ts'

/** Answers of /api/usage and /api/description-usage. -1 is unlimited. Times are ISO 8601 in UTC. */

export const usageSchema = z.object({
  month_count: z.int(),
  monthly_limit: z.int(),
  purchased_queries: z.int(),
  total_purchased_queries: z.int(),
  total_available: z.int(),
  resets_at: z.string(),
  modes_allowed: z.array(z.enum(MODES)),
  packs: z.array(z.object({ remaining: z.int(), expires_at: z.string() })),
})
export type Usage = z.infer<typeof usageSchema>

export const descriptionUsageSchema = z.object({
  unlimited: z.boolean(),
  remaining: z.int(),
  description_count: z.int(),
  description_limit: z.int(),
  resets_at: z.string(),
})
export type DescriptionUsage = z.infer<typeof descriptionUsageSchema>
