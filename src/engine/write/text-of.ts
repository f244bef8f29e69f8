import { hasFullText } from '#engine/artwork/artwork.ts'
import type { Draft, Evidence } from '#engine/evidence.ts'
import { measuredDrafts } from './measured.ts'
import type { Pen } from './pen.ts'
import { type PictureBrief, pictureText } from './picture-text.ts'

/**
 * The text of a work, with what was measured in its picture; of a picture on which we have no text,
 * what there is to see.
 */
export async function* textOf(
  pen: Pen,
  brief: PictureBrief,
  evidence: Evidence,
  signal: AbortSignal,
): AsyncGenerator<Draft> {
  const { artwork, measurements, mode, language, question, answers } = brief
  if (artwork && (hasFullText(artwork) || measurements.length === 0)) {
    yield* pen.write(evidence, { artwork, mode, language, question, answers }, signal)
    yield* measuredDrafts(measurements, mode)
    return
  }
  yield* pictureText(brief, pen.describe(evidence, brief, signal))
}
