import { blur } from './blur.ts'
import { at } from './numbers.ts'
import type { Picture } from './picture.ts'

/** How much more varies unseen in calm places than in focus. */
const CALM = 2.5

/** How much less of the faint texture goes where care is full. */
const SPARED = 0.85

/** How much the drawing is accented where attention is full. */
const ACCENT = 0.5

/**
 * Looks with half-closed eyes: fine faint texture goes, edges stay. The guided filter of He, Sun
 * and Tang (ECCV 2010), each channel guided by itself. What deserves attention is accented.
 * `attention` and `care` are 0..1 a pixel, `sigma` in pixels, `grain` the variance (CIELAB squared)
 * of cracks, canvas and the photograph's own grain.
 */
export function squint(
  picture: Picture,
  attention: Float32Array,
  care: Float32Array,
  sigma: number,
  grain: number,
): Picture {
  const { width, height } = picture
  const faint = attention.map(
    (value, i) => grain * (CALM + Math.sqrt(value) * (1 - CALM)) * (1 - SPARED * at(care, i)),
  )
  const calm = (plane: Float32Array) => guidedFilter(plane, width, height, sigma, faint)
  const l = calm(picture.l)
  const around = blur(l, width, height, 1.2 * sigma)
  const accented = l.map(
    (value, i) => value + ACCENT * at(attention, i) ** 2 * (value - at(around, i)),
  )
  return { width, height, l: accented, a: calm(picture.a), b: calm(picture.b) }
}

function guidedFilter(
  plane: Float32Array,
  width: number,
  height: number,
  sigma: number,
  faint: Float32Array,
): Float32Array {
  const soften = (values: Float32Array) => blur(values, width, height, sigma)
  const mean = soften(plane)
  const squares = soften(plane.map((value) => value * value))
  const keep = mean.map((value, i) => {
    const variance = Math.max(0, at(squares, i) - value * value)
    return variance / (variance + at(faint, i))
  })
  const offset = soften(mean.map((value, i) => value * (1 - at(keep, i))))
  const slope = soften(keep)
  return plane.map((value, i) => value * at(slope, i) + at(offset, i))
}
