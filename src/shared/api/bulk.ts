import * as z from 'zod/mini'
import { problemAnswerSchema } from '../errors/problem.ts'
import { LANGUAGES } from '../languages.ts'
import {
  ARTIST_MAX,
  BULK_MAX_ROWS,
  BULK_NAME_MAX,
  BULK_PAGE_SIZE,
  FILE_NAME_MAX,
  NAME_MAX,
  QUESTION_MAX,
} from '../limits.ts'
import { MODES } from '../modes.ts'
import { optionalText, plain } from './analysis.ts'

/** Bodies and answers of /api/bulk. Times are ISO 8601 in UTC. */

/** The columns of a list, as programs name them. */
export const BULK_COLUMNS = ['title', 'maker', 'question', 'depth', 'language'] as const
/** The columns of the table in a zip of photos. */
export const PHOTO_COLUMNS = ['file', ...BULK_COLUMNS] as const
export type BulkColumn = (typeof PHOTO_COLUMNS)[number]

const depth = z.enum(MODES)
const language = z.enum(LANGUAGES)

/** One work to ask about, by its title, by a photo, or by both. */
export const bulkRequestSchema = z.object({
  /** The name of the photo in the zip; empty where there is none. */
  file: optionalText(FILE_NAME_MAX),
  title: optionalText(NAME_MAX),
  maker: optionalText(ARTIST_MAX),
  question: optionalText(QUESTION_MAX),
  depth,
  language,
})
export type BulkRequest = z.output<typeof bulkRequestSchema>

/** What comes beside the file of a list: the depth and the language of rows that name none. */
export const bulkFieldsSchema = z.object({
  depth: z._default(depth, 'explorer'),
  language: z._default(language, 'en'),
})

/**
 * A list as a program sends it. Its rows are checked one by one, so that all faults are told at
 * once.
 */
export const bulkListSchema = z.extend(bulkFieldsSchema, {
  name: z._default(plain.check(z.maxLength(BULK_NAME_MAX)), ''),
  rows: z.array(
    z.looseObject({
      title: z.optional(z.unknown()),
      maker: z.optional(z.unknown()),
      question: z.optional(z.unknown()),
      depth: z.optional(z.unknown()),
      language: z.optional(z.unknown()),
    }),
  ),
})

/**
 * Where a row stands. `looking`: its photo has not been looked at yet. `known` and `open` wait for
 * their turn, the second for open sources to be asked; `choice` waits for the user to say which
 * work is meant; `unknown`, `answered` and `failed` are at their end.
 */
export const BULK_STATES = [
  'looking',
  'known',
  'open',
  'choice',
  'unknown',
  'answered',
  'failed',
] as const
export type BulkState = (typeof BULK_STATES)[number]

const workSchema = z.object({
  slug: z.string(),
  title: z.string(),
  artist: z.string(),
  date: z.string(),
})
export type BulkWork = z.infer<typeof workSchema>

export const bulkRowSchema = z.object({
  /** As the file counts its rows. */
  row: z.int(),
  /** The name of the photo in the zip; empty where there is none. */
  file: z.string(),
  title: z.string(),
  maker: z.string(),
  question: z.string(),
  depth,
  language,
  state: z.enum(BULK_STATES),
  /** The work that was found or chosen. */
  work: z.nullable(workSchema),
  /** Other works that may be meant: one can be chosen until the row is answered. */
  works: z.array(workSchema),
  /** Whether it counts, or has counted; null: that depends on what open sources know. */
  counts: z.nullable(z.boolean()),
  /** Why there is no answer; its sentence is in the language of the row. */
  error: z.nullable(problemAnswerSchema),
  analysis_id: z.nullable(z.string()),
})
export type BulkRow = z.infer<typeof bulkRowSchema>

/**
 * `checking`: photos are looked at. `checked`: they have been; nothing has been asked or counted
 * yet.
 */
export const BULK_JOB_STATES = [
  'checking',
  'checked',
  'running',
  'paused',
  'cancelled',
  'done',
] as const
export type BulkJobState = (typeof BULK_JOB_STATES)[number]

export const bulkJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  state: z.enum(BULK_JOB_STATES),
  /** All rows. */
  rows: z.int(),
  /** How many rows stand where. */
  states: z.record(z.enum(BULK_STATES), z.int()),
  /** Analyses that have been counted. */
  counted: z.int(),
  /**
   * Analyses that the rows still to be asked will count, and how many more at most, where open
   * sources know the work.
   */
  will_count: z.int(),
  may_count: z.int(),
  /** Why it was paused, where it was not the user's wish. */
  error: z.nullable(problemAnswerSchema),
})
export type BulkJob = z.infer<typeof bulkJobSchema>

/** `unused`: columns of the file that say nothing to us, and files of a zip that are no photos. */
export const createdBulkSchema = z.extend(bulkJobSchema, { unused: z.array(z.string()) })
export type CreatedBulk = z.infer<typeof createdBulkSchema>

export const bulkJobsSchema = z.object({ jobs: z.array(bulkJobSchema) })

export const bulkRowsQuerySchema = z.object({
  state: z.optional(z.enum(BULK_STATES)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(BULK_MAX_ROWS)), 1),
})
export const bulkRowsSchema = z.object({ rows: z.array(bulkRowSchema), pages: z.int() })

export const bulkChangeSchema = z.object({ state: z.enum(['running', 'paused', 'cancelled']) })
export const bulkChoiceSchema = z.object({ work: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)) })

/**
 * `zip`: the other three and each answer as Markdown; `pdf`: a zip with each answer as a PDF;
 * `booklet`: one PDF of all answers.
 */
export const BULK_FORMATS = [
  'csv',
  'json',
  'md',
  'zip',
  'pdf',
  'booklet',
  'label',
  'teaching',
] as const
export type BulkFormat = (typeof BULK_FORMATS)[number]
export const bulkExportQuerySchema = z.object({ format: z.enum(BULK_FORMATS) })

export const bulkPages = (rows: number) => Math.max(1, Math.ceil(rows / BULK_PAGE_SIZE))
