import { slipsBetween } from '#engine/text/slips-between.ts'
import { lettersOf, mayBeWithin } from './slips.ts'
import { isStem } from './stems.ts'

/** `joined`: names without spaces. `part`: words of Chinese names. */
export const TITLE_FIELDS = ['name', 'joined', 'part', 'maker', 'museum', 'city', 'kind'] as const
export type TitleField = (typeof TITLE_FIELDS)[number]

/** A term of a work's label, and how it differs from the word that was looked for. */
export interface Hit {
  term: string
  slips: number
  fields: ReadonlySet<string>
}

/**
 * By term: the places of the works that have it, each with its fields as bits, one after the other.
 * As it is saved.
 */
export type Postings = Record<string, number[]>

/** Which works have a word on their label, and where. */
export interface WordIndex {
  /** By slug: the terms that are exactly there. */
  exact(terms: readonly string[]): Map<string, Hit[]>
  /**
   * By slug: the whole words of names, makers, museums and cities that are at most so many slips
   * away.
   */
  close(word: string, most: number): Map<string, Hit[]>
  /** In the names of how many works a word occurs. */
  worksNamed(word: string): number
}

const bitOf = (field: TitleField) => 1 << TITLE_FIELDS.indexOf(field)
const NAME = bitOf('name')
const FIELDS_OF_BITS = Array.from(
  { length: 1 << TITLE_FIELDS.length },
  (_, bits): ReadonlySet<string> => new Set(TITLE_FIELDS.filter((field) => bits & bitOf(field))),
)
const CLOSE = (['name', 'joined', 'maker', 'museum', 'city'] as const).reduce(
  (bits, field) => bits | bitOf(field),
  0,
)

/** Notes that a field of the work at a place has a term. Works come in their order. */
export function addPosting(
  postings: Map<string, number[]>,
  term: string,
  at: number,
  field: TitleField,
): void {
  const own = postings.get(term) ?? []
  if (own.at(-2) === at) own[own.length - 1] = (own.at(-1) ?? 0) | bitOf(field)
  else own.push(at, bitOf(field))
  postings.set(term, own)
}

/** @param slugs the works in their order. */
export function wordIndexOf(
  postings: ReadonlyMap<string, number[]>,
  slugs: readonly string[],
): WordIndex {
  let byLength: Map<number, { term: string; letters: number }[]> | null = null
  const worksNamed = new Map<string, number>()

  function collect(into: Map<string, Hit[]>, term: string, slips: number, wanted: number): void {
    const own = postings.get(term) ?? []
    for (let at = 0; at < own.length; at += 2) {
      const [slug, bits = 0] = [slugs[own[at] ?? -1], own[at + 1]]
      if (slug === undefined || (bits & wanted) === 0) continue
      const hit = { term, slips, fields: FIELDS_OF_BITS[bits & wanted] ?? new Set() }
      const hits = into.get(slug)
      if (hits) hits.push(hit)
      else into.set(slug, [hit])
    }
  }

  return {
    exact(terms) {
      const found = new Map<string, Hit[]>()
      for (const term of terms) collect(found, term, 0, FIELDS_OF_BITS.length - 1)
      return found
    },
    worksNamed(word) {
      const own = postings.get(word)
      if (!own) return 0
      const known = worksNamed.get(word)
      if (known !== undefined) return known
      const count = own.filter((bits, at) => at % 2 === 1 && bits & NAME).length
      worksNamed.set(word, count)
      return count
    },
    close(word, most) {
      byLength ??= Map.groupBy(
        [...postings.keys()]
          .filter((term) => !isStem(term))
          .map((term) => ({ term, letters: lettersOf(term) })),
        ({ term }) => term.length,
      )
      const letters = lettersOf(word)
      const found = new Map<string, Hit[]>()
      for (let length = word.length - most; length <= word.length + most; length++)
        for (const { term, letters: others } of byLength.get(length) ?? []) {
          if (!mayBeWithin(most, letters, others)) continue
          const slips = slipsBetween(word, term, most)
          if (slips <= most) collect(found, term, slips, CLOSE)
        }
      return found
    },
  }
}
