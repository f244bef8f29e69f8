import { blurPicture } from './blur.ts'
import { at } from './numbers.ts'
import type { Picture } from './picture.ts'

/**
 * A canvas in work: its colours, how thick the paint lies (0..about 1) and how far the ground is
 * covered (0..1).
 */
export type Canvas = Picture & { relief: Float32Array; covered: Float32Array; strokes: number }

/** A canvas that carries only a thin wash of the picture's masses. */
export function prime(picture: Picture): Canvas {
  const wash = blurPicture(picture, Math.max(picture.width, picture.height) / 40)
  const size = picture.l.length
  return { ...wash, relief: new Float32Array(size), covered: new Float32Array(size), strokes: 0 }
}

/** The canvas at twice the size, bilinear. */
export function doubleCanvas(canvas: Canvas): Canvas {
  const { width, height, strokes } = canvas
  const double = (plane: Float32Array) => doublePlane(plane, width, height)
  return {
    ...{ width: 2 * width, height: 2 * height, strokes },
    ...{ l: double(canvas.l), a: double(canvas.a), b: double(canvas.b) },
    ...{ relief: double(canvas.relief), covered: double(canvas.covered) },
  }
}

/** The picture at half the size. Width and height must be even. */
export function halve(picture: Picture): Picture {
  const half = (plane: Float32Array) => halvePlane(plane, picture.width)
  return {
    ...{ width: picture.width / 2, height: picture.height / 2 },
    ...{ l: half(picture.l), a: half(picture.a), b: half(picture.b) },
  }
}

/** A plane of numbers at half the size: each the mean of four. */
export function halvePlane(plane: Float32Array, width: number): Float32Array {
  const columns = width / 2
  const out = new Float32Array(plane.length / 4)
  for (let i = 0; i < out.length; i++) {
    const corner = 2 * Math.floor(i / columns) * width + 2 * (i % columns)
    const below = corner + width
    out[i] =
      (at(plane, corner) + at(plane, corner + 1) + at(plane, below) + at(plane, below + 1)) / 4
  }
  return out
}

function doublePlane(plane: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(4 * plane.length)
  for (let y = 0; y < 2 * height; y++) {
    const near = (y >> 1) * width
    const next = Math.min(Math.max((y >> 1) + (y % 2 ? 1 : -1), 0), height - 1) * width
    for (let x = 0; x < 2 * width; x++) {
      const column = x >> 1
      const beside = Math.min(Math.max(column + (x % 2 ? 1 : -1), 0), width - 1)
      const here = 0.75 * at(plane, near + column) + 0.25 * at(plane, near + beside)
      const there = 0.75 * at(plane, next + column) + 0.25 * at(plane, next + beside)
      out[2 * y * width + x] = 0.75 * here + 0.25 * there
    }
  }
  return out
}
