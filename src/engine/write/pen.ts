import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { writeBuiltIn } from './built-in.ts'
import { createModelWriter, type ModelParts, type ModelReport } from './model/model-writer.ts'
import { bothTokens } from './model/tally.ts'
import type { Writer } from './writer.ts'

/** Who writes one answer, and what came of it. */
export interface Pen {
  write: Writer
  /** To be asked when all is written. @param looked how the model did that looked at the picture. */
  signed(looked: ModelReport | null): Pick<Analysis, 'writer' | 'tokens'>
}

/**
 * Takes up a pen for one answer: the model's where there is one and the work has a text to judge it by,
 * else the built-in one. `onModel` hears how the model did.
 */
export function takeUpPen(
  parts: ModelParts | undefined,
  artworks: readonly Artwork[],
  onModel: (report: ModelReport) => void,
): Pen {
  let report: ModelReport | null = null

  return {
    async *write(ledger, brief, signal) {
      if (!parts || brief.artwork.statements.length === 0) {
        yield* writeBuiltIn(ledger, brief, signal)
        return
      }
      report = {
        model: parts.model.name,
        writer: 'built-in',
        tries: 0,
        failure: null,
        passed: 0,
        faults: [],
        tokens: { input: 0, output: 0, estimated: false },
      }
      try {
        yield* createModelWriter(parts, artworks, report)(ledger, brief, signal)
      } finally {
        onModel(report)
      }
    },

    signed(looked) {
      const [one, other] = [looked, report].filter((made) => made !== null)
      if (!one) return { writer: 'built-in' }
      const tokens = other ? bothTokens(one.tokens, other.tokens) : one.tokens
      return { writer: (other ?? one).writer, tokens: { model: one.model, ...tokens } }
    },
  }
}
