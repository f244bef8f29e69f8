import { blur } from './blur.ts'
import { at } from './numbers.ts'
import { randomFrom } from './random.ts'

const SIZE = 512

/**
 * How much paint each hair carries, 0..1: columns run along the stroke, rows across it. It tiles.
 */
const TILE = weave()

/** The paint of a hair; `along` and `across` in hairs (a hair is about one unit wide, and long). */
export function bristleAt(along: number, across: number): number {
  const column = Math.floor(along) & (SIZE - 1)
  const row = Math.floor(across * 4) & (SIZE - 1)
  return at(TILE, row * SIZE + column)
}

/** Noise drawn out along the stroke: hairs of two thicknesses, brought to an even spread. */
function weave(): Float32Array {
  const random = randomFrom('bristles')
  const noise = Float32Array.from({ length: SIZE * SIZE }, random)
  const fine = stretch(noise, 24, 2)
  const broad = stretch(noise.toReversed(), 60, 7)
  const sum = fine.map((value, i) => value + 0.7 * at(broad, i))
  const ranked = Uint32Array.from(sum.keys()).sort((one, other) => at(sum, one) - at(sum, other))
  const even = new Float32Array(SIZE * SIZE)
  ranked.forEach((pixel, rank) => {
    even[pixel] = rank / (SIZE * SIZE - 1)
  })
  return even
}

/** Blurs much along the rows and little across them, and brings the noise back to unit spread. */
function stretch(noise: Float32Array, along: number, across: number): Float32Array {
  const rows = blurAlong(noise, along)
  const both = turn(blurAlong(turn(rows), across))
  const mean = both.reduce((sum, value) => sum + value, 0) / both.length
  const spread = Math.sqrt(both.reduce((sum, value) => sum + (value - mean) ** 2, 0) / both.length)
  return both.map((value) => (value - mean) / spread)
}

/** Each row blurred by itself, around the seam of the tile. */
function blurAlong(tile: Float32Array, sigma: number): Float32Array {
  const out = new Float32Array(tile.length)
  for (let row = 0; row < SIZE; row++) {
    const once = tile.subarray(row * SIZE, (row + 1) * SIZE)
    const thrice = new Float32Array(3 * SIZE)
    for (const start of [0, SIZE, 2 * SIZE]) thrice.set(once, start)
    out.set(blur(thrice, 3 * SIZE, 1, sigma).subarray(SIZE, 2 * SIZE), row * SIZE)
  }
  return out
}

function turn(tile: Float32Array): Float32Array {
  return tile.map((_, i) => at(tile, (i % SIZE) * SIZE + Math.floor(i / SIZE)))
}
