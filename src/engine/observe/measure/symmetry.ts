import type { LabRaster } from './lab.ts'

const GRID = 32

/** The mean lightness of fields, row by row. */
export function fieldsOf(
  { width, height, lightness }: LabRaster,
  columns: number,
  rows: number,
): number[] {
  const sums = new Float64Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const field = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)
      sums[field] = (sums[field] ?? 0) + (lightness[y * width + x] ?? 0)
      counts[field] = (counts[field] ?? 0) + 1
    }
  return Array.from(sums, (sum, field) => sum / Math.max(1, counts[field] ?? 1))
}

/**
 * How alike a picture and its mirror image are: correlations -1..1 of lightness on a grid of 32 by
 * 32 fields.
 */
export function symmetryOf(picture: LabRaster): { leftRight: number; topBottom: number } {
  const fields = fieldsOf(picture, GRID, GRID)
  const mirrored = (of: (x: number, y: number) => number) =>
    fields.map((_field, at) => fields[of(at % GRID, Math.floor(at / GRID))] ?? 0)
  return {
    leftRight: correlation(
      fields,
      mirrored((x, y) => y * GRID + GRID - 1 - x),
    ),
    topBottom: correlation(
      fields,
      mirrored((x, y) => (GRID - 1 - y) * GRID + x),
    ),
  }
}

/** Pearson's. A picture of one tone is its own mirror image: 1. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(one), mean(other)]
  let [together, first, second] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - a, (other[at] ?? 0) - b]
    together += x * y
    first += x * x
    second += y * y
  }
  const spread = Math.sqrt(first * second)
  return spread < 1e-6 ? 1 : together / spread
}
