import type { Raster } from './raster.ts'

/**
 * A picture made smaller by a whole number: each pixel is the mean of a square of so many. What
 * does not fill a square at the right and at the bottom is left out.
 *
 * @param data four bytes a pixel, of which the last, the transparency, is left out as well.
 */
export function shrunk(
  data: Uint8Array,
  width: number,
  height: number,
  times: number,
): Raster & { data: Uint8Array<ArrayBuffer> } {
  const small = { width: Math.floor(width / times), height: Math.floor(height / times) }
  const pixels = new Uint8Array(small.width * small.height * 3)
  const sums = new Uint32Array(small.width * 3)
  const area = times * times
  for (let row = 0; row < small.height; row++) {
    sums.fill(0)
    // Row by row as they lie in memory: this is read twelve million times.
    for (let line = row * times; line < (row + 1) * times; line++) {
      let from = line * width * 4
      for (let to = 0; to < sums.length; to += 3)
        for (let column = 0; column < times; column++, from += 4) {
          sums[to] = (sums[to] ?? 0) + (data[from] ?? 0)
          sums[to + 1] = (sums[to + 1] ?? 0) + (data[from + 1] ?? 0)
          sums[to + 2] = (sums[to + 2] ?? 0) + (data[from + 2] ?? 0)
        }
    }
    const begin = row * sums.length
    for (let at = 0; at < sums.length; at++) pixels[begin + at] = Math.round((sums[at] ?? 0) / area)
  }
  return { ...small, data: pixels }
}
