import type { StudySlug } from '#web/artworks/studies.ts'

/** The works of the hero, in their order. */
export const SLUGS: readonly StudySlug[] = [
  'the-starry-night',
  'girl-with-a-pearl-earring',
  'the-great-wave-off-kanagawa',
]
