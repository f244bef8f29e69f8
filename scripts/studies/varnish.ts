// Light on the paint: a soft lamp from the upper left over the relief of the strokes, and a coat of
// varnish.
import { blur } from './blur.ts'
import type { Canvas } from './canvas.ts'
import { at, clamp } from './numbers.ts'
import type { Picture } from './picture.ts'

const STEEPNESS = 2.2
const SHADE = 18
const GLOSS = 5

/** The canvas as it looks on the wall; `scale` is its longest edge over 1600 pixels. */
export function varnish(canvas: Canvas, scale: number): Picture {
  const { width, height } = canvas
  const relief = blur(canvas.relief, width, height, 0.8 * scale)
  const l = canvas.l.slice()
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const slopeX = STEEPNESS * scale * (at(relief, i + 1) - at(relief, i - 1))
      const slopeY = STEEPNESS * scale * (at(relief, i + width) - at(relief, i - width))
      const towards = clamp(slopeX * 0.6 + slopeY * 0.8, -1, 1)
      const base = at(canvas.l, i)
      const shade = SHADE * towards * (0.25 + base / 130)
      const gloss = GLOSS * Math.max(0, towards - 0.25) ** 2
      l[i] = clamp(base + shade + gloss, 0, 100)
    }
  }
  return { width, height, l, a: canvas.a, b: canvas.b }
}
