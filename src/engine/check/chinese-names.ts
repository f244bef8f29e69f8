import type { Artwork } from '#engine/catalogue/artwork.ts'
import { plainWordsOf } from './plain-words.ts'

/**
 * The names of makers, people and places in our works, as Chinese writes them: nothing else tells a name there. An entry of a
 * table of names is one if its English has a word that is not also a plain one (`Nature`).
 */
export function chineseNamesOf(artworks: readonly Artwork[]): string[] {
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
