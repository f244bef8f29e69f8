import { createHash } from 'node:crypto'
import { type Artwork, hasFullText } from '#engine/catalogue/artwork.ts'
import type { Draft, Ledger } from '#engine/ledger.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { writeBuiltIn } from './built-in.ts'
import { type Assignment, onPicture, onWork } from './model/assignment.ts'
import { type ModelParts, type ModelReport, newReport, writeByModel } from './model/model-writer.ts'
import { bothTokens } from './model/tally.ts'
import { type PictureBrief, seenDrafts } from './picture-text.ts'
import type { Writer } from './writer.ts'
import type { WrittenAnswers } from './written-answers.ts'

/** Less than so much that was seen is a list and no ground for prose. */
const LEAST_SEEN = 6

/** Who writes one answer, and what came of it. */
export interface Pen {
  write: Writer
  /** What there is to see in a picture on which we have no text, and before it the answer to the question. */
  describe(ledger: Ledger, brief: PictureBrief, signal: AbortSignal): AsyncIterable<Draft>
  /** To be asked when all is written. @param looked how the model did that looked at the picture. */
  signed(looked: ModelReport | null): Pick<Analysis, 'writer' | 'tokens'>
}

/** The same for the same question to the same model: all that it is told, the work and its ledger, mode and language. */
function keyOf({ model }: ModelParts, assignment: Assignment): string {
  const call = JSON.stringify([model.name, assignment.call('')])
  return createHash('sha256').update(call).digest('base64url')
}

/**
 * Takes up a pen for one answer: the model's where there is one and something to judge it by, else the built-in one. What nobody
 * asked a question about is written once for all. `onModel` hears how the model did.
 */
export function takeUpPen(
  parts: ModelParts | undefined,
  artworks: readonly Artwork[],
  onModel: (report: ModelReport) => void,
  written: WrittenAnswers,
): Pen {
  let report: ModelReport | null = null
  let isFromOthers = false

  async function* byModel(
    parts: ModelParts,
    assignment: Assignment,
    made: ModelReport,
    signal: AbortSignal,
  ): AsyncGenerator<Draft> {
    try {
      yield* writeByModel(parts, assignment, made, signal)
    } finally {
      onModel(made)
    }
  }

  return {
    async *write(ledger, brief, signal) {
      if (!parts || !hasFullText(brief.artwork)) {
        yield* writeBuiltIn(ledger, brief, signal)
        return
      }
      const made = newReport(parts.model.name)
      report = made
      const assignment = onWork(ledger, brief, artworks)
      const write = (stop: AbortSignal) => byModel(parts, assignment, made, stop)
      if (brief.question !== '') {
        yield* write(signal)
        return
      }
      const isWhole = () => made.failure === null && made.writer !== 'built-in'
      const writing = { write, isWhole, writer: () => made.writer }
      const { writer, isOwn } = yield* written.read(keyOf(parts, assignment), writing, signal)
      made.writer = writer
      isFromOthers = !isOwn
    },

    async *describe(ledger, brief, signal) {
      if (!parts || brief.seen.length < LEAST_SEEN) {
        yield* seenDrafts(brief)
        return
      }
      report = newReport(parts.model.name)
      yield* byModel(parts, onPicture(ledger, brief, artworks), report, signal)
      // What was seen is a model's word, whoever put it together; labels and measures are ours.
      report.writer = 'mixed'
    },

    signed(looked) {
      const [one, other] = [looked, report].filter((made) => made !== null)
      if (!one) return { writer: 'built-in' }
      const tokens = other ? bothTokens(one.tokens, other.tokens) : one.tokens
      const kept = isFromOthers ? { from_cache: true } : {}
      return { writer: (other ?? one).writer, tokens: { model: one.model, ...tokens, ...kept } }
    },
  }
}
