import { greyOf, type Raster } from '#engine/picture/raster.ts'
import {
  FIRST_LOOK,
  type ReadyIndex,
  readyIndex,
  SECOND_LOOK,
  type Sighting,
  sightingsOf,
} from '#engine/recognition/by-image.ts'
import { featuresOf, type Search } from '#engine/recognition/features.ts'
import { type Homography, multiply } from '#engine/recognition/homography.ts'
import type { IndexedWork } from '#engine/recognition/recognition-index.ts'
import { type Resemblance, resemblanceOf } from './resemblance.ts'

/** Minimum inliers to accept a match, and to ask for confirmation. */
const RECOGNISED_POINTS = 12
const POSSIBLE_POINTS = 8
/** Below this the photo shows something else at that place, whatever its points say. */
const LEAST_STRUCTURE = 0.25
/**
 * A photo of the work itself has its light and dark, its colours, whatever the lamps, and little
 * else in its place.
 */
const OWN_STRUCTURE = 0.55
const OWN_COLOUR = 0.15
const MOST_STRANGE = 0.4

/**
 * `recognised`: the photo shows the work. `after`: it has the work's composition, but not its
 * colours, or something else in a large part of it: a repainting, a parody, a montage. `possible`:
 * too few points to say.
 */
export type Certainty = 'recognised' | 'after' | 'possible'
const ORDER: readonly Certainty[] = ['recognised', 'after', 'possible']

/** A work found in a photo. */
export interface Recognition {
  work: IndexedWork
  matching: number
  /** From fractions 0..1 of the work to fractions 0..1 of the photo. */
  map: Homography
  certainty: Certainty
}

/** Two indexes of the same works. */
export interface Indexes {
  first: ReadyIndex
  second: ReadyIndex
}

export function indexesOf(works: readonly IndexedWork[]): Indexes {
  return { first: readyIndex(works), second: readyIndex(works, true) }
}

/**
 * The work that a photo shows, or null. Where a first look recognises none, a second looks at more
 * pixels, window by window, and compares them with details as well.
 *
 * @param photo at most `PHOTO_SIDE` pixels long.
 * @param larger the same photo, at most `SECOND_SIDE` pixels long; asked for only where it is
 * needed.
 * @param without the slug of a work to leave out, to see what is taken for it.
 */
export async function recognise(
  photo: Raster,
  larger: () => Promise<Raster>,
  { first, second }: Indexes,
  without?: string,
): Promise<Recognition | null> {
  const found = await lookFor(photo, FIRST_LOOK, first, without)
  if (found?.certainty === 'recognised') return found
  return surest([await lookFor(await larger(), SECOND_LOOK, second, without), found])
}

function surest(found: readonly (Recognition | null)[]): Recognition | null {
  for (const certainty of ORDER) {
    const best = found.find((recognition) => recognition?.certainty === certainty)
    if (best) return best
  }
  return null
}

async function lookFor(
  photo: Raster,
  searches: readonly Search[],
  index: ReadyIndex,
  without: string | undefined,
): Promise<Recognition | null> {
  const features = await featuresOf(greyOf(photo), searches)
  const found = sightingsOf(features, index, without)
    .filter(({ matching }) => matching >= POSSIBLE_POINTS)
    .flatMap((sighting) => {
      const { work, matching } = sighting
      const map = inFractions(sighting, photo)
      const certainty = certaintyOf(matching, resemblanceOf(photo, map, work.thumbnail))
      return certainty ? [{ work, matching, map, certainty }] : []
    })
  return surest(found)
}

function inFractions({ homography, work }: Sighting, photo: Raster): Homography {
  const fromFractions = [work.width, 0, 0, 0, work.height, 0, 0, 0, 1]
  const toFractions = [1 / photo.width, 0, 0, 0, 1 / photo.height, 0, 0, 0, 1]
  return multiply(multiply(toFractions, homography), fromFractions)
}

/**
 * What so many matching points mean, beside how the photo looks there. The bounds were measured:
 * docs/accuracy.md.
 */
export function certaintyOf(
  matching: number,
  { structure, strange, colour }: Resemblance,
): Certainty | null {
  if (matching < POSSIBLE_POINTS || structure < LEAST_STRUCTURE) return null
  if (matching < RECOGNISED_POINTS) return 'possible'
  const isOwn = structure >= OWN_STRUCTURE && strange <= MOST_STRANGE && (colour ?? 1) >= OWN_COLOUR
  return isOwn ? 'recognised' : 'after'
}

/** Uncertainty halves with every six further inliers: 0.75 where recognition begins. */
export function confidenceOf(matching: number): number {
  return Math.round(100 * (1 - 2 ** (-matching / (RECOGNISED_POINTS / 2)))) / 100
}
