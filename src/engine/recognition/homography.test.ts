import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homographyOf, mapPoint, type Point } from './homography.ts'

const near = fc.double({ min: -0.3, max: 0.3, noNaN: true })
const CORNERS: Point[] = [
  [0, 0],
  [500, 0],
  [500, 400],
  [0, 400],
]

/** The corners of a picture of 500 by 400, each out of place by less than a third. */
const seenCorners = fc
  .array(fc.tuple(near, near), { minLength: 4, maxLength: 4 })
  .map((away) =>
    CORNERS.map(
      ([x, y], at): Point => [x + 500 * (away[at]?.[0] ?? 0), y + 400 * (away[at]?.[1] ?? 0)],
    ),
  )

test('four corners are carried to where they are seen', () => {
  fc.assert(
    fc.property(seenCorners, (corners) => {
      const map = homographyOf(CORNERS, corners)
      for (const [at, corner] of CORNERS.entries()) {
        const mapped = map && mapPoint(map, corner)
        // Behind the camera nothing is seen.
        if (!mapped) continue
        expect(mapped[0]).toBeCloseTo(corners[at]?.[0] ?? Number.NaN, 3)
        expect(mapped[1]).toBeCloseTo(corners[at]?.[1] ?? Number.NaN, 3)
      }
    }),
  )
})

test('points in a line determine nothing', () => {
  const line: Point[] = [0, 1, 2, 3].map((at) => [at, 2 * at])
  expect(homographyOf(line, line)).toBeNull()
})
