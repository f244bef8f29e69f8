import { lengthOf } from '#engine/check/sentences.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Assignment } from './assignment.ts'
import type { Verdict } from './statement.ts'

/** So many statements pass before the first is shown: who begins well goes on well. */
const OPENING_STATEMENTS = 3
/** The least share of statements that must pass. */
const LEAST_SHARE = 0.5
/** Before so many statements were judged, the share tells nothing. */
const TELLING_STATEMENTS = 8
/** A model that writes so many characters without a statement that passes will write none; some think aloud first. */
const MOST_CHARACTERS_ASTRAY = 12_000
/** A text is long enough at this share of its least length. */
const ENOUGH_LENGTH = 0.8

/** How one try of a model goes: what passed, what did not, and whether to go on listening. */
export function createProgress({
  language,
  isAsked,
  bounds: [least, most],
}: Pick<Assignment, 'language' | 'isAsked' | 'bounds'>) {
  const passed: Draft[] = []
  const faults: string[] = []
  let foreign = 0
  let length = 0
  let astray = 0

  function faultInPlace({ topic, text }: Draft): string | null {
    if (passed.some((other) => other.text === text)) return 'was said before'
    const isLate = passed.some((other) => other.topic !== 'answer')
    return topic === 'answer' && (!isAsked || isLate) ? 'answers where nothing was asked' : null
  }
  const share = () => passed.length / (passed.length + faults.length)

  return {
    passed,
    faults,

    /** Hears that so many more characters came. */
    heard(characters: number): void {
      astray += characters
    },

    /** Takes a verdict. @returns the draft if it stands. */
    take(verdict: Verdict): Draft | null {
      const fault = 'fault' in verdict ? verdict.fault : faultInPlace(verdict.draft)
      if (fault !== null) {
        faults.push(fault)
        if ('fault' in verdict && verdict.isLanguage) foreign++
        return null
      }
      if ('fault' in verdict) return null
      passed.push(verdict.draft)
      length += lengthOf(verdict.draft.text, language)
      astray = 0
      return verdict.draft
    },

    isOpen: () => passed.length >= OPENING_STATEMENTS && share() >= LEAST_SHARE,
    /** No more is needed: a longer text would break the promise of its length. */
    isFull: () => length > most,
    /** No more is to be hoped for. */
    isHopeless: () =>
      astray > MOST_CHARACTERS_ASTRAY ||
      (passed.length + faults.length >= TELLING_STATEMENTS && share() < LEAST_SHARE),
    isForeign: () => foreign > 0 && foreign >= faults.length / 2,

    isShort: () => length < least * ENOUGH_LENGTH,
  }
}
export type Progress = ReturnType<typeof createProgress>
