import * as z from 'zod/mini'
import type { ProblemAnswer } from '../errors/problem.ts'
import type { PlainCode } from '../errors/table.ts'
import { labelSchema } from '../label.ts'
import { LANGUAGES } from '../languages.ts'
import { ARTIST_MAX, COMPLAINT_MAX, DESCRIPTION_MAX, NAME_MAX, QUESTION_MAX } from '../limits.ts'
import { MODES } from '../modes.ts'
import {
  factSchema,
  type Observation,
  observationSchema,
  regionSchema,
  type Source,
  type Statement,
  sourceSchema,
  statementSchema,
} from './evidence.ts'
import { measurementSchema, pictureSchema } from './measurements.ts'
import { usageSchema } from './usage.ts'

/** Bodies and answers of the analysis routes, and the events of their streams. */

const printable = /^(?:[\t\n\r]|\P{Cc})*$/u
/** Text without control characters. */
export const plain = z
  .string()
  .check(z.trim(), z.regex(printable, 'control_characters' satisfies PlainCode))
export const optionalText = (max: number) => z._default(plain.check(z.maxLength(max)), '')

export const queryArtworkSchema = z.object({
  name: plain.check(
    z.minLength(1, 'artwork_name_missing' satisfies PlainCode),
    z.maxLength(NAME_MAX),
  ),
  artist: optionalText(ARTIST_MAX),
  question: optionalText(QUESTION_MAX),
  mode: z._default(z.enum(MODES), 'explorer'),
  language: z._default(z.enum(LANGUAGES), 'en'),
  /** The slug of a candidate that the reader picked ("Which Sunflowers?"). */
  artwork: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/))),
  /**
   * The analysis whose candidate this is: the same question about another candidate is not charged
   * again.
   */
  instead_of: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))),
})
export type QueryArtwork = z.input<typeof queryArtworkSchema>

/** The text fields beside the picture in the multipart body of /api/analyze-artwork. */
export const analyzeArtworkSchema = z.object({
  title: optionalText(NAME_MAX),
  artist: optionalText(ARTIST_MAX),
  /** "Visual description": the user's own words on what the picture shows. */
  description: optionalText(DESCRIPTION_MAX),
  question: queryArtworkSchema.shape.question,
  mode: queryArtworkSchema.shape.mode,
  language: queryArtworkSchema.shape.language,
  artwork: queryArtworkSchema.shape.artwork,
  instead_of: queryArtworkSchema.shape.instead_of,
  /**
   * Whether the picture shows a wall label: it is then read, and nothing is recognised or measured
   * in it.
   */
  is_label: z._default(z.stringbool(), false),
  /** Whether a small copy of the picture is kept with the analysis. */
  keep_copy: z._default(z.stringbool(), false),
})

export const complaintSchema = z.object({
  reason: z._default(plain.check(z.maxLength(COMPLAINT_MAX)), ''),
})

/** What there is to be seen in a work, told for somebody who cannot see it. */
export const describedSchema = z.object({
  /** Stands for the picture where it is not seen: one or two sentences. */
  alternative: z.string(),
  /**
   * Sentences in paragraphs, each with its place in the picture; null where it has none, or where a
   * photo was sent.
   */
  paragraphs: z.array(z.array(z.object({ text: z.string(), region: z.nullable(regionSchema) }))),
})
export type DescribedWork = z.infer<typeof describedSchema>

export const identificationSchema = z.object({
  /**
   * `known` without doubt; `likely` by a name written differently; `ambiguous` one of several of
   * that name. Of a picture that we do not know: `possible` where it could be the first candidate,
   * else `unrecognised`; the label's slug is then empty, its title and artist are what the user
   * told, or words for not knowing.
   */
  status: z.enum(['known', 'likely', 'ambiguous', 'possible', 'unrecognised']),
  /** `label`: by the wall label in the picture. */
  by: z.enum(['title', 'image', 'choice', 'label']),
  /**
   * 0..1: how close the typed name is to a name of the work, or how sure the recognition of a
   * picture is.
   */
  confidence: z.number(),
  artwork: labelSchema,
  /** Other works that the name may mean. */
  candidates: z.array(labelSchema),
  /** A sentence on what does not fit, such as another artist than the one typed. */
  notice: z.nullable(z.string()),
  /**
   * What was read in the picture, line by line; absent where nothing was. Nobody vouches for it.
   */
  read: z.optional(z.string()),
})
export type Identification = z.infer<typeof identificationSchema>

