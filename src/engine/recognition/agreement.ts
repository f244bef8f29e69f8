import type { Features } from './features.ts'
import { type Homography, homographyOf, mapPoint, type Point } from './homography.ts'
import type { Likeness } from './nearest.ts'

/** How well a photo agrees with a work. */
export interface Agreement {
  /** Places of the work that one homography carries to as many places of the photo. */
  matching: number
  /** From the work's picture to the photo, in pixels of both rasters. */
  homography: Homography
}

const TRIES = 1200
const ENOUGH_POINTS = 60
const FEWEST = 5
/**
 * Likenesses belong together if their surroundings are turned alike, in 256ths of a full turn, and
 * enlarged alike, in sixteenths of an octave.
 */
const TURN_APART = 16
const SIZE_APART = 10
/**
 * How far from its place a point may be, in pixels of the work; in the photo between the two
 * bounds.
 */
const TOLERANCE = 5
const LEAST_TOLERANCE = 2.5
const MOST_TOLERANCE = 10
/** Matching points must span as many pixels each way: a small detail may look alike by chance. */
const LEAST_SPAN_IN_WORK = 60
const LEAST_SPAN_IN_PHOTO = 40
/** Pixels of the work that count as one place. */
const PLACE = 5
const LEAST_TRIANGLE = 60
const POLISHINGS = 3

interface Pair {
  from: Point
  to: Point
  turn: number
  size: number
}

/** Likenesses that are turned and enlarged as the first of each list is. */
type Families = readonly (readonly Pair[])[]

/** How many likenesses the largest family has: what a work is worth looking at closely. */
export function largestFamily(
  likenesses: readonly Likeness[],
  work: Features,
  photo: Features,
): number {
  const families = familiesOf(pairsOf(likenesses, work, photo))
  return families.reduce((most, family) => Math.max(most, family.length), 0)
}

/**
 * The homography that most likenesses agree on, by random samples of four of one family (RANSAC;
 * Fischler and Bolles 1981), each good one polished by least squares (locally optimised RANSAC;
 * Chum, Matas and Kittler 2003). Samples that turn over, shear or tilt the picture as no photo can
 * are passed over. The same likenesses always give the same answer.
 *
 * @returns null where no four points agree.
 */
export function agreementOf(
  likenesses: readonly Likeness[],
  work: Features,
  photo: Features,
): Agreement | null {
  const families = familiesOf(pairsOf(likenesses, work, photo)).filter(
    ({ length }) => length >= FEWEST,
  )
  if (families.length === 0) return null
  const random = randomNumbers(likenesses.length * 7919 + 1)
  const chance = cumulated(families)
  let best: Candidate | null = null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const family = families[chance(random)] ?? []
    const sample = pickFour(family, random)
    if (!sample || !keepsItsShape(sample)) continue
    const first = candidateOf(sample, family)
    if (!first || first.matching <= (best?.matching ?? FEWEST - 1)) continue
    const polished = polish(first, family)
    if (polished.matching <= (best?.matching ?? 0) || !spansEnough(polished.inliers)) continue
    best = polished
    if (best.matching > ENOUGH_POINTS) break
  }
  return best && { matching: best.matching, homography: best.homography }
}

function pairsOf(likenesses: readonly Likeness[], work: Features, photo: Features): Pair[] {
  return likenesses.map(({ inWork, inPhoto }) => ({
    from: pointAt(work, inWork),
    to: pointAt(photo, inPhoto),
    turn: (photo.turns[inPhoto] ?? 0) - (work.turns[inWork] ?? 0),
    size: (photo.sizes[inPhoto] ?? 0) - (work.sizes[inWork] ?? 0),
  }))
}

function pointAt({ points }: Features, index: number): Point {
  return [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0]
}

function familiesOf(pairs: readonly Pair[]): Families {
  return pairs.map((head) =>
    pairs.filter(({ turn, size }) => {
      const apart = (turn - head.turn) & 0xff
      return Math.min(apart, 256 - apart) <= TURN_APART && Math.abs(size - head.size) <= SIZE_APART
    }),
  )
}

