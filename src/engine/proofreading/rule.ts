import type { ImprovementGoal } from '#shared/descriptions.ts'
import type { EditKind } from '#shared/edits.ts'

/** Why a place is pointed out. Each language has a sentence for it. */
export type Reason =
  | 'typing'
  | 'simplified'
  | 'misspelt'
  | 'unknown'
  | 'accent'
  | 'shortened'
  | 'confused'
  | 'agreement'
  | 'doubled'
  | 'opening-sign'
  | 'elsewhere'
  | 'wordy'
  | 'empty'
  | 'praise'
  | 'filler'
  | 'hedge'
  | 'throat'
  | 'contraction'
  | 'colloquial'
  | 'exclamation'
  | 'pictogram'
  | 'feeling'
  | 'vague'
  | 'term'
  | 'told'
  | 'splice'
  | 'long'
  | 'concrete'
  | 'rewritten-clearer'
  | 'rewritten-livelier'
  | 'rewritten-calmer'
  | 'rewritten-plainer'

/**
 * A pattern of a language, and what could stand in its place. It never takes a word away: it
 * replaces, or points out.
 */
export interface Rule {
  kind: EditKind
  reason: Reason
  /** Applied only where one of these is wanted; without it, always. */
  goals?: readonly ImprovementGoal[]
  find: RegExp
  /** The likeliest first; none: the place is pointed out, and only the artist can mend it. */
  offers?: (match: RegExpExecArray) => string[]
  /** The first offer is beyond doubt. */
  sure?: boolean
  /** Holds only where the dictionary has these words. */
  needs?: (match: RegExpExecArray) => string[]
  /**
   * Other forms of a word that was found; those that the dictionary has of the same word are
   * offered.
   */
  forms?: (match: RegExpExecArray) => Forms | null
}

/** Forms that may be meant by a word. */
export interface Forms {
  word: string
  /**
   * Whether the word has to be the form of a verb, and perhaps of nothing else; or of anything else
   * alone.
   */
  as: 'verb' | 'only a verb' | 'no verb' | 'other'
  tries: string[]
  /** What could stand in the place, with such a form. */
  around: (form: string) => string
  /** The word is replaced as it is: no other form is looked for. */
  isKept?: boolean
}

type Kind = Omit<Rule, 'find' | 'offers'>

/** A pattern of whole words; both apostrophes are one. */
export function words(pattern: string, flags = 'giu'): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}’'])(?:${pattern.replaceAll("'", "['’]")})(?![\\p{L}\\p{N}])`,
    flags,
  )
}

/** With the capital of what it replaces. */
export function cased(like: string, by: string): string {
  return /^\p{Lu}/u.test(like) ? `${by.charAt(0).toUpperCase()}${by.slice(1)}` : by
}

/**
 * Reads `wrong=right; wrong=likely|possible`: one pair a semicolon that a space follows; the last
 * `=` parts it.
 */
export function pairs(table: string): [from: string, offers: string[]][] {
  return table
    .trim()
    .split(/;\s+/u)
    .map((pair) => {
      const at = pair.lastIndexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1).split('|')]
    })
}

/** Each pattern of whole words by what could stand there. `$1` is what its first group found. */
export function instead(kind: Kind, table: string): Rule[] {
  return pairs(table).map(([from, offers]) => ({
    ...kind,
    find: words(from),
    offers: (match) =>
      offers.map((offer) =>
        cased(
          match[0],
          offer.replace(/\$(\d)/gu, (_sign, group) => match[Number(group)] ?? ''),
        ),
      ),
  }))
}

/** Patterns of whole words that are pointed out. */
export function pointedOut(kind: Kind, patterns: string): Rule {
  return { ...kind, find: words(patterns.trim().split(/;\s+/u).join('|')) }
}
