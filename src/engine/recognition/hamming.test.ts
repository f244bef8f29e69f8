import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hammingTable } from './hamming.ts'

function differingBits(one: Uint32Array, other: Uint32Array): number {
  return [...one].reduce((sum, word, at) => {
    const bits = ((word ^ (other[at] ?? 0)) >>> 0).toString(2)
    return sum + bits.replaceAll('0', '').length
  }, 0)
}

const descriptor = fc.uint32Array({ minLength: 8, maxLength: 8 })

test('what is near is found with its number of differing bits, for any descriptors and any limit', () => {
  fc.assert(
    fc.property(
      descriptor,
      fc.array(descriptor, { maxLength: 40 }),
      fc.integer({ min: 0, max: 257 }),
      (from, table, limit) => {
        const { nearerThan } = hammingTable(Uint32Array.from(table.flatMap((words) => [...words])))
        const near = table.map((words, at) => [at, differingBits(from, words)])
        expect([...nearerThan(limit, from)]).toEqual(
          near.filter(([, bits = 0]) => bits < limit).flat(),
        )
      },
    ),
  )
})

test('descriptors with nothing in common are 256 bits apart', () => {
  const { nearerThan } = hammingTable(new Uint32Array(8).fill(0xffffffff))
  expect([...nearerThan(257, new Uint32Array(8))]).toEqual([0, 256])
})
