import { expect, test } from 'vitest'
import { pictureFromRgb, rgbFromPicture } from './colour.ts'
import { cropMargin, padByReflection, reflect } from './picture.ts'

test('an index outside is mirrored, the edge itself repeated once', () => {
  expect([-3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((index) => reflect(index, 3))).toEqual([
    2, 1, 0, 0, 1, 2, 2, 1, 0, 0,
  ])
})

test('a mirrored margin shows the picture again, and goes without a trace', () => {
  const picture = pictureFromRgb(
    Uint8Array.from({ length: 3 * 6 * 4 }, (_, i) => (37 * i) % 256),
    6,
    4,
  )
  const padded = padByReflection(picture, 3)
  expect([padded.width, padded.height]).toEqual([12, 10])
  expect(padded.l[3 * 12 + 2]).toBe(padded.l[3 * 12 + 3])
  expect(padded.l[2 * 12 + 5]).toBe(padded.l[3 * 12 + 5])
  expect(cropMargin(padded, 3)).toEqual(picture)
})

test('colours survive the way to CIELAB and back', () => {
  const colours = Uint8Array.from([
    255, 255, 255, 0, 0, 0, 200, 30, 60, 12, 90, 250, 255, 214, 0, 1, 2, 3,
  ])
  expect(rgbFromPicture(pictureFromRgb(colours, 6, 1))).toEqual(colours)
})