/** `mixed`: a language model, and the built-in writer what that one left out. */
export const WRITERS = ['built-in', 'model', 'mixed'] as const
export type WrittenBy = (typeof WRITERS)[number]

const tokensSchema = z.object({
  /** As in ART_MODEL: provider/name. */
  model: z.string(),
  input: z.int(),
  output: z.int(),
  /** Reckoned from the characters where a call was broken off before its provider counted. */
  estimated: z.boolean(),
  /** The text was written for somebody who asked the same before: it took nothing now. */
  from_cache: z.optional(z.boolean()),
})

/** The check of meaning of what a language model wrote: each sentence beside its ground. */
const checkSchema = z.object({
  /** The model that read them; null: the operator has turned the check off. */
  by: z.nullable(z.string()),
  /** How many were read. */
  judged: z.int(),
  /**
   * How many sentences were cut, by any layer of the check, and how often for which kind of fault.
   */
  cut: z.int(),
  reasons: z.record(z.string(), z.int()),
})

/**
 * The form of the bodies that are stored now: 2 has headings and paragraphs, 1 (absent) has topics
 * only.
 */
export const ANALYSIS_FORM = 2

export const analysisSchema = z.object({
  id: z.string(),
  form: z.optional(z.int()),
  created_at: z.string(),
  /** The whole text in Markdown. */
  analysis: z.string(),
  mode: z.enum(MODES),
  language: z.enum(LANGUAGES),
  question: z.string(),
  /** Who wrote it. */
  writer: z.enum(WRITERS),
  /**
   * What the language model took, also where it failed and the built-in writer wrote; absent where
   * none was asked.
   */
  tokens: z.optional(tokensSchema),
  /** How what a model wrote was checked; absent where none wrote. */
  check: z.optional(checkSchema),
  /** Whether it was taken from the allowance; absent in analyses of old, which all were. */
  counted: z.optional(z.boolean()),
  /** Whether the work has a full text; otherwise it is known by its identity only. */
  complete: z.boolean(),
  identification: identificationSchema,
  statements: z.array(statementSchema),
  facts: z.array(factSchema),
  observations: z.array(observationSchema),
  sources: z.array(sourceSchema),
  measurements: z.array(measurementSchema),
  /**
   * The picture that was sent; absent where the work was asked for by name. Regions are then
   * fractions of it.
   */
  picture: z.optional(pictureSchema),
  web_research: z.object({ used: z.boolean() }),
  /**
   * The description of the work, as our catalogue has it now; absent where it has none, or where
   * the photo was not recognised.
   */
  described: z.optional(describedSchema),
})
export type Analysis = z.infer<typeof analysisSchema>

export const analysisAnswerSchema = z.extend(analysisSchema, { usage: usageSchema })
export type AnalysisAnswer = z.infer<typeof analysisAnswerSchema>

export const complaintAnswerSchema = z.object({ given_back: z.boolean(), usage: usageSchema })
export type ComplaintAnswer = z.infer<typeof complaintAnswerSchema>

export const STAGES = ['identifying', 'measuring', 'researching', 'writing'] as const
export type Stage = (typeof STAGES)[number]

/** The events of a stream, by their SSE name. `error` ends it, as `done` does. */
export interface AnalysisEvents {
  stage: { stage: Stage }
  identified: Identification
  source: Source
  observation: Observation
  statement: Statement
  done: AnalysisAnswer
  error: ProblemAnswer & { status: number }
}
