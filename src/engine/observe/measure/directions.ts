import type { LineDirection } from '#shared/api/measurements.ts'
import { blurred, product } from './blur.ts'
import type { LabRaster } from './lab.ts'

/** How strong the lines of a picture are, by direction. */
export interface Directions {
  /**
   * 12 shares, 15 degrees each, from horizontal, turning so that the second rises to the right.
   * They add up to 1.
   */
  rose: number[]
  /** The shares of four directions, 45 degrees each. */
  shares: Record<LineDirection, number>
  /** Null where no direction prevails. */
  dominant: LineDirection | null
}

const BINS = 12
const LEAST_EDGE = 8
/** Chance alone gives each of four directions a quarter. */
const PREVAILS = 0.34
const MARGIN = 6

/**
 * Directions of lines from the structure tensor of lightness, weighed by the strength of the edge
 * and by how straight it is (Bigün and Granlund 1987; Jähne, Digital Image Processing, ch. 13).
 */
export function directionsOf({ width, height, lightness }: LabRaster): Directions {
  const smooth = blurred(lightness, width, height, 1)
  const dx = new Float32Array(lightness.length)
  const dy = new Float32Array(lightness.length)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      dx[at] = (smooth[at + 1] ?? 0) - (smooth[at - 1] ?? 0)
      dy[at] = (smooth[at + width] ?? 0) - (smooth[at - width] ?? 0)
    }
  const xx = blurred(product(dx, dx), width, height, 3)
  const yy = blurred(product(dy, dy), width, height, 3)
  const xy = blurred(product(dx, dy), width, height, 3)
  const rose = new Array<number>(BINS).fill(0)
  for (let y = MARGIN; y < height - MARGIN; y++)
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const at = y * width + x
      const [horizontal, vertical, mixed] = [xx[at] ?? 0, yy[at] ?? 0, xy[at] ?? 0]
      const energy = horizontal + vertical
      if (energy < LEAST_EDGE) continue
      const straight = Math.hypot(horizontal - vertical, 2 * mixed) / energy
      // A line runs across its gradient; rows count downwards, angles upwards.
      const gradient = (Math.atan2(2 * mixed, horizontal - vertical) / 2) * (180 / Math.PI)
      const angle = (((90 - gradient) % 180) + 180) % 180
      const bin = Math.round(angle / 15) % BINS
      rose[bin] = (rose[bin] ?? 0) + Math.sqrt(energy) * straight * straight
    }
  return summedUp(rose)
}

function summedUp(strengths: readonly number[]): Directions {
  const total = strengths.reduce((sum, value) => sum + value, 0)
  const rose = strengths.map((value) => (total > 0 ? value / total : 0))
  const sum = (...bins: number[]) => bins.reduce((all, bin) => all + (rose[bin] ?? 0), 0)
  const shares = {
    horizontal: sum(11, 0, 1),
    rising: sum(2, 3, 4),
    vertical: sum(5, 6, 7),
    falling: sum(8, 9, 10),
  }
  const [strongest] = (Object.entries(shares) as [LineDirection, number][]).sort(
    (a, b) => b[1] - a[1],
  )
  return { rose, shares, dominant: strongest && strongest[1] >= PREVAILS ? strongest[0] : null }
}
