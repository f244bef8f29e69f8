// The course of a stroke, after Hertzmann, "Painterly Rendering with Curved Brush Strokes of
// Multiple Sizes" (SIGGRAPH 1998), section 2.2; here it grows to both sides of its seed.
import type { Directions } from './direction.ts'
import { at } from './numbers.ts'
import type { Picture } from './picture.ts'

/** Points in pixels, from the beginning of the stroke to its end. */
export type StrokePath = { x: Float32Array; y: Float32Array; points: number }

export type PathRules = {
  /** Distance of two points in pixels. */
  step: number
  /** Steps to each side, at least and at most. */
  minSteps: number
  maxSteps: number
  /** 0..1: how readily the stroke turns. */
  suppleness: number
  /** CIELAB distance from the colour of the seed at which a stroke ends in any case. */
  colourLimit: number
}

/** Follows the form from a seed to both sides until the colour is no longer its own. */
export function tracePath(
  aim: Picture,
  canvas: Picture,
  directions: Directions,
  seed: number,
  rules: PathRules,
): StrokePath {
  const back = followSide(aim, canvas, directions, seed, -1, rules)
  const forth = followSide(aim, canvas, directions, seed, 1, rules)
  const points = back.length + forth.length + 1
  const x = new Float32Array(points)
  const y = new Float32Array(points)
  const place = (index: number, pixel: readonly [number, number]) => {
    x[index] = pixel[0]
    y[index] = pixel[1]
  }
  back.forEach((pixel, index) => {
    place(back.length - 1 - index, pixel)
  })
  place(back.length, [seed % aim.width, Math.floor(seed / aim.width)])
  forth.forEach((pixel, index) => {
    place(back.length + 1 + index, pixel)
  })
  return { x, y, points }
}

function followSide(
  aim: Picture,
  canvas: Picture,
  directions: Directions,
  seed: number,
  side: number,
  rules: PathRules,
): [number, number][] {
  const { width, height } = aim
  const pixels: [number, number][] = []
  let x = seed % width
  let y = Math.floor(seed / width)
  const first = (y >> 1) * directions.width + (x >> 1)
  let dx = side * at(directions.x, first)
  let dy = side * at(directions.y, first)
  for (let step = 1; step <= rules.maxSteps; step++) {
    x += dx * rules.step
    y += dy * rules.step
    if (x < 0 || y < 0 || x > width - 1 || y > height - 1) break
    const [column, row] = [Math.round(x), Math.round(y)]
    const i = row * width + column
    const strayed = colourDistance(aim, i, aim, seed)
    if (strayed > rules.colourLimit) break
    if (step > rules.minSteps && strayed > colourDistance(aim, i, canvas, i)) break
    pixels.push([x, y])
    const here = (row >> 1) * directions.width + (column >> 1)
    const fieldX = at(directions.x, here)
    const fieldY = at(directions.y, here)
    const sign = fieldX * dx + fieldY * dy < 0 ? -1 : 1
    dx += rules.suppleness * (sign * fieldX - dx)
    dy += rules.suppleness * (sign * fieldY - dy)
    const length = Math.hypot(dx, dy) || 1
    dx /= length
    dy /= length
  }
  return pixels
}

/** The CIELAB distance (CIE 1976) of two pixels. */
export function colourDistance(one: Picture, i: number, other: Picture, j: number): number {
  const l = at(one.l, i) - at(other.l, j)
  const a = at(one.a, i) - at(other.a, j)
  const b = at(one.b, i) - at(other.b, j)
  return Math.sqrt(l * l + a * a + b * b)
}
