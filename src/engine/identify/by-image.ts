import { agreementOf } from './agreement.ts'
import type { Counts, Features } from './features.ts'
import type { Homography } from './homography.ts'
import { type DescriptorTable, likenessesOf, tableOf } from './nearest.ts'
import type { IndexedWork } from './recognition-index.ts'

/** Features are looked for at this length of the longer side; the index has fewer, of a smaller picture. */
export const PHOTO_SIDE = 1000
export const PHOTO_FEATURES: Counts = { whole: 1200, halved: 600 }
export const WORK_SIDE = 512
export const WORK_FEATURES: Counts = { whole: 300, halved: 150 }

/** From so many matching points on a work is recognised; from the lesser number on it is asked about. */
export const RECOGNISED_POINTS = 12
export const POSSIBLE_POINTS = 8

/** The works with the most likenesses are looked at closely. */
const SHORTLIST = 5

/** A work that a photo agrees with. */
export interface Sighting {
  work: IndexedWork
  matching: number
  homography: Homography
}

/** An index made ready to be searched. */
export interface ReadyIndex {
  works: readonly IndexedWork[]
  table: DescriptorTable
}

export function readyIndex(works: readonly IndexedWork[]): ReadyIndex {
  return { works, table: tableOf(works) }
}

/** What a number of matching points means. The thresholds were measured: docs/accuracy.md. */
export function certaintyOf(matching: number): 'recognised' | 'possible' | 'unrecognised' {
  if (matching >= RECOGNISED_POINTS) return 'recognised'
  return matching >= POSSIBLE_POINTS ? 'possible' : 'unrecognised'
}

/**
 * The works that a photo agrees with, the best first.
 *
 * @param without the slug of a work to leave out, to see what is taken for it.
 */
export function sightingsOf(photo: Features, { works, table }: ReadyIndex, without?: string): Sighting[] {
  const left = without === undefined ? -1 : works.findIndex((work) => work.slug === without)
  return likenessesOf(photo, table, left)
    .map((likenesses, at) => ({ likenesses, work: works[at] }))
    .sort((a, b) => b.likenesses.length - a.likenesses.length)
    .slice(0, SHORTLIST)
    .flatMap(({ likenesses, work }) => {
      const agreement = work && agreementOf(likenesses, work.features, photo)
      return agreement ? [{ work, ...agreement }] : []
    })
    .sort((a, b) => b.matching - a.matching)
}
