import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachPacked, pack, packAfter, packWithout } from './packed-numbers.ts'

const rising = fc.uniqueArray(fc.nat(1_000_000)).map((numbers) => numbers.toSorted((a, b) => a - b))

function unpacked(packed: Uint8Array): number[] {
  const numbers: number[] = []
  eachPacked(packed, (number) => numbers.push(number))
  return numbers
}

test('numbers that are packed, added to and taken out of come back as they are', () => {
  fc.assert(
    fc.property(rising, fc.nat(1000), fc.func(fc.boolean()), (numbers, cut, isRemoved) => {
      const packed = packAfter(pack(numbers.slice(0, cut)), numbers.slice(cut))
      expect(unpacked(packed)).toEqual(numbers)
      const removed = numbers.filter(isRemoved)
      expect(unpacked(packWithout(packed, removed))).toEqual(
        numbers.filter((number) => !removed.includes(number)),
      )
    }),
  )
})

test('neighbours take a byte each', () => {
  expect(pack(Array.from({ length: 1000 }, (_, at) => 3 * at))).toHaveLength(1000)
})
