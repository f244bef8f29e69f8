import { bristleAt } from './bristles.ts'
import { at, clamp, smoothStep } from './numbers.ts'
import type { StrokePath } from './stroke-path.ts'

/**
 * What a stroke would leave on the canvas: for each of `count` pixels its cover, hair and height,
 * all 0..1.
 */
export type Dab = {
  count: number
  pixel: Int32Array
  cover: Float32Array
  hair: Float32Array
  height: Float32Array
}

export type Brush = { press: (path: StrokePath, radius: number, seed: number) => Dab }

const FAR = 1e9

/**
 * A brush for a canvas of this size. It reuses one dab: what `press` gives is valid until the next
 * press.
 */
export function createBrush(width: number, height: number, largestStroke: number): Brush {
  const reach = (2 * Math.ceil(largestStroke) + 4) ** 2
  const distance = new Float32Array(reach)
  const along = new Float32Array(reach)
  const side = new Float32Array(reach)
  const dab: Dab = {
    count: 0,
    pixel: new Int32Array(reach),
    cover: new Float32Array(reach),
    hair: new Float32Array(reach),
    height: new Float32Array(reach),
  }

  /**
   * For each pixel of the box, the nearest point of the path: how far along and how far aside it
   * lies.
   */
  function measure(path: StrokePath, radius: number, box: Box): number {
    distance.fill(FAR, 0, box.width * box.height)
    let travelled = 0
    for (let i = 0; i < Math.max(1, path.points - 1); i++) {
      const x0 = at(path.x, i)
      const y0 = at(path.y, i)
      const dx = i + 1 < path.points ? at(path.x, i + 1) - x0 : 0.01
      const dy = i + 1 < path.points ? at(path.y, i + 1) - y0 : 0
      const length = Math.hypot(dx, dy)
      const left = Math.max(box.left, Math.floor(Math.min(x0, x0 + dx) - radius))
      const right = Math.min(box.left + box.width - 1, Math.ceil(Math.max(x0, x0 + dx) + radius))
      const top = Math.max(box.top, Math.floor(Math.min(y0, y0 + dy) - radius))
      const bottom = Math.min(box.top + box.height - 1, Math.ceil(Math.max(y0, y0 + dy) + radius))
      for (let y = top; y <= bottom; y++) {
        const row = (y - box.top) * box.width - box.left
        for (let x = left; x <= right; x++) {
          const px = x - x0
          const py = y - y0
          const t = clamp((px * dx + py * dy) / (length * length), 0, 1)
          const ex = px - t * dx
          const ey = py - t * dy
          const squared = ex * ex + ey * ey
          if (squared >= at(distance, row + x)) continue
          distance[row + x] = squared
          along[row + x] = travelled + t * length
          side[row + x] = (px * dy - py * dx) / length
        }
      }
      travelled += length
    }
    return travelled
  }

  function press(path: StrokePath, radius: number, seed: number): Dab {
    const box = boxAround(path, radius, width, height)
    const length = measure(path, radius, box)
    const hairWidth = Math.max(1.1, radius / 7)
    const soft = Math.max(0.9, 0.14 * radius)
    const start = 4096 * seed
    dab.count = 0
    for (let y = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        const cell = y * box.width + x
        const squared = at(distance, cell)
        if (squared > radius * radius) continue
        const away = Math.sqrt(squared)
        const travelled = at(along, cell)
        const hair = bristleAt(
          start + travelled / hairWidth,
          start + 64 + at(side, cell) / hairWidth,
        )
        const progress = travelled / (length + 0.01)
        const taper =
          1 - 0.22 * (1 - smoothStep(0, 0.2, progress)) - 0.4 * smoothStep(0.62, 1, progress)
        const edge = radius * taper * (0.86 + 0.14 * hair)
        const dry = hair - 0.75 * smoothStep(0.6, 1.1, progress)
        const cover = clamp((edge - away) / soft, 0, 1) * smoothStep(-0.35, 0.05, dry)
        if (cover < 0.02) continue
        const rim = away / (edge + 0.01)
        const next = dab.count++
        dab.pixel[next] = (y + box.top) * width + x + box.left
        dab.cover[next] = cover
        dab.hair[next] = hair
        dab.height[next] = 0.3 + 0.5 * hair + 0.2 * rim * rim * rim
      }
    }
    return dab
  }

  return { press }
}

type Box = { left: number; top: number; width: number; height: number }

function boxAround(path: StrokePath, radius: number, width: number, height: number): Box {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let i = 0; i < path.points; i++) {
    left = Math.min(left, at(path.x, i))
    right = Math.max(right, at(path.x, i))
    top = Math.min(top, at(path.y, i))
    bottom = Math.max(bottom, at(path.y, i))
  }
  left = Math.max(0, Math.floor(left - radius))
  top = Math.max(0, Math.floor(top - radius))
  right = Math.min(width - 1, Math.ceil(right + radius))
  bottom = Math.min(height - 1, Math.ceil(bottom + radius))
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
