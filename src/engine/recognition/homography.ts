/** A point, in the units of its picture. */
export type Point = readonly [x: number, y: number]

/**
 * A projective map of the plane, row by row, the last number 1: how one photo of a flat thing maps
 * onto another.
 */
export type Homography = readonly number[]

/** Where a homography maps a point; null for points behind the camera. */
export function mapPoint(map: Homography, [x, y]: Point): Point | null {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = map
  const depth = g * x + h * y + 1
  if (depth <= 0.05) return null
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
}

/**
 * The homography that maps the points of `from` onto those of `to`: exactly for four, by least
 * squares for more (direct linear transformation; Hartley and Zisserman, Multiple View Geometry,
 * ch. 4). Null where it is not determined.
 */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | null {
  // Normal equations of the eight unknowns; for four points they have the exact solution.
  const matrix = Array.from({ length: 8 }, () => new Float64Array(9))
  const add = (row: readonly number[], value: number) => {
    for (let i = 0; i < 8; i++) {
      const target = matrix[i]
      const factor = row[i] ?? 0
      if (!target || factor === 0) continue
      for (let j = 0; j < 8; j++) target[j] = (target[j] ?? 0) + factor * (row[j] ?? 0)
      target[8] = (target[8] ?? 0) + factor * value
    }
  }
  const source = normalise(from)
  const target = normalise(to)
  for (const [index, [x, y]] of source.points.entries()) {
    const [u, v] = target.points[index] ?? [0, 0]
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u)
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v)
  }
  const solved = solve(matrix)
  return solved === null ? null : denormalise(solved, source, target)
}

interface Normalised {
  points: Point[]
  centre: Point
  scale: number
}

/** Moves points to a mean of 0 and a spread of about 1: the equations stay well conditioned. */
function normalise(points: readonly Point[]): Normalised {
  const count = points.length
  const centre: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / count,
    points.reduce((sum, [, y]) => sum + y, 0) / count,
  ]
  const spread =
    points.reduce((sum, [x, y]) => sum + Math.hypot(x - centre[0], y - centre[1]), 0) / count
  const scale = spread > 0 ? 1 / spread : 1
  return {
    points: points.map(([x, y]) => [(x - centre[0]) * scale, (y - centre[1]) * scale]),
    centre,
    scale,
  }
}

function denormalise(
  solved: readonly number[],
  source: Normalised,
  target: Normalised,
): Homography | null {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = solved
  const to = [1 / target.scale, 0, target.centre[0], 0, 1 / target.scale, target.centre[1], 0, 0, 1]
  const from = [
    source.scale,
    0,
    -source.centre[0] * source.scale,
    0,
    source.scale,
    -source.centre[1] * source.scale,
    0,
    0,
    1,
  ]
  const whole = multiply(multiply(to, [a, b, c, d, e, f, g, h, 1]), from)
  const last = whole[8] ?? 0
  return Math.abs(last) < 1e-12 ? null : whole.map((value) => value / last)
}

/** The map that does `second` first and `first` then. */
export function multiply(first: readonly number[], second: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_value, at) => {
    const row = Math.floor(at / 3) * 3
    const column = at % 3
    return [0, 1, 2].reduce(
      (sum, k) => sum + (first[row + k] ?? 0) * (second[k * 3 + column] ?? 0),
      0,
    )
  })
}

/** Gaussian elimination with pivots. Null for a singular matrix. */
function solve(matrix: Float64Array[]): number[] | null {
  const size = matrix.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row
    const lead = matrix[pivot]
    const swapped = matrix[column]
    if (!lead || !swapped || Math.abs(lead[column] ?? 0) < 1e-12) return null
    matrix[pivot] = swapped
    matrix[column] = lead
    for (const [row, values] of matrix.entries()) {
      if (row === column) continue
      const factor = (values[column] ?? 0) / (lead[column] ?? 1)
      for (let k = column; k <= size; k++) values[k] = (values[k] ?? 0) - factor * (lead[k] ?? 0)
    }
  }
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}
