import * as z from 'zod/mini'

/** The museum label of a work, in the reader's language. */
export const labelSchema = z.object({
  slug: z.string(),
  title: z.string(),
  original_title: z.nullable(z.string()),
  artist: z.string(),
  /** The page of the maker, /artists/<key>; absent where there is none. */
  artist_key: z.optional(z.string()),
  artist_dates: z.nullable(z.string()),
  date: z.string(),
  medium: z.nullable(z.string()),
  size: z.nullable(z.string()),
  collection: z.nullable(z.string()),
  inventory: z.nullable(z.string()),
})
export type Label = z.infer<typeof labelSchema>

/**
 * Why the reader is asked which work is meant: works of one `name`, by one `maker` or in one place,
 * with the words as a `part` of their names, that a `description` fits, or that a wall `label` may
 * name.
 */
export const CHOICES = ['name', 'maker', 'part', 'description', 'label'] as const
export type WhyChoice = (typeof CHOICES)[number]
