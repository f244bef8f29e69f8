import { expect, test } from 'vitest'
import { placeOf } from '#web/reading/place.ts'

test.each([
  [[0.8, 0.02, 0.18, 0.28], 'top-right'],
  [[0.4, 0.4, 0.2, 0.2], 'centre'],
  [[0.0, 0.4, 0.2, 0.2], 'left'],
  [[0.1, 0.85, 0.8, 0.1], 'bottom'],
  [[0.1, 0.05, 0.1, 0.9], 'left'],
  [[0.05, 0.05, 0.9, 0.9], 'whole'],
] as const)('the region %j lies at: %s', (region, place) => {
  expect(placeOf(region)).toBe(place)
})
