import { at, clamp } from './numbers.ts'
import type { Picture } from './picture.ts'

/** A Gaussian blur by three box blurs (Wells, 1986); sigma in pixels, edges repeated. */
export function blur(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  if (sigma < 0.5) return plane
  const passes = boxRadii(sigma)
  let from = plane
  for (const radius of passes) {
    if (radius > 0) from = boxColumns(boxRows(from, width, height, radius), width, height, radius)
  }
  return from
}

/** The whole picture blurred; sigma in pixels. */
export function blurPicture(picture: Picture, sigma: number): Picture {
  const { width, height } = picture
  const soften = (plane: Float32Array) => blur(plane, width, height, sigma)
  return { width, height, l: soften(picture.l), a: soften(picture.a), b: soften(picture.b) }
}

/** Three box radii whose blurs together have about the variance of the Gaussian. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1)
  const low = Math.max(0, Math.floor((ideal - 1) / 2))
  const lowWidth = 2 * low + 1
  const wanted = 12 * sigma * sigma - 3 * lowWidth * lowWidth - 12 * lowWidth - 9
  const lows = clamp(Math.round(wanted / (-4 * lowWidth - 4)), 0, 3)
  return [0, 1, 2].map((pass) => (pass < lows ? low : low + 1))
}

function boxRows(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(plane.length)
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += at(plane, row + clamp(x, 0, width - 1))
    for (let x = 0; x < width; x++) {
      out[row + x] = sum * share
      sum +=
        at(plane, row + Math.min(x + radius + 1, width - 1)) -
        at(plane, row + Math.max(x - radius, 0))
    }
  }
  return out
}

function boxColumns(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(plane.length)
  const share = 1 / (2 * radius + 1)
  const sums = new Float32Array(width)
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, 0, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = at(sums, x) + at(plane, row + x)
  }
  for (let y = 0; y < height; y++) {
    const entering = Math.min(y + radius + 1, height - 1) * width
    const leaving = Math.max(y - radius, 0) * width
    for (let x = 0; x < width; x++) {
      const sum = at(sums, x)
      out[y * width + x] = sum * share
      sums[x] = sum + at(plane, entering + x) - at(plane, leaving + x)
    }
  }
  return out
}
