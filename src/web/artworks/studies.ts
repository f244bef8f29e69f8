import type { Study } from '#web/artworks/study-picture.tsx'

/** The studies of the home page. */
export const STUDIES = {
  'the-starry-night': { slug: 'the-starry-night', small: [768, 619], large: [1600, 1288] },
  'girl-with-a-pearl-earring': { slug: 'girl-with-a-pearl-earring', small: [656, 768], large: [1368, 1600] },
  'the-great-wave-off-kanagawa': {
    slug: 'the-great-wave-off-kanagawa',
    small: [768, 523],
    large: [1600, 1088],
  },
} as const satisfies Record<string, Study>

export type StudySlug = keyof typeof STUDIES
