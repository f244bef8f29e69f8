import { createHash } from 'node:crypto'
import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { LABEL_LAYOUTS, LABEL_LEVELS, type LabelLayout, type LabelLevel } from './label-photo.ts'

/** A wall label that is photographed and read. */
export interface LabelCase {
  work: Artwork
  language: Language
  layout: LabelLayout
  level: LabelLevel
  seed: number
  /** Whether it was looked at while the reading was built. */
  isSeen: boolean
}

/** In each language. */
export const CASES_A_LANGUAGE = 30
const LEVEL_NAMES = Object.keys(LABEL_LEVELS) as LabelLevel[]
const rankOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The same labels for the same catalogue: half of works with a page, half of the ring, drawn by
 * lot. Each second one is unseen.
 */
export function labelCases({ artworks, bySlug }: Catalogue): LabelCase[] {
  const own = new Set(artworks.map(({ slug }) => slug))
  const ring = [...bySlug.values()].filter(({ slug }) => !own.has(slug))
  return LANGUAGES.flatMap((language) => {
    const drawn = (works: readonly Artwork[]) =>
      works
        .map((work) => ({ work, rank: rankOf(`${language} ${work.slug}`) }))
        .sort((a, b) => (a.rank < b.rank ? -1 : 1))
        .slice(0, CASES_A_LANGUAGE / 2)
        .map(({ work }) => work)
    return [...drawn(artworks), ...drawn(ring)].map(
      (work, at): LabelCase => ({
        work,
        language,
        layout: LABEL_LAYOUTS[at % LABEL_LAYOUTS.length] ?? 'maker first',
        level: LEVEL_NAMES[Math.floor(at / 2) % LEVEL_NAMES.length] ?? 'near',
        seed: 7000 + at * 31,
        isSeen: at % 2 === 0,
      }),
    )
  })
}
