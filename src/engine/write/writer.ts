import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Draft, Evidence } from '#engine/evidence.ts'
import type { AnswerIndex } from '#engine/search/answers/answer-index.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/** For whom something is written. */
export interface Task {
  mode: Mode
  language: Language
  /** The reader's own question, or empty. */
  question: string
}

/** What is to be written. */
export interface Brief extends Task {
  artwork: Artwork
}

/** The same where there is no model, with the index that questions are compared with. */
export interface OwnBrief extends Brief {
  answers: AnswerIndex
}

/** Writes drafts from evidence; what it writes passes the gate before anybody reads it. */
export type Writer = (
  evidence: Evidence,
  brief: OwnBrief,
  signal: AbortSignal,
) => AsyncIterable<Draft>
