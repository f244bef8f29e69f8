// The painter, after Hertzmann, "Painterly Rendering with Curved Brush Strokes of Multiple Sizes"
// (SIGGRAPH 1998): layers of strokes from coarse to fine, each laid where canvas and painting still
// differ.
import { type Focus, measureAttention, measureCare } from './attention.ts'
import { blurPicture } from './blur.ts'
import { createBrush } from './brush.ts'
import { type Canvas, doubleCanvas, halve, halvePlane, prime } from './canvas.ts'
import { measureDirections } from './direction.ts'
import { BROAD_LAYERS, FINE_LAYERS, type Layer } from './layers.ts'
import { clamp } from './numbers.ts'
import type { Picture } from './picture.ts'
import { randomFrom, shuffle } from './random.ts'
import { squint } from './squint.ts'
import { type Easel, findSeed, placeStroke } from './stroke.ts'
import type { Box } from './works.ts'

/**
 * Margin in pixels; `scale` is the longest edge over 1600; `breadth` widens all brushes, 1 is
 * usual; `grain` is the variance (CIELAB squared) of cracks and canvas that even in a face are not
 * painted.
 */
export type Setting = {
  margin: number
  scale: number
  breadth: number
  grain: number
  seed: string
  /** Regions that the text points at: [left, top, width, height] in fractions of the picture. */
  places: readonly Box[]
}

/**
 * Paints a padded picture whose sides divide by four. The same picture and setting give the same
 * canvas.
 */
export function paint(painting: Picture, focuses: Focus[], setting: Setting): Canvas {
  const { margin, scale, breadth, grain, places } = setting
  const range = measureRange(painting)
  const care = measureCare(painting, places, margin)
  const attention = measureAttention(painting, focuses, care, margin, scale, range)
  const picture = squint(painting, attention, care, 2.8 * scale, grain * range * range)
  const random = randomFrom(setting.seed)
  const half = halve(picture)
  const glance = { attention: halvePlane(attention, picture.width), random }
  const canvas = prime(half)
  const tuned = (layers: Layer[], size: number) =>
    layers.map((layer) => tune(layer, size * breadth * scale, range))
  paintLayers({ canvas, ...glance }, half, tuned(BROAD_LAYERS, 0.5))
  const whole = doubleCanvas(canvas)
  paintLayers({ canvas: whole, attention, random }, picture, tuned(FINE_LAYERS, 1))
  return whole
}

/**
 * How much of the tones a picture uses: 1 is usual, 0.4 is mist. A misty picture is painted with a
 * finer ear.
 */
function measureRange({ l }: Picture): number {
  const mean = l.reduce((sum, value) => sum + value, 0) / l.length
  const spread = Math.sqrt(l.reduce((sum, value) => sum + (value - mean) ** 2, 0) / l.length)
  return clamp(spread / 16, 0.4, 1)
}

function tune(layer: Layer, size: number, range: number): Layer {
  const { radius, tolerance, colourLimit, jitter, streak } = layer
  return {
    ...{
      ...layer,
      radius: radius * size,
      tolerance: tolerance * range,
      colourLimit: colourLimit * range,
    },
    ...{ jitter: jitter * range, streak: streak * range },
  }
}

function paintLayers(easel: Omit<Easel, 'brush'>, picture: Picture, layers: Layer[]): void {
  const longest = layers.map((layer) => layer.radius * (layer.maxSteps * layer.step + 1.5) * 1.15)
  const brush = createBrush(picture.width, picture.height, Math.max(...longest))
  for (const layer of layers) paintLayer({ ...easel, brush }, picture, layer)
}

function paintLayer(easel: Easel, picture: Picture, layer: Layer): void {
  const aim = blurPicture(picture, layer.blur * layer.radius)
  const directions = measureDirections(halve(aim), 1.2 + 0.45 * layer.radius)
  const cell = Math.max(2, Math.round(layer.radius * layer.spacing))
  const count = Math.ceil(picture.width / cell) * Math.ceil(picture.height / cell)
  const cells = Int32Array.from({ length: count }, (_, index) => index)
  for (let pass = 0; pass < layer.passes; pass++) {
    shuffle(cells, easel.random)
    for (const index of cells) {
      const seed = findSeed(easel, aim, layer, cell, index)
      if (seed >= 0) placeStroke(easel, aim, directions, layer, seed)
    }
  }
}
