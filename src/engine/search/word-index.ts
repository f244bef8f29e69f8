import { slipsBetween } from '#engine/text/slips-between.ts'
import { once } from './once.ts'
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
const NONE = new Uint32Array()
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

const FIELD_BITS = TITLE_FIELDS.length
const ALL_FIELDS = 2 ** FIELD_BITS - 1

/** Terms of one length, with the letters that each has. */
interface SameLength {
  terms: string[]
  letters: Int32Array | Uint32Array
}

/**
 * Its postings lie side by side in one array, those of a term after their number: each is a work's
 * place and its fields as bits.
 *
 * @param slugs the works in their order.
 */
export function wordIndexOf(saved: Postings, slugs: readonly string[]): WordIndex {
  const lists = Object.entries(saved)
  const starts = new Map<string, number>()
  const postings = new Uint32Array(lists.reduce((sum, [, own]) => sum + own.length / 2 + 1, 0))
  let end = 0
  for (const [term, own] of lists) {
    starts.set(term, end)
    postings[end++] = own.length / 2
    for (let at = 0; at < own.length; at += 2)
      postings[end++] = ((own[at] ?? 0) << FIELD_BITS) | (own[at + 1] ?? 0)
  }
  const worksNamed = new Map<string, number>()

  function postingsOf(term: string): Uint32Array {
    const start = starts.get(term)
    if (start === undefined) return NONE
    return postings.subarray(start + 1, start + 1 + (postings[start] ?? 0))
  }

  const byLength = once(() => {
    const whole = [...starts.keys()].filter((term) => !isStem(term))
    const grouped = Map.groupBy(whole, (term) => term.length)
    return new Map(
      [...grouped].map(([length, terms]): [number, SameLength] => [
        length,
        { terms, letters: Int32Array.from(terms, lettersOf) },
      ]),
    )
  })

  function collect(into: Map<string, Hit[]>, term: string, slips: number, wanted: number): void {
    // Most works have a term in the same fields: they share what is said of it.
    const hits = new Map<number, Hit>()
    for (const own of postingsOf(term)) {
      const [slug, bits] = [slugs[own >>> FIELD_BITS], own & wanted]
      if (slug === undefined || bits === 0) continue
      const hit = hits.get(bits) ?? { term, slips, fields: FIELDS_OF_BITS[bits] ?? new Set() }
      hits.set(bits, hit)
      const before = into.get(slug)
      if (before) before.push(hit)
      else into.set(slug, [hit])
    }
  }

  return {
    exact(terms) {
      const found = new Map<string, Hit[]>()
      for (const term of terms) collect(found, term, 0, ALL_FIELDS)
      return found
    },
    worksNamed(word) {
      const known = worksNamed.get(word)
      if (known !== undefined) return known
      const own = postingsOf(word)
      if (own.length === 0) return 0
      const count = own.reduce((sum, bits) => (bits & NAME ? sum + 1 : sum), 0)
      worksNamed.set(word, count)
      return count
    },
    close(word, most) {
      const letters = lettersOf(word)
      const found = new Map<string, Hit[]>()
      for (let length = word.length - most; length <= word.length + most; length++) {
        const others = byLength().get(length) ?? { terms: [], letters: NONE }
        for (let at = 0; at < others.terms.length; at++) {
          if (!mayBeWithin(most, letters, others.letters[at] ?? 0)) continue
          const term = others.terms[at] ?? ''
          const slips = slipsBetween(word, term, most)
          if (slips <= most) collect(found, term, slips, CLOSE)
        }
      }
      return found
    },
  }
}
