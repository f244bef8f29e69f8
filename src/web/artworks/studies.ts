import type { Study } from '#web/artworks/study-picture.tsx'

/** Longest sides of further AVIF files of these studies; see `scripts/hero-copies.ts`. */
export const COPIES: readonly number[] = [640, 1024]

/** The studies of the home page. */
export const STUDIES = {
  'the-starry-night': {
    slug: 'the-starry-night',
    small: [768, 619],
    large: [1600, 1288],
    copies: COPIES,
  },
  'girl-with-a-pearl-earring': {
    slug: 'girl-with-a-pearl-earring',
    small: [656, 768],
    large: [1368, 1600],
    copies: COPIES,
  },
  'the-great-wave-off-kanagawa': {
    slug: 'the-great-wave-off-kanagawa',
    small: [768, 523],
    large: [1600, 1088],
    copies: COPIES,
  },
} as const satisfies Record<string, Study>

export type StudySlug = keyof typeof STUDIES
