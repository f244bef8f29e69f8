import type { Features } from './features.ts'
import { type Homography, homographyOf, mapPoint, type Point } from './homography.ts'
import type { Likeness } from './nearest.ts'

/** How well a photo agrees with a work. */
export interface Agreement {
  /** Places of the work that one homography carries to their likes in the photo. */
  matching: number
  /** From the work's picture to the photo, in pixels of both rasters. */
  homography: Homography
}

const TRIES = 1200
const TOLERANCE = 6
const ENOUGH_POINTS = 60
/** Matching points must span as many pixels of the work, each way: a small detail may look alike by chance. */
const LEAST_SPAN = 60
/** Pixels of the work that count as one place. */
const PLACE = 5
const LEAST_TRIANGLE = 60
const FEWEST = 5

/**
 * The homography that most likenesses agree on, by random samples of four (RANSAC; Fischler and Bolles 1981). Samples that
 * turn over, shear or tilt the picture as no photo can are passed over. The same likenesses always give the same answer.
 *
 * @returns null where no four points agree.
 */
export function agreementOf(
  likenesses: readonly Likeness[],
  work: Features,
  photo: Features,
): Agreement | null {
  if (likenesses.length < FEWEST) return null
  const pairs = likenesses.map(
    ({ inWork, inPhoto }): Pair => ({
      from: pointAt(work, inWork),
      to: pointAt(photo, inPhoto),
      inWork,
    }),
  )
  const random = randomNumbers(pairs.length * 7919 + 1)
  let best: { inliers: Pair[]; matching: number; homography: Homography } | null = null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const sample = pickFour(pairs, random)
    if (!sample || !keepsItsShape(sample)) continue
    const homography = homographyOf(
      sample.map(({ from }) => from),
      sample.map(({ to }) => to),
    )
    if (!homography || !isPhotographic(homography)) continue
    const inliers = inliersOf(pairs, homography)
    const matching = placesOf(inliers)
    if (matching <= (best?.matching ?? 0) || !spansEnough(inliers)) continue
    best = { inliers, matching, homography }
    if (matching > ENOUGH_POINTS) break
  }
  return best && { matching: best.matching, homography: refined(best.homography, best.inliers, pairs) }
}

interface Pair {
  from: Point
  to: Point
  inWork: number
}

function pointAt({ points }: Features, index: number): Point {
  return [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0]
}

/** Whole numbers below a bound, the same row for the same seed (a linear congruential generator). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

function pickFour(pairs: readonly Pair[], random: (below: number) => number): Pair[] | null {
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
    return Math.abs(before) >= LEAST_TRIANGLE && Math.abs(after) >= LEAST_TRIANGLE && before * after > 0
  })
}

/** Whether a phone held at some distance and angle can see a picture so. */
function isPhotographic([a = 1, b = 0, , d = 0, e = 1, , g = 0, h = 0]: Homography): boolean {
  const enlargement = a * e - b * d
  return enlargement > 0.02 && enlargement < 25 && Math.abs(g) < 0.004 && Math.abs(h) < 0.004
}

/** One pair for each point of the work, at most. */
function inliersOf(pairs: readonly Pair[], homography: Homography): Pair[] {
  const inliers = new Map<number, Pair>()
  for (const pair of pairs) {
    const mapped = mapPoint(homography, pair.from)
    if (!mapped) continue
    const x = mapped[0] - pair.to[0]
    const y = mapped[1] - pair.to[1]
    if (x * x + y * y < TOLERANCE * TOLERANCE) inliers.set(pair.inWork, pair)
  }
  return [...inliers.values()]
}

/** Features of one place, found at several scales, are one point. */
function placesOf(inliers: readonly Pair[]): number {
  const places = inliers.map(({ from }) => Math.round(from[0] / PLACE) * 4096 + Math.round(from[1] / PLACE))
  return new Set(places).size
}

function spansEnough(inliers: readonly Pair[]): boolean {
  const span = (of: (pair: Pair) => number) => {
    const values = inliers.map(of)
    return Math.max(...values) - Math.min(...values)
  }
  return span(({ from }) => from[0]) >= LEAST_SPAN && span(({ from }) => from[1]) >= LEAST_SPAN
}

/** The homography of all that agree, by least squares, while it loses none of them. */
function refined(homography: Homography, inliers: readonly Pair[], pairs: readonly Pair[]): Homography {
  const better = homographyOf(
    inliers.map(({ from }) => from),
    inliers.map(({ to }) => to),
  )
  if (!better || !isPhotographic(better)) return homography
  return inliersOf(pairs, better).length >= inliers.length ? better : homography
}
