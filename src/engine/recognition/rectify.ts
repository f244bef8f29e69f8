import { type Homography, mapPoint, type Point } from '#engine/recognition/homography.ts'
import type { Raster } from '../picture/raster.ts'

const SAMPLES = 3

export interface Rectified {
  raster: Raster
  /**
   * How much of it lies inside the photo: a fraction 0..1. What does not is filled with the nearest
   * pixels.
   */
  visible: number
  /** The same for each pixel, in ninths. */
  visibleNinths: Uint8Array
}

/** The whole photo as it is, in fractions. */
export const WHOLE: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/**
 * The part of a photo that a homography shows, seen straight on and made small.
 *
 * @param map from fractions 0..1 of the part to fractions 0..1 of the photo.
 * @param ratio width of the part divided by its height.
 * @param longest pixels of its longer side.
 */
export function rectify(photo: Raster, map: Homography, ratio: number, longest: number): Rectified {
  const width = Math.max(8, Math.round(ratio >= 1 ? longest : longest * ratio))
  const height = Math.max(8, Math.round(ratio >= 1 ? longest / ratio : longest))
  const data = new Uint8Array(width * height * 3)
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = map
  const visibleNinths = new Uint8Array(width * height)
  let inside = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0]
      const before = inside
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const u = (x + ((sample % SAMPLES) + 0.5) / SAMPLES) / width
        const v = (y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / height
        // As mapPoint does, written out: it is computed a million times a picture.
        const depth = g * u + h * v + 1
        const px = depth > 0.05 ? (a * u + b * v + c) / depth : -1
        const py = depth > 0.05 ? (d * u + e * v + f) / depth : -1
        if (px >= 0 && py >= 0 && px < 1 && py < 1) inside++
        const column = clamp(Math.floor(px * photo.width), photo.width - 1)
        const row = clamp(Math.floor(py * photo.height), photo.height - 1)
        const from = (row * photo.width + column) * 3
        red += photo.data[from] ?? 0
        green += photo.data[from + 1] ?? 0
        blue += photo.data[from + 2] ?? 0
      }
      visibleNinths[y * width + x] = inside - before
      const to = (y * width + x) * 3
      data[to] = Math.round(red / SAMPLES ** 2)
      data[to + 1] = Math.round(green / SAMPLES ** 2)
      data[to + 2] = Math.round(blue / SAMPLES ** 2)
    }
  return {
    raster: { width, height, data },
    visible: inside / (width * height * SAMPLES ** 2),
    visibleNinths,
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}

/**
 * The corners of the part in the photo, clockwise from the top left, in fractions; null where one
 * is behind the camera.
 */
export function cornersOf(map: Homography): [Point, Point, Point, Point] | null {
  const [a, b, c, d] = [
    mapPoint(map, [0, 0]),
    mapPoint(map, [1, 0]),
    mapPoint(map, [1, 1]),
    mapPoint(map, [0, 1]),
  ]
  return a && b && c && d ? [a, b, c, d] : null
}
