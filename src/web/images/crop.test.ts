import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EDGES, isWhole, moved, WHOLE_PICTURE } from '#web/images/crop.ts'

test('however the edges are moved, they stay in the picture and apart from one another', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom(...EDGES), fc.double({ min: -2, max: 2, noNaN: true })),
  )
  fc.assert(
    fc.property(moves, (list) => {
      const crop = list.reduce((before, [edge, to]) => moved(before, edge, to), WHOLE_PICTURE)
      expect(crop.right - crop.left).toBeGreaterThan(0.0999)
      expect(crop.bottom - crop.top).toBeGreaterThan(0.0999)
      expect(Math.min(...Object.values(crop))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...Object.values(crop))).toBeLessThanOrEqual(1)
    }),
  )
})

test('an edge that was moved back leaves the whole picture', () => {
  expect(isWhole(moved(moved(WHOLE_PICTURE, 'left', 0.3), 'left', -1))).toBe(true)
})
