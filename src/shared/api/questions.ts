import * as z from 'zod/mini'
import type { PlainCode } from '../errors/table.ts'
import { QUESTION_MAX } from '../limits.ts'
import { analysisSchema, plain, WRITERS } from './analysis.ts'
import type { Observation, Source, Statement } from './evidence.ts'
import { usageSchema } from './usage.ts'

/** Questions asked on about an analysis, their answers, and the events of their streams. */

export const followUpSchema = z.object({
  question: plain.check(
    z.minLength(1, 'question_missing' satisfies PlainCode),
    z.maxLength(QUESTION_MAX),
  ),
})

/**
 * What an answer brings: something `new`; what was `said` before; `nothing`, where no answer was
 * found.
 */
export const BRINGS = ['new', 'said', 'nothing'] as const
export type Brings = (typeof BRINGS)[number]

/** A work that we have a text on. */
export const workOfferedSchema = z.object({
  slug: z.string(),
  title: z.string(),
  artist: z.string(),
})
export type WorkOffered = z.infer<typeof workOfferedSchema>

const replyShape = analysisSchema.shape
/**
 * What the engine answers: like an analysis, with the numbers of its sources going on from there.
 */
export const replySchema = z.object({
  brings: z.enum(BRINGS),
  /**
   * Where it brings nothing: questions that come near and have an answer. Absent in answers of old.
   */
  suggestions: z.optional(z.array(z.string())),
  /**
   * Where the question is about another work or maker: works that it may mean, in the language of
   * the analysis.
   */
  elsewhere: z.optional(z.array(workOfferedSchema)),
  writer: z.enum(WRITERS),
  tokens: replyShape.tokens,
  check: replyShape.check,
  statements: replyShape.statements,
  facts: replyShape.facts,
  observations: replyShape.observations,
  /** All that the statements cite, also where the analysis cites them too. */
  sources: replyShape.sources,
})
export type Reply = z.infer<typeof replySchema>

export const answeredQuestionSchema = z.extend(replySchema, {
  id: z.string(),
  asked_at: z.string(),
  question: z.string(),
  /** A query was taken for it; absent where it was included or free. */
  paid: z.optional(z.boolean()),
  /** The reader said that it does not answer the question: it does not count. */
  refused: z.optional(z.boolean()),
})
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>

/** What was asked on about an analysis, the oldest first, and what may be asked. */
export const askedOnSchema = z.object({
  questions: z.array(answeredQuestionSchema),
  /** How many more answers are included; then each takes one query. */
  included_left: z.int(),
  /** Questions that our sources answer with something new, in the language of the analysis. */
  suggestions: z.array(z.string()),
})
export type AskedOn = z.infer<typeof askedOnSchema>

export const questionAnswerSchema = z.object({
  answer: answeredQuestionSchema,
  included_left: askedOnSchema.shape.included_left,
  suggestions: askedOnSchema.shape.suggestions,
  usage: usageSchema,
})
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>

/** After an answer was refused: the answer once more, and whether something came back for it. */
export const refusalAnswerSchema = z.extend(questionAnswerSchema, { given_back: z.boolean() })
export type RefusalAnswer = z.infer<typeof refusalAnswerSchema>

/** An analysis with the questions that were asked on about it. */
export const keptAnalysisSchema = z.extend(analysisSchema, {
  questions: askedOnSchema.shape.questions,
})
export type KeptAnalysis = z.infer<typeof keptAnalysisSchema>

/** The events of a stream, by their SSE name. `error` ends it, as `done` does. */
export interface QuestionEvents {
  source: Source
  observation: Observation
  statement: Statement
  done: QuestionAnswer
  error: { status: number; detail: string }
}
