import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Draft } from '#engine/evidence.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Observation } from '#shared/api/evidence.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Mode } from '#shared/modes.ts'
import { answerAmong, answerOn, isSettled, nothingFound, wholeAnswer } from './answer/answer.ts'
import { bodyOf } from './built-in.ts'
import { inOrder, stated } from './measured.ts'
import type { OwnBrief } from './writer.ts'

const MOST_SEEN: Record<Mode, number> = { explorer: 8, student: 14, professional: 20 }

/** A picture on which we have no text, and for whom it is told. */
export interface PictureBrief extends Omit<OwnBrief, 'artwork'> {
  /** A work of which we know the label, or what open sources say; null where nobody knows it. */
  artwork: Artwork | null
  /** What a language model saw in it. */
  seen: readonly Observation[]
  measurements: readonly Measurement[]
}

/** What was seen, for beginners the most striking things only. */
export function seenDrafts({ seen, mode }: PictureBrief): Draft[] {
  return seen
    .slice(0, MOST_SEEN[mode])
    .map(({ id, text }): Draft => ({ kind: 'seen', topic: 'look', text, restsOn: [id] }))
}

/**
 * The answer to a question from the label, what was seen and what was measured; else that none was
 * found.
 */
export function pictureAnswer(brief: PictureBrief): Draft[] {
  const { artwork, measurements, mode, language, question, answers } = brief
  const asked = artwork && answerOn(answers, question, { artwork, mode, language, before: '' })
  if (asked && isSettled(asked)) return wholeAnswer(asked, language)
  const among = answerAmong([...seenDrafts(brief), ...measurements.map(stated)], question, language)
  return among.length > 0 ? among : [nothingFound(language)]
}

/**
 * The text on a picture of which at most the label is known: the answer to the question, what the
 * label says, what was seen, as `seen` tells it, and what was measured, each measure with a way to
 * look on.
 */
export async function* pictureText(
  { artwork, measurements, mode, language }: PictureBrief,
  seen: AsyncIterable<Draft>,
): AsyncGenerator<Draft> {
  const label = artwork ? bodyOf(artwork, mode, language) : []
  let isAnswered = false
  for await (const draft of seen) {
    if (!isAnswered && draft.topic !== 'answer') {
      isAnswered = true
      yield* label
    }
    yield draft
  }
  if (!isAnswered) yield* label
  const { prompts } = MEASURE_PHRASES[language]
  const told = inOrder(measurements, mode)
  for (const measurement of told) {
    const prompt = prompts[measurement.what]
    const { id } = measurement
    yield stated(measurement)
    if (prompt && told.length > 1)
      yield { kind: 'interpretation', topic: 'measured', text: prompt, restsOn: [id] }
  }
}
