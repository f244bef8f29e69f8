import { expect, test } from 'vitest'
import { measureDirections } from './direction.ts'
import { at } from './numbers.ts'
import { emptyPicture, type Picture } from './picture.ts'

/** A grey picture, 48 by 48, lightness by place. */
function drawn(lightnessAt: (x: number, y: number) => number): Picture {
  const picture = emptyPicture(48, 48)
  for (let i = 0; i < picture.l.length; i++) picture.l[i] = lightnessAt(i % 48, Math.floor(i / 48))
  return picture
}

/** The direction in the middle as an angle, 0..pi: strokes have no front. */
function angleInTheMiddle(picture: Picture): number {
  const { x, y } = measureDirections(picture, 2)
  const middle = 24 * 48 + 24
  return (Math.atan2(at(y, middle), at(x, middle)) + Math.PI) % Math.PI
}

test('strokes run along an edge, not across it', () => {
  expect(angleInTheMiddle(drawn((x) => 2 * x))).toBeCloseTo(Math.PI / 2, 1)
  expect(Math.sin(angleInTheMiddle(drawn((_, y) => 2 * y)))).toBeCloseTo(0, 1)
  expect(angleInTheMiddle(drawn((x, y) => x + y))).toBeCloseTo((3 * Math.PI) / 4, 1)
})

test('where the picture says nothing, strokes have the slant of the hand', () => {
  expect(angleInTheMiddle(drawn(() => 50))).toBeCloseTo(Math.PI - 0.95, 2)
})

test('a calm place inherits the direction of its surroundings', () => {
  const calmMiddle = drawn((x) => (x < 14 ? 4 * x : x < 34 ? 56 : 56 + 4 * (x - 34)))
  expect(angleInTheMiddle(calmMiddle)).toBeCloseTo(Math.PI / 2, 1)
})
