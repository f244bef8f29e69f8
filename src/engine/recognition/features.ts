import { openCv } from '#engine/open-cv.ts'
import { type GreyRaster, halved } from '../picture/raster.ts'

/** Points of a picture that are found again in other photos of it. */
export interface Features {
  count: number
  /** x and y of each, in pixels of the raster that they were found in. */
  points: Float32Array
  /** Which way the surroundings of each are turned, in 256ths of a full turn, clockwise. */
  turns: Uint8Array
  /**
   * How large the surroundings of each are: sixteenths of the logarithm, to base 2, of their
   * pixels.
   */
  sizes: Uint8Array
  /** Eight words of 32 bits each: 256 comparisons of brightness around the point. */
  descriptors: Uint32Array
}

export const DESCRIPTOR_WORDS = 8

/** A smaller picture has no room for a feature: each looks 31 pixels around itself. */
const LEAST_SIDE = 48

/** Loads what finding features needs, so that the first picture does not wait for it. */
export async function loadFeatures(): Promise<void> {
  await openCv()
}

/**
 * How features are looked for: at which size of the picture, in how many windows, and how many in
 * each.
 */
export interface Search {
  /** Of the picture's longer side, 0..1. */
  scale: number
  /** The picture is cut into so many columns and as many rows. */
  windows: number
  /** The strongest of each window. */
  most: number
  /** Each level is 1.2 times smaller than the one before. */
  levels: number
}

/**
 * The strongest features of a picture at several sizes and in several windows. Fine features tell a
 * picture apart from all else; coarse ones stay the same where the painting was reproduced by other
 * means, sharper or softer; windows keep one bright or busy place from taking all of them.
 */
export async function featuresOf(
  picture: GreyRaster,
  searches: readonly Search[],
): Promise<Features> {
  const found: Features[] = []
  for (const search of searches) {
    const scaled =
      search.scale === 1
        ? picture
        : search.scale === 0.5
          ? halved(picture)
          : halved(halved(picture))
    const times = 1 / search.scale
    for (const window of windowsOf(scaled, search.windows))
      found.push(moved(await orbFeaturesOf(window.part, search), window, times))
  }
  return joined(found)
}

interface Window {
  x: number
  y: number
  part: GreyRaster
}

/**
 * No feature is found so near to the edge of a window, so that windows reach as far into their
 * neighbours.
 */
const EDGE = 31

function windowsOf(picture: GreyRaster, across: number): Window[] {
  if (across === 1) return [{ x: 0, y: 0, part: picture }]
  const { width, height, data } = picture
  return Array.from({ length: across * across }, (_value, at) => {
    const [column, row] = [at % across, Math.floor(at / across)]
    const [left, top] = [(column * width) / across - EDGE, (row * height) / across - EDGE].map(
      (start) => Math.max(0, Math.floor(start)),
    ) as [number, number]
    const right = Math.min(width, Math.ceil(((column + 1) * width) / across) + EDGE)
    const bottom = Math.min(height, Math.ceil(((row + 1) * height) / across) + EDGE)
    const part = {
      width: right - left,
      height: bottom - top,
      data: new Uint8Array((right - left) * (bottom - top)),
    }
    for (let y = top; y < bottom; y++)
      part.data.set(data.subarray(y * width + left, y * width + right), (y - top) * part.width)
    return { x: left, y: top, part }
  })
}

/** Features of a window, in the coordinates of the whole picture, which is `times` as large. */
function moved(features: Features, { x, y }: Pick<Window, 'x' | 'y'>, times: number): Features {
  const points = features.points.map(
    (value, at) => (value + (at % 2 === 0 ? x : y) + 0.5) * times - 0.5,
  )
  const sizes = features.sizes.map((size) => size + Math.round(16 * Math.log2(times)))
  return { ...features, points, sizes }
}

export function joined(parts: readonly Features[]): Features {
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const whole = emptyFeatures(count)
  let at = 0
  for (const part of parts) {
    whole.points.set(part.points, at * 2)
    whole.turns.set(part.turns, at)
    whole.sizes.set(part.sizes, at)
    whole.descriptors.set(part.descriptors, at * DESCRIPTOR_WORDS)
    at += part.count
  }
  return whole
}

function emptyFeatures(count: number): Features {
  return {
    count,
    points: new Float32Array(count * 2),
    turns: new Uint8Array(count),
    sizes: new Uint8Array(count),
    descriptors: new Uint32Array(count * DESCRIPTOR_WORDS),
  }
}

/**
 * ORB features of a picture, the strongest (Rublee et al., "ORB: an efficient alternative to SIFT
 * or SURF", ICCV 2011).
 */
async function orbFeaturesOf(
  { width, height, data }: GreyRaster,
  { most, levels }: Search,
): Promise<Features> {
  if (Math.min(width, height) < LEAST_SIDE) return emptyFeatures(0)
  const { cv } = await openCv()
  const grey = new cv.Mat(height, width, cv.CV_8UC1)
  const mask = new cv.Mat()
  const points = new cv.KeyPointVector()
  const found = new cv.Mat()
  const orb = new cv.ORB(most, 1.2, levels)
  try {
    grey.data.set(data)
    orb.detectAndCompute(grey, mask, points, found)
    const strongest = Array.from({ length: points.size() }, (_value, at) => ({
      at,
      point: points.get(at),
    }))
      .sort((a, b) => b.point.response - a.point.response)
      .slice(0, most)
    const features = emptyFeatures(strongest.length)
    const bytes = new Uint8Array(features.descriptors.buffer)
    for (const [rank, { at, point }] of strongest.entries()) {
      features.points.set([point.pt.x, point.pt.y], rank * 2)
      features.turns[rank] = Math.round((point.angle / 360) * 256)
      features.sizes[rank] = Math.round(16 * Math.log2(point.size))
      bytes.set(found.data.subarray(at * 32, at * 32 + 32), rank * 32)
    }
    return features
  } finally {
    for (const part of [grey, mask, points, found, orb]) part.delete()
  }
}
