import type { Artwork } from '#engine/artwork/artwork.ts'
import { type DescriptionIndex, indexDescriptions } from './descriptions.ts'
import { type IndexedName, indexedName, kindsOf, makersOf, namesOf, placesOf } from './names.ts'
import { once } from './once.ts'
import { isChinese } from './plain.ts'
import type { SavedRanking } from './ranking.ts'
import { splitWords } from './split.ts'
import { termsOf } from './stems.ts'
import { ASKING, LITTLE } from './title-words.ts'
import { type WholeNames, wholeNamesOf } from './whole-names.ts'
import {
  addPosting,
  type Postings,
  TITLE_FIELDS,
  type WordIndex,
  wordIndexOf,
} from './word-index.ts'
import { wordsUsedIn } from './words-used.ts'

export interface IndexedWork {
  artwork: Artwork
  readonly names: readonly IndexedName[]
  /** All spellings of the maker, as words. */
  readonly makers: readonly string[][]
  /** Of the ring of labels: where it stands beside a work of the catalogue, that one goes first. */
  isRing: boolean
}

export interface TitleIndex {
  works: ReadonlyMap<string, IndexedWork>
  /** Finds words on labels. */
  words: WordIndex
  /** Finds names that are typed as one word, with slips. */
  names: () => WholeNames
  /** Names and words that are found in running Chinese. */
  chinese: ReadonlySet<string>
  longestChinese: number
  /**
   * Words that our texts use: none of them is a slip of the finger. Gathered when first needed, as
   * the next is.
   */
  used: () => ReadonlySet<string>
  /** Finds what can be seen in works and what is noted on them. */
  descriptions: () => DescriptionIndex
}

/** Stems of proper names are other names. */
const STEMMED = new Set(['name', 'part', 'kind'])

/** A Chinese name is found whole, or it is another. */
function wordsIn(text: string, field: string): string[] {
  if (field === 'part') return splitWords(text)
  return isChinese(text) ? [text] : text.split(' ')
}

/**
 * What the search of titles is made from, as the build writes it: to read this takes a tenth of the
 * time of making it.
 */
export interface SavedTitles {
  postings: Postings
  /** Plain names and makers, in the order of the works. */
  works: { names: string[]; makers: string[] }[]
  chinese: string[]
}

/** What the build made of the texts. Each is read once, and let go. */
interface SavedTexts {
  /** Words that texts use. */
  used(): string[]
  descriptions(): SavedRanking
}

/** @param ring works that are found by name, and not by what is seen in them. */
export function makeTitles(
  artworks: readonly Artwork[],
  ring: readonly Artwork[] = [],
): SavedTitles {
  const postings = new Map<string, number[]>()
  const chinese = new Set([...LITTLE, ...ASKING].filter(isChinese))
  const works = [...artworks, ...ring].map((artwork, at) => {
    const [name, maker] = [namesOf(artwork), makersOf(artwork)]
    const { museum, city } = placesOf(artwork)
    const kind = kindsOf(artwork)
    for (const text of [...name, ...maker, ...kind, ...museum, ...city])
      if (isChinese(text)) chinese.add(text)
    const joined = name.map((text) => indexedName(text).joined)
    const texts = { name, joined, part: name.filter(isChinese), maker, museum, city, kind }
    for (const field of TITLE_FIELDS)
      for (const word of texts[field].flatMap((text) => wordsIn(text, field)))
        for (const term of STEMMED.has(field) ? termsOf(word) : [word])
          addPosting(postings, term, at, field)
    return { names: name, makers: maker }
  })
  return { postings: Object.fromEntries(postings), works, chinese: [...chinese] }
}

/**
 * @param made what `makeTitles` made of the same works; by default it is made now.
 * @param texts what the build made of their texts; without it that is made when needed.
 */
export function indexTitles(
  artworks: readonly Artwork[],
  ring: readonly Artwork[] = [],
  made: SavedTitles = makeTitles(artworks, ring),
  texts?: SavedTexts,
): TitleIndex {
  const works = new Map<string, IndexedWork>()
  for (const [at, artwork] of [...artworks, ...ring].entries()) {
    const { names: plainNames, makers: plainMakers } = made.works[at] ?? { names: [], makers: [] }
    // Most works are never asked for.
    const names = once(() => plainNames.map(indexedName))
    const makers = once(() => plainMakers.map((name) => indexedName(name).words))
    works.set(artwork.slug, {
      artwork,
      isRing: at >= artworks.length,
      get names() {
        return names()
      },
      get makers() {
        return makers()
      },
    })
  }
  return {
    works,
    names: once(() =>
      wholeNamesOf(
        [...works.values()],
        made.works.map(({ names }) => names),
      ),
    ),
    words: wordIndexOf(made.postings, [...works.keys()]),
    chinese: new Set(made.chinese),
    longestChinese: Math.max(1, ...made.chinese.map((text) => [...text].length)),
    used: once(() => (texts ? new Set(texts.used()) : wordsUsedIn(artworks))),
    descriptions: once(() => indexDescriptions(artworks, texts?.descriptions())),
  }
}
