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

test('distances are the number of differing bits, for any descriptors', () => {
  fc.assert(
    fc.property(descriptor, fc.array(descriptor, { maxLength: 40 }), (from, table) => {
      const { distancesFrom } = hammingTable(Uint32Array.from(table.flatMap((words) => [...words])))
      expect([...distancesFrom(from)]).toEqual(table.map((words) => differingBits(from, words)))
    }),
  )
})

test('descriptors with nothing in common are 256 bits apart', () => {
  const { distancesFrom } = hammingTable(new Uint32Array(8).fill(0xffffffff))
  expect([...distancesFrom(new Uint32Array(8))]).toEqual([256])
})
