import { expect, test } from 'vitest'
import { findFrame } from '#web/images/find-frame.ts'

const [WIDTH, HEIGHT] = [160, 120]

/** A wall with a slope of light, and on it a picture of stripes between these columns and rows. */
function wallWith([left, top, right, bottom]: readonly [number, number, number, number]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isPicture = x >= left && x < right && y >= top && y < bottom
      const light = isPicture ? ((x >> 2) % 2 === 0 ? 40 : 90) : 190 + x / 20
      data.set([light, light, light, 255], (y * WIDTH + x) * 4)
    }
  return { width: WIDTH, height: HEIGHT, data }
}

test('a picture on an even wall is found to the pixel', () => {
  expect(findFrame(wallWith([40, 20, 120, 100]))).toEqual({
    left: 40 / WIDTH,
    right: 120 / WIDTH,
    top: 20 / HEIGHT,
    bottom: 100 / HEIGHT,
  })
})

test.each([
  { what: 'a bare wall', box: [0, 0, 0, 0] as const },
  { what: 'a picture that fills the photo', box: [1, 1, 159, 119] as const },
  { what: 'a small lamp', box: [20, 20, 24, 24] as const },
])('in $what nothing is found', ({ box }) => {
  expect(findFrame(wallWith(box))).toBeNull()
})
