import { expect, test } from 'vitest'
import { rangesOf } from './ranges.ts'

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1–2'],
  [[1, 2, 3, 5, 8, 9], '1–3, 5, 8–9'],
  [[1, 3, 5], '1, 3, 5'],
])('the numbers %j are written: %s', (numbers, written) => {
  expect(rangesOf(numbers)).toBe(written)
})
