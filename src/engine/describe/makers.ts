import type { Catalogue } from '#engine/catalogue/catalogue.ts'

type Artworks = Catalogue['artworks']
const read = new WeakMap<Artworks, ReadonlySet<string>>()

/**
 * Whether a word is a part of the name of a maker whom the catalogue knows: no dictionary has
 * those.
 */
export function makersOf(artworks: Artworks): (word: string) => boolean {
  let names = read.get(artworks)
  if (!names) {
    const written = artworks.flatMap(({ artist }) => [
      ...Object.values(artist.name),
      ...artist.aliases,
    ])
    names = new Set(written.join(' ').match(/\p{Lu}\p{L}+/gu) ?? [])
    read.set(artworks, names)
  }
  const known = names
  return (word) => known.has(word.replace(/[’']s?$/u, ''))
}
