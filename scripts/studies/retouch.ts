import { at } from './numbers.ts'
import type { Picture } from './picture.ts'
import type { Box } from './works.ts'

/** Sweeps until a masked place has settled into its surroundings. */
const SWEEPS = 600

/**
 * Fills a box (left, top, right, bottom; fractions 0..1) from its surroundings: no slope has a
 * break (Laplace).
 */
export function retouch(picture: Picture, mask: Box): void {
  const { width, height } = picture
  const left = Math.max(1, Math.floor(mask[0] * width))
  const top = Math.max(1, Math.floor(mask[1] * height))
  const right = Math.min(width - 2, Math.ceil(mask[2] * width))
  const bottom = Math.min(height - 2, Math.ceil(mask[3] * height))
  for (const plane of [picture.l, picture.a, picture.b]) {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let y = top; y <= bottom; y++) {
        for (let x = left; x <= right; x++) {
          const i = y * width + x
          const mean =
            (at(plane, i - 1) + at(plane, i + 1) + at(plane, i - width) + at(plane, i + width)) / 4
          plane[i] = at(plane, i) + 1.9 * (mean - at(plane, i))
        }
      }
    }
  }
}

/** Keeps a share of the colour: 1 is as photographed, 0 is grey. */
export function calmColour(picture: Picture, chroma: number): void {
  for (let i = 0; i < picture.a.length; i++) {
    picture.a[i] = chroma * at(picture.a, i)
    picture.b[i] = chroma * at(picture.b, i)
  }
}
