/** Scripts that put no spaces between words. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`
const SPACED = String.raw`[[\p{L}\p{N}]--[${UNSPACED}]]+`
/**
 * What is written without a gap in one of those scripts, or a word of another: `l'etoile`,
 * `self-portrait`.
 */
const RUN = new RegExp(String.raw`[${UNSPACED}]+|${SPACED}(?:['\-]${SPACED})*`, 'gv')
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v')

/**
 * Words up to this are found whole in one piece of a longer one: pieces are twice as long, and half
 * of each is in the next.
 */
const LONGEST = 32

function pieces(run: string, length: number, step: number): string[] {
  const characters = [...run]
  if (characters.length <= length) return [run]
  return Array.from({ length: Math.ceil((characters.length - length) / step) + 1 }, (_, at) =>
    characters.slice(at * step, at * step + length).join(''),
  )
}

/**
 * The words of a folded text, with the longest in pieces; of Chinese, each two characters that
 * follow each other.
 */
function partsOf(text: string, longest: number): Set<string> {
  const runs = [...text.matchAll(RUN)].map(([run]) => run)
  return new Set(
    runs.flatMap((run) => {
      if (STARTS_UNSPACED.test(run)) return pieces(run, 2, 1)
      return run.length <= LONGEST ? run : pieces(run, longest, LONGEST)
    }),
  )
}

/** The words by which the index knows a folded text. */
export const wordsOf = (text: string): Set<string> => partsOf(text, 2 * LONGEST)

/**
 * The word by which the index knows the texts on a work, whatever language they are in; no text has
 * such a word.
 */
export const wordOfWork = (slug: string): string => `=${slug}`
export const isOfWork = (word: string): boolean => word.startsWith('=')

interface Part {
  part: string
  /** The words of the search that it is a part of. */
  of: string[]
}

/** What a search looks for in the index. */
export interface Wanted {
  /** Each has to be part of a word of the text. */
  parts: Part[]
  /** Whether a text with all parts has all that is searched for; else it has to be read. */
  exact: boolean
}

export function wantedOf(search: readonly string[]): Wanted {
  const wanted = search.map((word) => ({ word, parts: [...partsOf(word, LONGEST)] }))
  const parts = new Set(wanted.flatMap((one) => one.parts))
  return {
    parts: [...parts].map((part) => ({
      part,
      of: wanted.flatMap((one) => (one.parts.includes(part) ? [one.word] : [])),
    })),
    exact: wanted.every((one) => one.parts.length === 1 && one.parts[0] === one.word),
  }
}
