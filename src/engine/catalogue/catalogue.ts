import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type AnswerIndex, indexAnswers } from '#engine/search/answers/answer-index.ts'
import type { SavedRanking } from '#engine/search/ranking.ts'
import { indexTitles, type SavedTitles, type TitleIndex } from '#engine/search/title-index.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { type CompiledLabels, ringOf } from './label-form.ts'

/** The whole catalogue in memory, with its indexes of titles and answers. */
export interface Catalogue {
  /** The works with a folder and a page of their own. */
  artworks: readonly Artwork[]
  /** These and the ring of labels. */
  bySlug: ReadonlyMap<string, Artwork>
  /** Finds these and the ring of labels. */
  titles: TitleIndex
  answers: AnswerIndex
}

/**
 * @param ring works that are known by a line in `catalogue/labels`: found by name, and told by
 * their label.
 */
export function catalogueOf(
  artworks: readonly Artwork[],
  ring: readonly Artwork[] = [],
  titles: TitleIndex = indexTitles(artworks, ring),
): Catalogue {
  return {
    artworks,
    bySlug: new Map([...artworks, ...ring].map((artwork) => [artwork.slug, artwork])),
    titles,
    answers: indexAnswers(artworks, () => titles),
  }
}

/**
 * A catalogue that is read from the files that the build has written into a folder, at the first
 * use, and then kept.
 */
export function lazyCatalogue(file: string): () => Catalogue {
  const read = (name: string) => JSON.parse(readFileSync(join(dirname(file), name), 'utf8'))
  let kept: Catalogue | null = null
  return () => {
    if (kept) return kept
    const artworks = read(basename(file)) as Artwork[]
    const ring = ringOf(read('labels.json') as CompiledLabels)
    kept = catalogueOf(
      artworks,
      ring,
      indexTitles(artworks, ring, read('titles.json') as SavedTitles, {
        used: () => read('words-used.json') as string[],
        descriptions: () => read('descriptions.json') as SavedRanking,
      }),
    )
    return kept
  }
}
