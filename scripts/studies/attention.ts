// Where a painter would look closely: where the picture is rich in detail, and where the work's
// data says so.
import { blur } from './blur.ts'
import { at, clamp, smoothStep } from './numbers.ts'
import type { Picture } from './picture.ts'
import type { Box } from './works.ts'

/**
 * Area, as a fraction of the picture, up to which a place is painted with all care, and from which
 * with none.
 */
const SMALL_PLACE = 0.03
const LARGE_PLACE = 0.2

/** An ellipse in fractions of the picture: its centre and half axes, 0..1. */
export type Focus = { x: number; y: number; rx: number; ry: number }

/**
 * 0..1 a pixel: 0 is calm ground, about 0.5 lively detail, 1 a face. `margin` is the padding in
 * pixels, `scale` the longest edge over 1600, `range` how much of the tones the picture uses.
 */
export function measureAttention(
  picture: Picture,
  focuses: Focus[],
  care: Float32Array,
  margin: number,
  scale: number,
  range: number,
): Float32Array {
  const { width, height } = picture
  const edges = localContrast(picture, 2.2 * scale)
  const energy = blur(edges, width, height, 10 * scale)
  const attention = energy.map((value) => 0.6 * smoothStep(1.1, 4.8, value / range))
  for (const focus of focuses) raise(attention, width, height, focus, margin)
  return attention.map((value, i) => Math.max(value, at(care, i)))
}

/** How much each pixel's lightness differs from its surroundings. */
function localContrast(picture: Picture, sigma: number): Float32Array {
  const around = blur(picture.l, picture.width, picture.height, sigma)
  return picture.l.map((value, i) => Math.abs(value - at(around, i)))
}

function raise(
  attention: Float32Array,
  width: number,
  height: number,
  focus: Focus,
  margin: number,
): void {
  const cx = margin + focus.x * (width - 2 * margin)
  const cy = margin + focus.y * (height - 2 * margin)
  const rx = focus.rx * (width - 2 * margin)
  const ry = focus.ry * (height - 2 * margin)
  const top = clamp(Math.floor(cy - 1.5 * ry), 0, height)
  const bottom = clamp(Math.ceil(cy + 1.5 * ry), 0, height)
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x - cx) / rx, (y - cy) / ry)
      const weight = 1 - smoothStep(0.85, 1.4, away)
      const i = y * width + x
      attention[i] = Math.max(at(attention, i), weight)
    }
  }
}

/**
 * 0..1 a pixel: where the picture must show what the text points at. Small places need the fine
 * brush; what fills a large one is seen without it. `places` are [left, top, width, height] in
 * fractions of the picture.
 */
export function measureCare(
  picture: Picture,
  places: readonly Box[],
  margin: number,
): Float32Array {
  const { width, height } = picture
  const care = new Float32Array(width * height)
  const [insideX, insideY] = [width - 2 * margin, height - 2 * margin]
  for (const [left, top, w, h] of places) {
    const weight = 1 - smoothStep(SMALL_PLACE, LARGE_PLACE, w * h)
    const end = { x: margin + (left + w) * insideX, y: margin + (top + h) * insideY }
    for (let y = Math.floor(margin + top * insideY); y < end.y; y++) {
      for (let x = Math.floor(margin + left * insideX); x < end.x; x++) {
        care[y * width + x] = Math.max(at(care, y * width + x), weight)
      }
    }
  }
  return blur(care, width, height, width / 200)
}
