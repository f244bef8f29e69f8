import { LEARNED } from './learned.ts'
import { type Likeness, type Meant, TRAITS } from './likeness.ts'

/**
 * What each trait of likeness counts for, and what speaks for it that we know no answer: at all,
 * and for each strange word.
 */
export type Learned = Record<keyof Likeness | 'nothing' | 'strange', number>

/** A question as it is compared with those that we know. */
export interface Compared {
  likenesses: readonly Likeness[]
  /** The words that neither our questions nor our texts have, at most three. */
  strange: number
}

const MOST_STRANGE = 3

export function strangeIn(meant: readonly Meant[]): number {
  return Math.min(MOST_STRANGE, meant.filter(({ isStrange }) => isStrange).length)
}

/**
 * How likely it is that a question is each of those that we know, and not another: together at most
 * 1 (a conditional logit).
 */
export function certaintiesOf(
  { likenesses, strange }: Compared,
  learned: Learned = LEARNED,
): number[] {
  const odds = likenesses.map((likeness) =>
    Math.exp(TRAITS.reduce((sum, trait) => sum + learned[trait] * likeness[trait], 0)),
  )
  const nothing = Math.exp(learned.nothing + learned.strange * strange)
  const all = odds.reduce((sum, one) => sum + one, nothing)
  return odds.map((one) => one / all)
}