/** Draws the index of a family; one that is twice as large is drawn eight times as often. */
function cumulated(families: Families): (random: Random) => number {
  let sum = 0
  const sums = families.map(({ length }) => (sum += length ** 3))
  return (random) => {
    const drawn = random(sum)
    return sums.findIndex((upTo) => drawn < upTo)
  }
}

/**
 * Whole numbers below a bound, the same row for the same seed (a linear congruential generator).
 */
function randomNumbers(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}
type Random = ReturnType<typeof randomNumbers>

function pickFour(pairs: readonly Pair[], random: Random): Pair[] | null {
  const picked = new Set<Pair>()
  for (let turn = 0; turn < 4; turn++) {
    const pair = pairs[random(pairs.length)]
    if (pair) picked.add(pair)
  }
  return picked.size === 4 ? [...picked] : null
}

const TRIANGLES = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
] as const

function twiceArea(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Each three of the four points turn the same way in both pictures, and none are in a line. */
function keepsItsShape(sample: readonly Pair[]): boolean {
  return TRIANGLES.every(([i, j, k]) => {
    const [a, b, c] = [sample[i], sample[j], sample[k]]
    if (!a || !b || !c) return false
    const before = twiceArea(a.from, b.from, c.from)
    const after = twiceArea(a.to, b.to, c.to)
    return (
      Math.abs(before) >= LEAST_TRIANGLE && Math.abs(after) >= LEAST_TRIANGLE && before * after > 0
    )
  })
}

interface Candidate {
  homography: Homography
  inliers: readonly Pair[]
  matching: number
}

/** The homography of some pairs, with all that agree with it; null where no photo can be so. */
function candidateOf(fitted: readonly Pair[], pairs: readonly Pair[]): Candidate | null {
  const homography = homographyOf(
    fitted.map(({ from }) => from),
    fitted.map(({ to }) => to),
  )
  if (!homography || !isPhotographic(homography)) return null
  const scale = Math.sqrt(enlargementOf(homography))
  const tolerance = Math.min(MOST_TOLERANCE, Math.max(LEAST_TOLERANCE, TOLERANCE * scale))
  const inliers = pairs.filter(({ from, to }) => {
    const mapped = mapPoint(homography, from)
    return (
      mapped !== null && (mapped[0] - to[0]) ** 2 + (mapped[1] - to[1]) ** 2 < tolerance * tolerance
    )
  })
  const inWork = placesOf(
    inliers.map(({ from }) => from),
    PLACE,
  )
  const inPhoto = placesOf(
    inliers.map(({ to }) => to),
    Math.max(LEAST_TOLERANCE, PLACE * scale),
  )
  return { homography, inliers, matching: Math.min(inWork, inPhoto) }
}

function polish(candidate: Candidate, family: readonly Pair[]): Candidate {
  let best = candidate
  for (let turn = 0; turn < POLISHINGS; turn++) {
    const next = candidateOf(best.inliers, family)
    if (!next || next.matching < best.matching) break
    best = next
  }
  return best
}

function enlargementOf([a = 1, b = 0, , d = 0, e = 1]: Homography): number {
  return a * e - b * d
}

/** Whether a phone held at some distance and angle can see a picture so. */
function isPhotographic(homography: Homography): boolean {
  const enlargement = enlargementOf(homography)
  const [, , , , , , g = 0, h = 0] = homography
  return enlargement > 0.02 && enlargement < 64 && Math.abs(g) < 0.004 && Math.abs(h) < 0.004
}

/** Features of one place, found at several sizes or likened to several others, are one point. */
function placesOf(points: readonly Point[], side: number): number {
  return new Set(points.map(([x, y]) => Math.round(x / side) * 4096 + Math.round(y / side))).size
}

function spansEnough(inliers: readonly Pair[]): boolean {
  const span = (of: (pair: Pair) => number) => {
    const values = inliers.map(of)
    return Math.max(...values) - Math.min(...values)
  }
  return (
    Math.min(
      span(({ from }) => from[0]),
      span(({ from }) => from[1]),
    ) >= LEAST_SPAN_IN_WORK &&
    Math.min(
      span(({ to }) => to[0]),
      span(({ to }) => to[1]),
    ) >= LEAST_SPAN_IN_PHOTO
  )
}
