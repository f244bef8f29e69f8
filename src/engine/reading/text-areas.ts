import type { Mat } from '@techstark/opencv-js'
import type { OpenCv } from '#engine/open-cv.ts'
import type { Point } from '#engine/recognition/homography.ts'

/**
 * A line of text in a picture: its corners, clockwise from where reading begins, in fractions 0..1
 * of the picture.
 */
export interface TextArea {
  corners: [Point, Point, Point, Point]
  /** In pixels of the map that it was found in. */
  width: number
  height: number
}

/** A pixel is one of text from here on, and an area in the mean of its pixels. */
const TEXT_PIXEL = 0.3
const TEXT_AREA = 0.5
/**
 * The network marks the middle of a line: how far out its letters reach, as a share of area by
 * circumference.
 */
const REACH = 1.6
const LEAST_HEIGHT = 3
/** Text that climbs more steeply is not read. */
const STEEPEST = (50 * Math.PI) / 180
const MOST_AREAS = 200

/**
 * The lines of text in a map of text (Liao et al., "Real-time scene text detection with
 * differentiable binarization", AAAI 2020).
 *
 * @param map how likely each pixel is one of text, row by row.
 */
export function textAreasIn(
  cv: OpenCv,
  map: Float32Array,
  width: number,
  height: number,
): TextArea[] {
  const mask: Mat = new cv.Mat(height, width, cv.CV_8UC1)
  const contours = new cv.MatVector()
  const nesting = new cv.Mat()
  try {
    mask.data.set(Uint8Array.from(map, (likelihood) => (likelihood > TEXT_PIXEL ? 255 : 0)))
    cv.findContours(mask, contours, nesting, cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE)
    const areas: TextArea[] = []
    for (let at = 0; at < contours.size() && areas.length < MOST_AREAS; at++) {
      const contour = contours.get(at)
      const area = areaOf(cv, contour, map, width, height)
      if (area) areas.push(area)
      contour.delete()
    }
    return areas
  } finally {
    for (const part of [mask, contours, nesting]) part.delete()
  }
}

function areaOf(
  cv: OpenCv,
  contour: Mat,
  map: Float32Array,
  width: number,
  height: number,
): TextArea | null {
  const { center, size, angle } = cv.minAreaRect(contour)
  if (Math.min(size.width, size.height) < LEAST_HEIGHT) return null
  if (meanIn(map, width, cv.boundingRect(contour)) < TEXT_AREA) return null
  const isUpended = size.width < size.height
  const [long, short] = isUpended ? [size.height, size.width] : [size.width, size.height]
  const degrees = isUpended ? angle - 90 : angle
  const turn = ((degrees - 180 * Math.round(degrees / 180)) * Math.PI) / 180
  if (Math.abs(turn) > STEEPEST) return null
  const reach = ((long * short) / (2 * (long + short))) * REACH
  const [w, h] = [long + 2 * reach, short + 2 * reach]
  const corner = (u: number, v: number): Point => [
    (center.x + (u * w * Math.cos(turn) - v * h * Math.sin(turn)) / 2) / width,
    (center.y + (u * w * Math.sin(turn) + v * h * Math.cos(turn)) / 2) / height,
  ]
  return {
    corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    width: w,
    height: h,
  }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The mean of what is likely text within a box: what is not counts little in a slanted one. */
function meanIn(map: Float32Array, width: number, box: Box): number {
  let [sum, count] = [0, 0]
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const likelihood = map[y * width + x] ?? 0
      if (likelihood <= TEXT_PIXEL) continue
      sum += likelihood
      count++
    }
  return count === 0 ? 0 : sum / count
}
