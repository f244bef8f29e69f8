import { createHash } from 'node:crypto'
import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { kindOf } from '#engine/check/fault.ts'
import { sentencesOfEssay } from '#engine/essay.ts'
import type { Draft, Evidence } from '#engine/evidence.ts'
import {
  type ModelParts,
  type ModelReport,
  NO_TOKENS,
  newReport,
} from '#engine/model/model-parts.ts'
import { bothTokens } from '#engine/model/tally.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { answerTo, writeBuiltIn } from './built-in.ts'
import { answerByModel } from './model/answer-writer.ts'
import { onPicture, onWork } from './model/assignment.ts'
import { type Assignment, writeEssay } from './model/essay-writer.ts'
import { questionOf } from './model/question.ts'
import { type PictureBrief, pictureAnswer, seenDrafts } from './picture-text.ts'
import type { OwnBrief, Writer } from './writer.ts'
import type { WrittenAnswers } from './written-answers.ts'

/** Less than so much that was seen is a list and no ground for prose. */
const LEAST_SEEN = 6
/** Fewer sentences of open texts are no ground for an essay. */
const LEAST_PASSAGES = 4

/** Who writes one answer, and what came of it. */
export interface Pen {
  write: Writer
  /**
   * What there is to see in a picture on which we have no text, and before it the answer to the
   * question.
   */
  describe(evidence: Evidence, brief: PictureBrief, signal: AbortSignal): AsyncIterable<Draft>
  /**
   * To be asked when all is written. @param looked how the model did that looked at the picture.
   */
  signed(looked: ModelReport | null): Signature
}

export type Signature = Pick<Analysis, 'writer' | 'tokens' | 'check'>

/** The same for the same evidence, mode and language, to the same models. */
function keyOf({ model, check }: ModelParts, assignment: Assignment): string {
  const checkedBy = check === null ? 'nobody' : (check ?? { model }).model.name
  const call = JSON.stringify([model.name, checkedBy, assignment.call('')])
  return createHash('sha256').update(call).digest('base64url')
}

/** What the check of meaning did, for the reader. */
export function checkOf(reports: readonly ModelReport[]): Analysis['check'] {
  const checks = reports.flatMap(({ check }) => check ?? [])
  const [first] = checks
  if (!first) return undefined
  const faults = reports.filter(({ check }) => check !== null).flatMap((report) => report.faults)
  const reasons: Record<string, number> = {}
  for (const kind of faults.map(kindOf)) reasons[kind] = (reasons[kind] ?? 0) + 1
  const judged = checks.reduce((sum, check) => sum + check.judged, 0)
  return { by: first.model, judged, cut: faults.length, reasons }
}

/**
 * Takes up a pen for one answer. A work with a text of ours keeps it; a model is asked for the
 * question alone. Of other works the model writes, where there is something to write from; else the
 * built-in writer. An essay is written once for all. `onModel` hears how the model did.
 */
export function takeUpPen(
  parts: ModelParts | undefined,
  artworks: readonly Artwork[],
  onModel: (report: ModelReport) => void,
  written: WrittenAnswers,
): Pen {
  const reports: ModelReport[] = []
  let hasOurs = false
  let kept: Signature | null = null

  /** The model's answer to a question; nothing where it has none. */
  async function answer(
    parts: ModelParts,
    asked: Parameters<typeof questionOf>[1],
    signal: AbortSignal,
  ): Promise<Draft[]> {
    const report = newReport(parts.model.name, 'answer')
    reports.push(report)
    try {
      return await answerByModel(parts, await questionOf(parts, asked, artworks), report, signal)
    } finally {
      onModel(report)
    }
  }

  /** An essay by the model, or one that it wrote for somebody else. */
  async function* essay(
    parts: ModelParts,
    assignment: Assignment,
    signal: AbortSignal,
  ): AsyncGenerator<Draft> {
    const report = newReport(parts.model.name, 'write')
    async function* write(stop: AbortSignal): AsyncGenerator<Draft> {
      try {
        yield* writeEssay(parts, assignment, report, stop)
      } finally {
        onModel(report)
      }
    }
    const isWhole = () => report.failure === null && report.writer === 'model'
    const signed = () => ({ writer: report.writer, check: checkOf([report]) })
    const { signature, isOwn } = yield* written.read(
      keyOf(parts, assignment),
      { write, isWhole, signed },
      signal,
    )
    if (isOwn) reports.push(report)
    else kept = signature
    if (signature.writer !== 'model') hasOurs = true
  }

  async function* workText(
    evidence: Evidence,
    brief: OwnBrief,
    signal: AbortSignal,
  ): AsyncGenerator<Draft> {
    const plain = { ...brief, question: '' }
    const isOurs = hasFullText(brief.artwork) || !parts || evidence.passages.length < LEAST_PASSAGES
    if (!isOurs) return yield* essay(parts, await onWork(evidence, plain, artworks), signal)
    hasOurs = true
    yield* writeBuiltIn(evidence, plain, signal)
  }

  return {
    async *write(evidence, brief, signal) {
      const { artwork, mode, language, question } = brief
      if (question !== '') {
        const isTold = hasFullText(artwork)
        const told = isTold ? sentencesOfEssay(artwork.essays[mode][language]) : []
        const asked = { evidence, artwork, task: brief, read: told.map(({ text }) => text) }
        const isGround = isTold || evidence.passages.length > 0
        const found = parts && isGround ? await answer(parts, asked, signal) : []
        if (found.length === 0) {
          hasOurs = true
          found.push(...answerTo(evidence, brief))
        }
        yield* found
      }
      yield* workText(evidence, brief, signal)
    },

    async *describe(evidence, brief, signal) {
      hasOurs = true
      const canWrite = parts !== undefined && brief.seen.length >= LEAST_SEEN
      if (brief.question !== '') {
        const asked = { evidence, artwork: null, task: brief, read: [] }
        const found = canWrite ? await answer(parts, asked, signal) : []
        yield* found.length > 0 ? found : pictureAnswer(brief)
      }
      if (canWrite) yield* essay(parts, await onPicture(evidence, brief, artworks), signal)
      else yield* seenDrafts(brief)
    },

    signed(looked) {
      const made = [...(looked ? [looked] : []), ...reports]
      const [one] = made
      const check = checkOf(reports) ?? kept?.check
      const isByModel = kept !== null || made.some(({ writer }) => writer !== 'built-in')
      const writer = !isByModel ? 'built-in' : hasOurs || looked ? 'mixed' : 'model'
      if (!one && kept === null) return { writer }
      const tokens = made.reduce(
        (sum, report) =>
          bothTokens(bothTokens(sum, report.tokens), report.check?.tokens ?? NO_TOKENS),
        NO_TOKENS,
      )
      const model = one?.model ?? parts?.model.name ?? ''
      const fromCache = kept === null ? {} : { from_cache: true }
      return { writer, tokens: { model, ...tokens, ...fromCache }, ...(check ? { check } : {}) }
    },
  }
}
