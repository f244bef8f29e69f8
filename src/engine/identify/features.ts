import { createRequire } from 'node:module'
import { type GreyRaster, halved } from '#engine/observe/raster.ts'

/** Points of a picture that are found again in other photos of it. */
export interface Features {
  count: number
  /** x and y of each, in pixels of the raster that they were found in. */
  points: Float32Array
  /** Eight words of 32 bits each: 256 comparisons of brightness around the point. */
  descriptors: Uint32Array
}

export const DESCRIPTOR_WORDS = 8

/** A smaller picture has no room for a feature: each looks 31 pixels around itself. */
const LEAST_SIDE = 48

type OpenCv = typeof import('@techstark/opencv-js')

let loaded: Promise<{ cv: OpenCv }> | null = null

/** OpenCV takes a third of a second and 70 MB: it is loaded in workers only, once. */
async function openCv(): Promise<{ cv: OpenCv }> {
  loaded ??= new Promise((resolve) => {
    // Its module has a `then` of its own: a promise must never resolve to it, so it travels in an object.
    const module = createRequire(import.meta.url)('@techstark/opencv-js')
    module.then((cv: OpenCv) => resolve({ cv }))
  })
  return loaded
}

/** Loads what finding features needs, so that the first picture does not wait for it. */
export async function loadFeatures(): Promise<void> {
  await openCv()
}

/** How many features to look for: in the picture itself, and in the picture at half its size. */
export interface Counts {
  whole: number
  halved: number
}

/**
 * The strongest features of a picture at its own size and at half of it. Fine features tell a picture apart from all
 * else; coarse ones stay the same where the painting was reproduced by other means, sharper or softer.
 */
export async function featuresOf(picture: GreyRaster, counts: Counts): Promise<Features> {
  const fine = await orbFeaturesOf(picture, counts.whole)
  const coarse = await orbFeaturesOf(halved(picture), counts.halved)
  return {
    count: fine.count + coarse.count,
    points: Float32Array.of(...fine.points, ...coarse.points.map((value) => value * 2 + 0.5)),
    descriptors: Uint32Array.of(...fine.descriptors, ...coarse.descriptors),
  }
}

/**
 * The strongest ORB features of a picture (Rublee et al., "ORB: an efficient alternative to SIFT or SURF", ICCV 2011).
 *
 * @param most at most so many, the strongest.
 */
async function orbFeaturesOf({ width, height, data }: GreyRaster, most: number): Promise<Features> {
  if (Math.min(width, height) < LEAST_SIDE)
    return { count: 0, points: new Float32Array(), descriptors: new Uint32Array() }
  const { cv } = await openCv()
  const grey = new cv.Mat(height, width, cv.CV_8UC1)
  const mask = new cv.Mat()
  const points = new cv.KeyPointVector()
  const found = new cv.Mat()
  const orb = new cv.ORB(most)
  try {
    grey.data.set(data)
    orb.detectAndCompute(grey, mask, points, found)
    const strongest = Array.from({ length: points.size() }, (_value, at) => ({ at, point: points.get(at) }))
      .sort((a, b) => b.point.response - a.point.response)
      .slice(0, most)
    const features: Features = {
      count: strongest.length,
      points: new Float32Array(strongest.length * 2),
      descriptors: new Uint32Array(strongest.length * DESCRIPTOR_WORDS),
    }
    const bytes = new Uint8Array(features.descriptors.buffer)
    for (const [rank, { at, point }] of strongest.entries()) {
      features.points.set([point.pt.x, point.pt.y], rank * 2)
      bytes.set(found.data.subarray(at * 32, at * 32 + 32), rank * 32)
    }
    return features
  } finally {
    for (const part of [grey, mask, points, found, orb]) part.delete()
  }
}
