// One stroke: where it is needed, what colour it has, whether it stays. It stays only if it brings
// the canvas nearer to the painting (after Hertzmann, "Paint by Relaxation", 2001), which keeps
// edges and faces clean.
import type { Brush, Dab } from './brush.ts'
import type { Canvas } from './canvas.ts'
import type { Directions } from './direction.ts'
import type { Layer } from './layers.ts'
import { at, smoothStep } from './numbers.ts'
import type { Picture } from './picture.ts'
import { colourDistance, tracePath } from './stroke-path.ts'

/** What the painter works with; `attention` is 0..1 a pixel. */
export type Easel = { canvas: Canvas; attention: Float32Array; brush: Brush; random: () => number }

/** Error that bare ground counts for, in CIELAB squared: anything is better than bare ground. */
const BARE = 4000

/**
 * The pixel of the seed cell (`cell` pixels wide, counted by rows) that differs most, or -1 where
 * the canvas is near enough to the painting.
 */
export function findSeed(
  easel: Easel,
  aim: Picture,
  layer: Layer,
  cell: number,
  index: number,
): number {
  const columns = Math.ceil(aim.width / cell)
  const left = (index % columns) * cell
  const top = Math.floor(index / columns) * cell
  const { canvas, attention } = easel
  let sum = 0
  let count = 0
  let worst = -1
  let seed = -1
  for (let y = top; y < Math.min(top + cell, aim.height); y++) {
    for (let x = left; x < Math.min(left + cell, aim.width); x++) {
      const i = y * aim.width + x
      const error = colourDistance(aim, i, canvas, i) + 60 * (1 - at(canvas.covered, i))
      sum += error
      count++
      if (error <= worst) continue
      worst = error
      seed = i
    }
  }
  const interest = at(attention, seed)
  if (interest < layer.attention) return -1
  return sum / count > layer.tolerance * (1.3 - 0.55 * interest) ? seed : -1
}

/** Lays a long stroke through the seed, or a short one, or none, if neither helps. */
export function placeStroke(
  easel: Easel,
  aim: Picture,
  directions: Directions,
  layer: Layer,
  seed: number,
): void {
  const { random, canvas, brush } = easel
  const radius = layer.radius * (0.8 + 0.35 * random())
  const hairs = random()
  for (const steps of [layer.maxSteps, Math.ceil(layer.maxSteps / 3)]) {
    const rules = { ...layer, step: layer.step * radius, maxSteps: steps }
    const path = tracePath(aim, canvas, directions, seed, rules)
    if (path.points < layer.minSteps) continue
    const dab = brush.press(path, radius, hairs)
    const colour = fitColour(easel, aim, dab)
    if (!colour) continue
    layPaint(easel, layer, dab, colour)
    return
  }
}

type Colour = { l: number; a: number; b: number }

/**
 * The mean colour of the painting under the dab, or null if it would not bring the canvas nearer.
 */
function fitColour({ canvas }: Easel, aim: Picture, dab: Dab): Colour | null {
  let [weight, l, a, b, squares, before] = [0, 0, 0, 0, 0, 0]
  for (let k = 0; k < dab.count; k++) {
    const i = dab.pixel[k] ?? 0
    const cover = at(dab.cover, k)
    const [aimL, aimA, aimB] = [at(aim.l, i), at(aim.a, i), at(aim.b, i)]
    const [dl, da, db] = [aimL - at(canvas.l, i), aimA - at(canvas.a, i), aimB - at(canvas.b, i)]
    weight += cover
    l += cover * aimL
    a += cover * aimA
    b += cover * aimB
    squares += cover * (aimL * aimL + aimA * aimA + aimB * aimB)
    before += cover * (dl * dl + da * da + db * db + BARE * (1 - at(canvas.covered, i)))
  }
  if (weight < 1) return null
  const after = squares - (l * l + a * a + b * b) / weight
  return after < 0.8 * before ? { l: l / weight, a: a / weight, b: b / weight } : null
}

function layPaint(easel: Easel, layer: Layer, dab: Dab, mean: Colour): void {
  const { canvas, random } = easel
  const seed = dab.pixel[dab.count >> 1] ?? 0
  const calm = (0.3 + 0.7 * smoothStep(8, 45, mean.l)) * (1 - 0.6 * at(easel.attention, seed))
  const streaks = layer.streak * calm
  const stray = (amount: number) => (random() + random() - 1) * amount * calm
  const l = mean.l + stray(layer.jitter)
  const a = mean.a * 1.05 + stray(layer.jitter)
  const b = mean.b * 1.05 + stray(layer.jitter)
  const body = layer.body * (0.45 + 0.0075 * l)
  for (let k = 0; k < dab.count; k++) {
    const i = dab.pixel[k] ?? 0
    const cover = at(dab.cover, k)
    const streak = (at(dab.hair, k) - 0.5) * streaks
    canvas.l[i] = at(canvas.l, i) + cover * (l + streak - at(canvas.l, i))
    canvas.a[i] = at(canvas.a, i) + cover * (a - at(canvas.a, i))
    canvas.b[i] = at(canvas.b, i) + cover * (b - at(canvas.b, i))
    const below = at(canvas.relief, i)
    canvas.relief[i] = below + cover * (body * at(dab.height, k) - layer.body * below)
    canvas.covered[i] = at(canvas.covered, i) + cover * (1 - at(canvas.covered, i))
  }
  canvas.strokes++
}
