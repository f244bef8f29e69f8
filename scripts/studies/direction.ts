// The direction of strokes: along the form, measured by the structure tensor (Förstner and Gülch,
// 1987), smoothed so that calm places inherit the direction of their surroundings (after
// Hertzmann's gradient normals, 1998).
import { blur } from './blur.ts'
import { at } from './numbers.ts'
import type { Picture } from './picture.ts'

/** A unit vector for each two by two pixels, along the form; its sign is arbitrary. */
export type Directions = { width: number; height: number; x: Float32Array; y: Float32Array }

type Tensor = { xx: Float32Array; xy: Float32Array; yy: Float32Array }

/** How much wider each further look around is, and how little it counts. */
const LOOKS = [
  { wider: 1, weight: 1 },
  { wider: 4, weight: 0.4 },
  { wider: 14, weight: 0.15 },
]
/**
 * The hand's own slant, felt only where the picture says nothing: lightness squared per pixel
 * squared.
 */
const HAND = 0.004
const HAND_ANGLE = -0.95

/**
 * Measures the direction field on the picture at half its size; `sigma` is the neighbourhood in its
 * pixels.
 */
export function measureDirections(picture: Picture, sigma: number): Directions {
  const { width, height } = picture
  const tensor = tensorOf(picture)
  const x = new Float32Array(width * height)
  const y = new Float32Array(width * height)
  const sum = gather(tensor, width, height, sigma)
  for (let i = 0; i < x.length; i++) {
    const difference = at(sum.xx, i) - at(sum.yy, i) - HAND * Math.cos(2 * HAND_ANGLE)
    const mixed = 2 * at(sum.xy, i) - HAND * Math.sin(2 * HAND_ANGLE)
    const angle = 0.5 * Math.atan2(mixed, difference) + Math.PI / 2
    x[i] = Math.cos(angle)
    y[i] = Math.sin(angle)
  }
  return { width, height, x, y }
}

function gather(tensor: Tensor, width: number, height: number, sigma: number): Tensor {
  const together = (plane: Float32Array) => {
    const sum = new Float32Array(plane.length)
    for (const { wider, weight } of LOOKS) {
      const seen = blur(plane, width, height, sigma * wider)
      for (let i = 0; i < sum.length; i++) sum[i] = at(sum, i) + weight * at(seen, i)
    }
    return sum
  }
  return { xx: together(tensor.xx), xy: together(tensor.xy), yy: together(tensor.yy) }
}

/** Products of the gradients (Scharr) of all three channels, summed. */
function tensorOf(picture: Picture): Tensor {
  const { width, height } = picture
  const size = width * height
  const tensor = {
    xx: new Float32Array(size),
    xy: new Float32Array(size),
    yy: new Float32Array(size),
  }
  for (const plane of [picture.l, picture.a, picture.b]) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x
        const up = i - width
        const down = i + width
        const northWest = at(plane, up - 1)
        const northEast = at(plane, up + 1)
        const southWest = at(plane, down - 1)
        const southEast = at(plane, down + 1)
        const across = 10 * (at(plane, i + 1) - at(plane, i - 1))
        const along = 10 * (at(plane, down) - at(plane, up))
        const gx = (across + 3 * (northEast - northWest + southEast - southWest)) / 32
        const gy = (along + 3 * (southWest - northWest + southEast - northEast)) / 32
        tensor.xx[i] = at(tensor.xx, i) + gx * gx
        tensor.xy[i] = at(tensor.xy, i) + gx * gy
        tensor.yy[i] = at(tensor.yy, i) + gy * gy
      }
    }
  }
  return tensor
}
