import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrunk } from './shrink.ts'

test('each pixel is the mean of its square, in each colour, for any picture and any number', () => {
  const size = fc.integer({ min: 4, max: 12 })
  fc.assert(
    fc.property(
      size,
      size,
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(fc.nat(255)),
      (width, height, times, values) => {
        const data = Uint8Array.from({ length: width * height * 4 }, () => values.next().value)
        const small = shrunk(data, width, height, times)
        expect([small.width, small.height]).toEqual([
          Math.floor(width / times),
          Math.floor(height / times),
        ])
        for (let at = 0; at < small.width * small.height; at++)
          for (const channel of [0, 1, 2]) {
            const [column, row] = [(at % small.width) * times, Math.floor(at / small.width) * times]
            const square = Array.from({ length: times * times }, (_value, place) => {
              const [x, y] = [column + (place % times), row + Math.floor(place / times)]
              return data[(y * width + x) * 4 + channel] ?? 0
            })
            const mean = square.reduce((sum, value) => sum + value, 0) / square.length
            expect(small.data[at * 3 + channel]).toBe(Math.round(mean))
          }
      },
    ),
  )
})
