import type { Artwork } from '#engine/artwork/artwork.ts'

/**
 * Labels of works beyond the catalogue that are at hand: no text, no picture, and nobody waits for
 * a network.
 */
export interface LabelLibrary {
  /** Works that a typed name may mean: a few dozen at most. */
  find(asked: { name: string; artist: string }): Artwork[]
  bySlug(slug: string): Artwork | null
}
