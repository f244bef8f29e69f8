import { isChinese, plain } from './plain.ts'
import { slipsAllowed } from './slips.ts'
import { splitRequest } from './split.ts'
import { termsOf } from './stems.ts'
import type { TitleIndex } from './title-index.ts'
import { ASKING, isMistypedAsking, tellingWords } from './title-words.ts'
import type { Hit } from './word-index.ts'

/** A word of a request, with the works that have it and where. */
export interface ReadWord {
  text: string
  /** Set aside where the title does not need it. */
  isAsking: boolean
  /** Texts use it as it is: it is hardly a slip of the finger. */
  isUsed: boolean
  /** By slug: the terms that it matches, with the slips between, in each field. */
  hits: ReadonlyMap<string, Hit[]>
}

/**
 * What is typed, word by word: articles are left out, and a word that nobody uses is read as one
 * that is close to it, unless it is read to the letter.
 */
export function readRequest(index: TitleIndex, request: string, toTheLetter = false): ReadWord[] {
  const words = splitRequest(plain(request), index.chinese, index.longestChinese)
  // "J.-L. David": else a letter is an article (l’, d’) or a word of asking (j’).
  const hasInitials = /(?<!\p{L})\p{Lu}\./u.test(request)
  const isLetter = (word: string) => hasInitials && /^\p{L}$/u.test(word)
  const initials = words
    .filter(isLetter)
    .map((text) => ({ text, isAsking: false, isUsed: true, hits: new Map() }))
  const rest = words.filter((word) => !isLetter(word))
  return [...initials, ...tellingWords(rest).map((word) => readWord(index, word, toTheLetter))]
}

function readWord(index: TitleIndex, word: string, toTheLetter: boolean): ReadWord {
  const isAsking = ASKING.has(word)
  const hits = index.words.exact(termsOf(word))
  const isThere = [...hits.values()].some((own) => own.some(({ term }) => term === word))
  if (toTheLetter || isAsking || isChinese(word) || isThere)
    return { text: word, isAsking, isUsed: true, hits }
  const isUsed = index.used().has(word)
  for (const [slug, close] of closeTo(index, word))
    hits.set(slug, [...(hits.get(slug) ?? []), ...close])
  return { text: word, isAsking: !isUsed && isMistypedAsking(word), isUsed, hits }
}

/** The names that a word is a few slips of the finger away from. */
function closeTo(index: TitleIndex, word: string): Map<string, Hit[]> {
  const allowed = slipsAllowed([...word].length)
  return allowed === 0 || /\d/u.test(word) ? new Map() : index.words.close(word, allowed)
}
