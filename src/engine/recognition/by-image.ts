import { agreementOf, largestFamily } from './agreement.ts'
import { type Features, joined, type Search } from './features.ts'
import type { Homography } from './homography.ts'
import { type DescriptorTable, likenessesOf, tableOf } from './nearest.ts'
import type { IndexedWork } from './recognition-index.ts'

/**
 * Features are looked for at this length of the longer side; the index has fewer, of a smaller
 * picture.
 */
export const PHOTO_SIDE = 1000
export const FIRST_LOOK: readonly Search[] = [
  { scale: 1, windows: 1, most: 1200, levels: 8 },
  { scale: 0.5, windows: 1, most: 600, levels: 8 },
]
/** The second look is at twice the pixels, window by window. */
export const SECOND_SIDE = 2000
export const SECOND_LOOK: readonly Search[] = [
  { scale: 1, windows: 3, most: 300, levels: 4 },
  { scale: 0.5, windows: 3, most: 250, levels: 8 },
  { scale: 0.25, windows: 2, most: 250, levels: 8 },
]

/** The works with the largest families of likenesses are looked at closely. */
const SHORTLIST = 5

/** A work that a photo agrees with. */
export interface Sighting {
  work: IndexedWork
  matching: number
  /** From the work's picture to the photo that was looked at, in pixels. */
  homography: Homography
}

/** An index made ready to be searched: features of the works, and where they lie in the table. */
export interface ReadyIndex {
  works: readonly IndexedWork[]
  features: readonly Features[]
  table: DescriptorTable
}

/**
 * The index of the first look has the works' own features, that of the second their details as
 * well.
 */
export function readyIndex(works: readonly IndexedWork[], withDetails = false): ReadyIndex {
  const features = works.map((work) =>
    withDetails ? joined([work.features, work.details]) : work.features,
  )
  return { works, features, table: tableOf(features) }
}

/**
 * The works that a photo agrees with, the best first.
 *
 * @param without the slug of a work to leave out, to see what is taken for it.
 */
export function sightingsOf(
  photo: Features,
  { works, features, table }: ReadyIndex,
  without?: string,
): Sighting[] {
  const left = without === undefined ? -1 : works.findIndex((work) => work.slug === without)
  return likenessesOf(photo, table, left)
    .flatMap((likenesses, at) => {
      const [work, its] = [works[at], features[at]]
      return work && its
        ? [{ likenesses, work, its, family: largestFamily(likenesses, its, photo) }]
        : []
    })
    .sort((a, b) => b.family - a.family)
    .slice(0, SHORTLIST)
    .flatMap(({ likenesses, work, its }) => {
      const agreement = agreementOf(likenesses, its, photo)
      return agreement ? [{ work, ...agreement }] : []
    })
    .sort((a, b) => b.matching - a.matching)
}
