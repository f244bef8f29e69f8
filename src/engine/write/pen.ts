import { createHash } from 'node:crypto'
import { type Artwork, hasFullText } from '#engine/catalogue/artwork.ts'
import type { Ledger } from '#engine/ledger.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { writeBuiltIn } from './built-in.ts'
import { createModelWriter, type ModelParts, type ModelReport, newReport } from './model/model-writer.ts'
import { promptOf } from './model/prompt.ts'
import { bothTokens } from './model/tally.ts'
import type { Brief, Writer } from './writer.ts'
import type { WrittenAnswers } from './written-answers.ts'

/** Who writes one answer, and what came of it. */
export interface Pen {
  write: Writer
  /** To be asked when all is written. @param looked how the model did that looked at the picture. */
  signed(looked: ModelReport | null): Pick<Analysis, 'writer' | 'tokens'>
}

/** The same for the same question to the same model: all that it is told, the work and its ledger, mode and language. */
function keyOf({ model }: ModelParts, ledger: Ledger, brief: Brief): string {
  const call = JSON.stringify([model.name, promptOf(ledger, brief, '')])
  return createHash('sha256').update(call).digest('base64url')
}

/**
 * Takes up a pen for one answer: the model's where there is one and the work has a text to judge it by,
 * else the built-in one. What nobody asked a question about is written once for all. `onModel` hears how the model did.
 */
export function takeUpPen(
  parts: ModelParts | undefined,
  artworks: readonly Artwork[],
  onModel: (report: ModelReport) => void,
  written: WrittenAnswers,
): Pen {
  let report: ModelReport | null = null
  let isFromOthers = false

  return {
    async *write(ledger, brief, signal) {
      if (!parts || !hasFullText(brief.artwork)) {
        yield* writeBuiltIn(ledger, brief, signal)
        return
      }
      const made = newReport(parts.model.name)
      report = made
      const writeByModel = createModelWriter(parts, artworks, made)
      async function* write(stop: AbortSignal) {
        try {
          yield* writeByModel(ledger, brief, stop)
        } finally {
          onModel(made)
        }
      }
      if (brief.question !== '') {
        yield* write(signal)
        return
      }
      const isWhole = () => made.failure === null && made.writer !== 'built-in'
      const writing = { write, isWhole, writer: () => made.writer }
      const { writer, isOwn } = yield* written.read(keyOf(parts, ledger, brief), writing, signal)
      made.writer = writer
      isFromOthers = !isOwn
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
