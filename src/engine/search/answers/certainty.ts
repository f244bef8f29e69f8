import { slipsAllowed, slipsBetween } from '#engine/search/slips.ts'
import type { Weight } from './words.ts'

/** A question that we have an answer to. */
export interface Known {
  /** Its wordings, each as words. */
  wordings: string[][]
  /** The words of all its wordings. */
  own: ReadonlySet<string>
  /** The words of its answer. */
  told: ReadonlySet<string>
}

/** What a word of a question counts for that another wording has, that the answer has, or that is a slip away from one. */
const IN_ANOTHER = 0.8
const IN_ANSWER = 0.75
const MISTYPED = 0.8
/** What a question counts for that has nothing of the rest of a wording. */
const WITHOUT_REST = 0.45

const total = (words: Iterable<string>, weight: Weight) => {
  let sum = 0
  for (const word of words) sum += weight(word)
  return sum
}

/** A word of a question, or the one that it was meant for. */
export interface Meant {
  word: string
  /** What it counts for. */
  share: number
}

/** The words of a question, those mistyped as what they were meant for. @param isUsed whether people use the word as it is. */
export function meantBy(
  words: readonly string[],
  vocabulary: Iterable<string>,
  isUsed: (word: string) => boolean,
): Meant[] {
  const unused = new Set(words.filter((word) => !isUsed(word)))
  const known = unused.size === 0 ? [] : [...vocabulary].filter((word) => /^~?[a-z]{4,}$/u.test(word))
  return words.map((word) => {
    const most = unused.has(word) ? slipsAllowed([...word].length - Number(word.startsWith('~'))) : 0
    const meant = most > 0 && known.find((other) => slipsBetween(word, other, most) <= most)
    return meant ? { word: meant, share: MISTYPED } : { word, share: 1 }
  })
}

/**
 * How surely a question is one that we know, 0..1: the share of its weight that a wording has, and of the wording's weight
 * that it has.
 */
export function certaintyOf(meant: readonly Meant[], known: Known, weight: Weight): number {
  const asked = total(
    meant.map(({ word }) => word),
    weight,
  )
  if (asked === 0) return 0
  let best = 0
  for (const wording of known.wordings) {
    const has = new Set(wording)
    let covered = 0
    let used = 0
    for (const { word, share } of meant) {
      const weighs = weight(word) * share
      if (has.has(word)) {
        covered += weighs
        used += weighs
      } else if (known.own.has(word)) covered += weighs * IN_ANOTHER
      else if (known.told.has(word)) covered += weighs * IN_ANSWER
    }
    const precision = Math.min(1, covered / asked)
    const recall = Math.min(1, used / total(wording, weight))
    best = Math.max(best, precision * (WITHOUT_REST + (1 - WITHOUT_REST) * recall))
  }
  return best
}
