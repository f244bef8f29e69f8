import * as z from 'zod/mini'
import { STATEMENT_KINDS, TOPICS } from '../statements.ts'

/** What statements are and what they rest on: sources, facts and observations. */

/** x, y, width and height as fractions of the picture (0..1), from its top left. */
export const regionSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])

export const sourceSchema = z.object({
  /** The number in the margin, from 1. */
  n: z.int(),
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  licence: z.nullable(z.string()),
  /** Fetched from the web for this answer, or for one shortly before. */
  live: z.boolean(),
  /** When it was fetched, if it was. */
  read_at: z.optional(z.string()),
  /** The revision that was fetched, where the source counts them. */
  revision: z.optional(z.string()),
})
export type Source = z.infer<typeof sourceSchema>

export const factSchema = z.object({
  id: z.string(),
  /** A working note, in English. */
  text: z.string(),
  /** Ids of sources. */
  sources: z.array(z.string()),
  certainty: z.enum(['agreed', 'likely', 'disputed']),
  live: z.boolean(),
})
export type Fact = z.infer<typeof factSchema>

/** Something seen or measured in the picture, in the reader's language. */
export const observationSchema = z.object({
  id: z.string(),
  kind: z.enum(['seen', 'measured']),
  text: z.string(),
  region: z.nullable(regionSchema),
})
export type Observation = z.infer<typeof observationSchema>

export const statementSchema = z.object({
  text: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  topic: z.enum(TOPICS),
  /**
   * The heading of its section, where the text has headings of its own; otherwise its topic heads
   * it.
   */
  heading: z.optional(z.string()),
  /**
   * The number of its paragraph, from 1, in the text that has the heading, or in a written answer.
   */
  paragraph: z.optional(z.int()),
  /** Numbers of sources. */
  sources: z.array(z.int()),
  /** Ids of facts. */
  facts: z.array(z.string()),
  /** Ids of observations. */
  observations: z.array(z.string()),
  region: z.nullable(regionSchema),
})
export type Statement = z.infer<typeof statementSchema>
