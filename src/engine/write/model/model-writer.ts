import { setTimeout as pause } from 'node:timers/promises'
import { kindOf } from '#engine/check/fault.ts'
import type { Draft } from '#engine/ledger.ts'
import type { WrittenBy } from '#shared/api/analysis.ts'
import type { Assignment } from './assignment.ts'
import { createObjectScanner } from './object-scanner.ts'
import { createProgress, type Progress } from './progress.ts'
import { bothTokens, createTally } from './tally.ts'
import { type ModelCall, ModelFailure, type TextModel, type Tokens } from './text-model.ts'
import { type TimeLimits, withTimeLimits } from './time-limits.ts'

const TRIES = 2
/** Longer than this nobody waits for a second try. */
const MOST_WAIT_MS = 3000

/** What an operator wants to know of a model's work on one answer. */
export interface ModelReport {
  model: string
  /** `model` as soon as one of its statements was shown, `mixed` where the built-in writer added some. */
  writer: WrittenBy
  tries: number
  /** What went wrong last, or null. */
  failure: string | null
  passed: number
  /** What was wrong with what did not pass: its kind, a colon, and words of it, which may be the reader's. */
  faults: string[]
  tokens: Tokens
}

/** The report on a model that was not asked yet. */
export function newReport(model: string): ModelReport {
  const tokens = { input: 0, output: 0, estimated: false }
  return { model, writer: 'built-in', tries: 0, failure: null, passed: 0, faults: [], tokens }
}

export interface ModelParts {
  model: TextModel
  limits: TimeLimits
  /** False: it takes no pictures. Else that is found out with the first one. */
  sees?: boolean
}

/**
 * Lets a model write, and the built-in writer where the model fails: whole if nothing was shown yet, else what is
 * missing. Every statement of the model has passed the judge. `report` is filled in on the way.
 */
export async function* writeByModel(
  { model, limits }: ModelParts,
  assignment: Assignment,
  report: ModelReport,
  signal: AbortSignal,
): AsyncGenerator<Draft> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])

  async function* listen(call: ModelCall, progress: Progress): AsyncGenerator<Draft> {
    const scanner = createObjectScanner()
    const tally = createTally(call)
    try {
      for await (const part of withTimeLimits((stop) => model.stream(call, stop), limits, whole)) {
        tally.heard(part)
        if (part.type !== 'text') continue
        progress.heard(part.text.length)
        for (const object of scanner.push(part.text)) {
          const draft = progress.take(assignment.judge(object))
          if (draft) yield draft
          if (progress.isFull()) return
          if (progress.isHopeless()) break
        }
        if (progress.isHopeless()) throw new ModelFailure(complaint(progress), { isRetryable: true })
      }
    } finally {
      report.tokens = bothTokens(report.tokens, tally.tokens())
      report.passed = progress.passed.length
      report.faults = progress.faults
    }
  }

  /** One try: nothing until it has begun well, then statement by statement. */
  async function* tryOnce(call: ModelCall, progress: Progress): AsyncGenerator<Draft> {
    const held: Draft[] = []
    for await (const draft of listen(call, progress)) {
      if (report.writer !== 'built-in') {
        yield draft
        continue
      }
      held.push(draft)
      if (!progress.isOpen()) continue
      report.writer = 'model'
      yield* held
    }
    if (report.writer === 'built-in') throw new ModelFailure(complaint(progress), { isRetryable: true })
  }

  /** A question is answered first: where the model does not, by the built-in writer. */
  async function* answerBefore(first: Draft): AsyncGenerator<Draft> {
    if (!assignment.isAsked || first.topic === 'answer') return
    for await (const draft of assignment.standIn(signal)) {
      if (draft.topic !== 'answer') return
      report.writer = 'mixed'
      yield draft
    }
  }

  let progress = createProgress(assignment)
  let remark = ''
  for (let tries = 1; tries <= TRIES; tries++) {
    report.tries = tries
    progress = createProgress(assignment)
    try {
      for await (const draft of tryOnce(assignment.call(remark), progress)) {
        if (draft === progress.passed[0]) yield* answerBefore(draft)
        yield draft
      }
      report.failure = null
      break
    } catch (error) {
      signal.throwIfAborted()
      const failure = error instanceof ModelFailure ? error : new ModelFailure(String(error))
      report.failure = failure.message
      const isOver = report.writer !== 'built-in' || !failure.isRetryable || failure.waitMs > MOST_WAIT_MS
      if (isOver || tries === TRIES) break
      remark = progress.isForeign()
        ? 'Your last answer was in the wrong language. Keep to the language above.'
        : ''
      await pause(failure.waitMs, undefined, { signal })
    }
  }
  if (report.writer === 'built-in') {
    yield* assignment.standIn(signal)
    return
  }
  const written = { passed: progress.passed, isShort: progress.isShort() }
  for await (const draft of assignment.standIn(signal)) {
    if (draft.topic === 'answer' || !assignment.isMissing(draft, written)) continue
    report.writer = 'mixed'
    yield draft
  }
}

function complaint(progress: Progress): string {
  const [fault = 'nothing came'] = progress.faults.map(kindOf)
  if (progress.isForeign()) return `wrote in another language: ${fault}`
  return `${progress.passed.length} statements passed and ${progress.faults.length} did not: ${fault}`
}
