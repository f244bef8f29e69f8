import type { Artwork } from '#engine/catalogue/artwork.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { plainTitle, tellingWords } from './title-words.ts'

/** One name of a work, ready to be compared. */
export interface IndexedName {
  artwork: Artwork
  plain: string
  /** The telling words, joined. */
  core: string
  words: string[]
}

export interface TitleIndex {
  names: IndexedName[]
  byCore: Map<string, IndexedName[]>
  /** In the names of how many works a word occurs. */
  worksWithWord: Map<string, number>
  /** Folded names of makers, longest first, with the works' maker keys. */
  artists: { plain: string; key: string }[]
}

export function indexTitles(artworks: readonly Artwork[]): TitleIndex {
  const names = artworks.flatMap((artwork) => {
    const texts = [
      ...LANGUAGES.map((language) => artwork.titles[language]),
      artwork.originalTitle ?? '',
      ...artwork.aliases,
    ]
    const plains = new Set(texts.map(plainTitle).filter((plain) => plain !== ''))
    return [...plains].map((plain) => {
      const words = tellingWords(plain)
      return { artwork, plain, core: words.join(' '), words }
    })
  })
  const byCore = new Map<string, IndexedName[]>()
  for (const name of names) byCore.set(name.core, [...(byCore.get(name.core) ?? []), name])

  const worksWithWord = new Map<string, number>()
  const pairs = new Set(names.flatMap((name) => name.words.map((word) => `${word}\0${name.artwork.slug}`)))
  for (const pair of pairs) {
    const word = pair.split('\0')[0] ?? ''
    worksWithWord.set(word, (worksWithWord.get(word) ?? 0) + 1)
  }

  const artists = new Map<string, string>()
  for (const { artist } of artworks) {
    const spellings = [...LANGUAGES.map((language) => artist.name[language]), ...artist.aliases]
    for (const spelling of spellings) artists.set(plainTitle(spelling), artist.key)
  }
  return {
    names,
    byCore,
    worksWithWord,
    artists: [...artists]
      .map(([plain, key]) => ({ plain, key }))
      .filter(({ plain }) => plain.length > 1)
      .sort((a, b) => b.plain.length - a.plain.length),
  }
}
