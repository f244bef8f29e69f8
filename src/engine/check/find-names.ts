import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Language } from '#shared/languages.ts'
import { namesOf } from './names.ts'
import { plainWordsOf } from './plain-words.ts'

/**
 * The names of makers, people and places in our works, as Chinese writes them: nothing else tells a name there. An entry of a
 * table of names is one if its English has a word that is not also a plain one (`Nature`).
 */
function chineseNamesOf(artworks: readonly Artwork[]): string[] {
  const isPlain = plainWordsOf(artworks, 'en')
  const isName = (words: string) =>
    (words.match(/(?<!\p{L})\p{Lu}\p{L}*/gu) ?? []).some(
      (word) => !isPlain(word) && !isPlain(word.replace(/s$/u, '')),
    )
  const names = artworks.flatMap((artwork) => [
    artwork.artist.name['zh-TW'],
    ...artwork.artist.aliases,
    ...artwork.names.filter(({ en }) => isName(en)).map((name) => name['zh-TW']),
  ])
  const chinese = names.filter((name) => /\p{Script=Han}{2}/u.test(name))
  return [...new Set(chinese.map((name) => name.replace(/^《|》$/gu, '')))]
}

/** Finds what names somebody or something in a text, word by word; it may find a word too many. */
export type FindNames = (text: string) => string[]

/**
 * A finder of names by what our works tell of a language: which words are none, and in Chinese, which are. There the dot
 * between the parts of a foreign name tells it too; it is found with the character on either side.
 */
export function createNameFinder(artworks: readonly Artwork[], language: Language): FindNames {
  if (language === 'zh-TW') {
    const names = chineseNamesOf(artworks)
    return (text) => [...names.filter((name) => text.includes(name)), ...(text.match(/.[・·]./gu) ?? [])]
  }
  const isPlain = plainWordsOf(artworks, language)
  return (text) => namesOf(text, language, isPlain)
}
