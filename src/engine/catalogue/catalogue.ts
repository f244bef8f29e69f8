import { readFileSync } from 'node:fs'
import { indexTitles, type TitleIndex } from '#engine/identify/title-index.ts'
import type { Artwork } from './artwork.ts'

/** The whole catalogue in memory, with its index of titles. */
export interface Catalogue {
  artworks: readonly Artwork[]
  bySlug: ReadonlyMap<string, Artwork>
  titles: TitleIndex
}

export function catalogueOf(artworks: readonly Artwork[]): Catalogue {
  return {
    artworks,
    bySlug: new Map(artworks.map((artwork) => [artwork.slug, artwork])),
    titles: indexTitles(artworks),
  }
}

/** A catalogue that is read from its compiled file at the first use, and then kept. */
export function lazyCatalogue(file: string): () => Catalogue {
  let kept: Catalogue | null = null
  return () => {
    kept ??= catalogueOf(JSON.parse(readFileSync(file, 'utf8')) as Artwork[])
    return kept
  }
}
