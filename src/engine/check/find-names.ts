import type { Artwork } from '#engine/artwork/artwork.ts'
import { perWork } from '#engine/artwork/per-work.ts'
import type { Language } from '#shared/languages.ts'
import { namesOf } from '../text/names.ts'
import { plainWordsOf } from './plain-words.ts'

/**
 * The names of makers, people and places in a work, as Chinese writes them: nothing else tells a
 * name there. An entry of the table of names is one if its English has a word that is not also a
 * plain one there (`Nature`).
 */
const chineseNamesOn = perWork((artwork) => {
  const isPlain = plainWordsOf([artwork], 'en')
  const isName = (words: string) =>
    (words.match(/(?<!\p{L})\p{Lu}\p{L}*/gu) ?? []).some(
      (word) => !isPlain(word) && !isPlain(word.replace(/s$/u, '')),
    )
  const { artist, names } = artwork
  const table = names.filter(({ en }) => isName(en)).map((name) => name['zh-TW'])
  return [artist.name['zh-TW'], ...artist.aliases, ...table]
    .filter((name) => /\p{Script=Han}{2}/u.test(name))
    .map((name) => name.replace(/^《|》$/gu, ''))
})

/** Finds what names somebody or something in a text, word by word; it may find a word too many. */
export type FindNames = (text: string) => string[]

/**
 * A finder of names by what our works tell of a language: which words are none, and in Chinese,
 * which are. There the dot between the parts of a foreign name tells it too; it is found with the
 * character on either side.
 */
export function createNameFinder(artworks: readonly Artwork[], language: Language): FindNames {
  if (language === 'zh-TW') {
    const names = [...new Set(artworks.flatMap((artwork) => chineseNamesOn(artwork, language)))]
    return (text) => [
      ...names.filter((name) => text.includes(name)),
      ...(text.match(/.[・·]./gu) ?? []),
    ]
  }
  const isPlain = plainWordsOf(artworks, language)
  return (text) => namesOf(text, language, isPlain)
}
