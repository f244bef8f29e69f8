import type { Artwork } from '#engine/artwork/artwork.ts'
import { LANGUAGES, type Localized } from '#shared/languages.ts'
import { otherNames } from './other-names.ts'
import { isChinese, plain } from './plain.ts'
import { tellingWords } from './title-words.ts'

/** One name of a work, ready to be compared. */
export interface IndexedName {
  /** The telling words; a Chinese name is one word. */
  words: string[]
  /** The telling words without spaces ("nighthawks", "night hawks"). */
  joined: string
  /** All words without spaces. */
  whole: string
  /** With the little ones. */
  wordCount: number
}

function spellings(text: Localized | null | undefined): string[] {
  return text ? LANGUAGES.map((language) => text[language]) : []
}

const allPlain = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => plain(text)))].filter((text) => text !== '')

/** A work's names, plain. */
export function namesOf({ titles, originalTitle, aliases }: Artwork): string[] {
  return allPlain([...spellings(titles), originalTitle ?? '', ...aliases])
}

/** A maker's spellings, and the last parts of Chinese ones (文森・梵谷), which name the maker. */
export function makersOf({ artist }: Artwork): string[] {
  const whole = [...spellings(artist.name), ...artist.aliases]
  const family = whole.flatMap((name) =>
    isChinese(name) ? (name.split(/[・·－-]/u).at(-1) ?? []) : [],
  )
  return allPlain([...whole, ...family, ...otherNames(artist.name.en)])
}

/**
 * What a work is made of, what sort it is, of what movement and origin. Chinese media are said by
 * their first words: 油彩、畫布.
 */
export function kindsOf({ medium, genre, movement, artist }: Artwork): string[] {
  const kinds = [medium, genre, movement, artist.origin].flatMap(spellings)
  return allPlain(kinds.flatMap((text) => text.split(/[、，,]/u)))
}

export function placesOf({ collection }: Artwork): { museum: string[]; city: string[] } {
  const museums = collection
    ? [...spellings(collection.name), ...otherNames(collection.name.en)]
    : []
  return { museum: allPlain(museums), city: allPlain(spellings(collection?.city)) }
}

export function indexedName(name: string): IndexedName {
  const words = isChinese(name) ? [name] : tellingWords(name.split(' '))
  return {
    words,
    joined: words.join(''),
    whole: name.replaceAll(' ', ''),
    wordCount: name.split(' ').length,
  }
}

/** A name as it is compared whole: plain, its telling words without spaces. */
export function joinedName(name: string): string {
  return indexedName(plain(name)).joined
}

/** Texts as parts of them are looked for: plain, one behind the other. */
export function lookedFor(texts: readonly string[]): string {
  return allPlain(texts).join(' ')
}
