import type { WrittenBy } from '#shared/api/analysis.ts'
import type { TextModel, Tokens } from './text-model.ts'
import type { TimeLimits } from './time-limits.ts'

/** A model with the time that it may take. */
interface TimedModel {
  model: TextModel
  limits: TimeLimits
}

/** The language models of an engine. */
export interface ModelParts extends TimedModel {
  /** False: it takes no pictures. Else that is found out with the first one. */
  sees?: boolean
  /**
   * Reads each claim beside its grounds. Left out: the writing model does; null: nobody does, and
   * each answer says so.
   */
  check?: TimedModel | null
  /**
   * Whether an answer to a question may say, apart, what the model knows without a source of ours.
   */
  mayKnow?: boolean
}

/** What a model is asked for. */
export type ModelStage = 'look' | 'write' | 'answer' | 'describe'

/** How the check of meaning went. */
export interface CheckReport {
  /** As in ART_CHECK_MODEL; null: it is off. */
  model: string | null
  judged: number
  rewritten: number
  tokens: Tokens
}

/** What an operator wants to know of a model's work on one answer. */
export interface ModelReport {
  model: string
  stage: ModelStage
  /**
   * `model` as soon as one of its statements was shown, `mixed` where the built-in writer added
   * some.
   */
  writer: WrittenBy
  tries: number
  /** What went wrong last, or null. */
  failure: string | null
  passed: number
  /**
   * What was wrong with what did not pass: its kind, a colon, and words of it, which may be the
   * reader's.
   */
  faults: string[]
  /** Without those of the check. */
  tokens: Tokens
  check: CheckReport | null
}

export const NO_TOKENS: Tokens = { input: 0, output: 0, estimated: false }

/** The report on a model that was not asked yet. */
export function newReport(model: string, stage: ModelStage): ModelReport {
  return {
    model,
    stage,
    writer: 'built-in',
    tries: 0,
    failure: null,
    passed: 0,
    faults: [],
    tokens: NO_TOKENS,
    check: null,
  }
}
