import type { Draft } from '#engine/evidence.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import type { Language } from '#shared/languages.ts'
import type { Verdict } from './judge.ts'

/** So many sentences pass before the first is shown: who begins well goes on well. */
const OPENING_SENTENCES = 3
/** The least share of sentences that must pass. */
const LEAST_SHARE = 0.5
/** Before so many sentences were judged, the share tells nothing. */
const TELLING_SENTENCES = 8
/** A model that writes so many characters without a sentence that passes will write none. */
const MOST_CHARACTERS_ASTRAY = 12_000
/**
 * How far above its upper bound a text may go: it ends by itself, and a sentence more is better
 * than half a section.
 */
const OVERRUN = 1.25
/** The most sentences that connect, as a share of all; the first few tell nothing. */
const MOST_LINKS = 0.25
const FIRST_LINKS = 2

/**
 * How one try of a model goes: what passed the first two layers, what did not, and whether to go on
 * listening.
 */
export function createProgress(language: Language, [, most]: readonly [number, number]) {
  const passed: Draft[] = []
  const faults: string[] = []
  let links = 0
  let foreign = 0
  let length = 0
  let astray = 0

  function faultInPlace({ kind, text }: Draft): string | null {
    if (passed.some((other) => other.text === text)) return 'was said before'
    const isTooMany = links >= FIRST_LINKS && links + 1 > (passed.length + 1) * MOST_LINKS
    return kind === 'link' && isTooMany ? 'connects too much' : null
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
      if (fault !== null || 'fault' in verdict) {
        faults.push(fault ?? '')
        if ('fault' in verdict && verdict.isLanguage) foreign++
        return null
      }
      const { draft } = verdict
      passed.push(draft)
      if (draft.kind === 'link') links++
      length += lengthOf(draft.text, language)
      astray = 0
      return draft
    },

    isOpen: () => passed.length >= OPENING_SENTENCES && share() >= LEAST_SHARE,
    /** No more is needed: a longer text would break the promise of its length. */
    isFull: () => length > most * OVERRUN,
    /** No more is to be hoped for. */
    isHopeless: () =>
      astray > MOST_CHARACTERS_ASTRAY ||
      (passed.length + faults.length >= TELLING_SENTENCES && share() < LEAST_SHARE),
    isForeign: () => foreign > 0 && foreign >= faults.length / 2,
  }
}
export type Progress = ReturnType<typeof createProgress>
