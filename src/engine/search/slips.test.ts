import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipsBetween } from '#engine/text/slips-between.ts'
import { NAME_MAX } from '#shared/limits.ts'
import { plain } from './plain.ts'
import { lettersOf, mayBeWithin } from './slips.ts'

test('letters that unfold into many do not make a name longer than may be typed', () => {
  expect(plain('\uFDFA'.repeat(NAME_MAX)).length).toBeLessThanOrEqual(NAME_MAX)
})

test('slips are counted: added, lost, changed and swapped letters', () => {
  expect(slipsBetween('nuit', 'nuit', 2)).toBe(0)
  expect(slipsBetween('nuit', 'nut', 2)).toBe(1)
  expect(slipsBetween('nuit', 'nuits', 2)).toBe(1)
  expect(slipsBetween('nuit', 'nuyt', 2)).toBe(1)
  expect(slipsBetween('nuit', 'niut', 2)).toBe(1)
  expect(slipsBetween('nuit', 'dance', 2)).toBe(3)
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(slipsBetween(one, other, 20)).toBe(slipsBetween(other, one, 20))
      expect(slipsBetween(one, other, 20) === 0).toBe(one === other)
    }),
  )
})

test('letters rule out no word that is within reach, and most that are not', () => {
  const word = fc.string({ maxLength: 12, unit: fc.constantFrom(...'abcdeéœ雅典🖼') })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const isWithin = slipsBetween(one, other, most) <= most
      if (isWithin) expect(mayBeWithin(most, lettersOf(one), lettersOf(other))).toBe(true)
    }),
    { numRuns: 5_000 },
  )
  expect(mayBeWithin(1, lettersOf('night'), lettersOf('sunny'))).toBe(false)
  expect(mayBeWithin(1, lettersOf('night'), lettersOf('thing'))).toBe(true)
})
