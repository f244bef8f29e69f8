// How much of a painting's local structure a study keeps: structural similarity of lightness, after
// Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to
// Structural Similarity" (IEEE TIP 2004).
import sharp from 'sharp'
import { blur } from './blur.ts'
import { pictureFromRgb } from './colour.ts'
import { loadPicture } from './load.ts'
import { at } from './numbers.ts'
import type { Picture } from './picture.ts'
import { type Box, readWork } from './works.ts'

/** Longest edge, in pixels, at which both are compared: about as large as a page shows them. */
export const COMPARED_SIDE = 800

/** Below this a study does not show what the text points at: the place loses its mark. */
export const LEAST_LIKENESS = 0.5

/** Standard deviation of the Gaussian window, in pixels. */
const SIGMA = 1.5
/**
 * Keeps the measure from dividing by nothing, for lightness 0..100: one step. The paper takes nine
 * for contrast; with one a faint inscription counts as structure.
 */
const C = 1

/** The similarities are kept as means of so many fields a side. */
const FIELDS = 40

/**
 * Per pixel: the structural similarity of the two pictures, -1..1, and the variance of the painting
 * there.
 */
type Comparison = { similarity: Float32Array; structure: Float32Array }

/** Both pictures have the same size. */
function compare(study: Picture, painting: Picture): Comparison {
  const { width, height } = study
  const soften = (plane: Float32Array) => blur(plane, width, height, SIGMA)
  const [a, b] = [study.l, painting.l]
  const [meanA, meanB] = [soften(a), soften(b)]
  const [squareA, squareB] = [
    soften(a.map((value) => value * value)),
    soften(b.map((value) => value * value)),
  ]
  const product = soften(a.map((value, i) => value * at(b, i)))
  const structure = b.map((_, i) => Math.max(0, at(squareB, i) - at(meanB, i) ** 2))
  const similarity = a.map((_, i) => {
    const [x, y] = [at(meanA, i), at(meanB, i)]
    const covariance = at(product, i) - x * y
    const variances = at(squareA, i) - x * x + at(structure, i)
    return ((2 * x * y + C) * (2 * covariance + C)) / ((x * x + y * y + C) * (variances + C))
  })
  return { similarity, structure }
}

/**
 * How like the painting a study is, field by field: two bytes each, how alike (255 is the same) and
 * how much structure the painting has there (the square root of its mean variance, in eighths of a
 * step of lightness).
 */
export async function measureLikeness(
  slug: string,
  photograph: string,
  study: Buffer,
): Promise<Uint8Array> {
  const painting = await loadPicture(photograph, COMPARED_SIDE, readWork(slug))
  const { width, height } = painting
  const resized = sharp(study).removeAlpha().resize({ width, height, fit: 'fill' })
  const { similarity, structure } = compare(
    pictureFromRgb(await resized.raw().toBuffer(), width, height),
    painting,
  )
  const [alike, weights, counts] = [fields(), fields(), fields()]
  for (let i = 0; i < similarity.length; i++) {
    const row = Math.floor((Math.floor(i / width) / height) * FIELDS)
    const field = row * FIELDS + Math.floor(((i % width) / width) * FIELDS)
    alike[field] = at(alike, field) + at(structure, i) * at(similarity, i)
    weights[field] = at(weights, field) + at(structure, i)
    counts[field] = at(counts, field) + 1
  }
  return Uint8Array.from({ length: 2 * FIELDS * FIELDS }, (_, place) => {
    const field = place >> 1
    const weight = at(weights, field)
    if (place % 2 === 1) return Math.min(255, Math.round(8 * Math.sqrt(weight / at(counts, field))))
    return weight === 0 ? 255 : Math.round(255 * Math.max(0, at(alike, field) / weight))
  })
}

function fields(): Float32Array {
  return new Float32Array(FIELDS * FIELDS)
}

/**
 * Mean likeness, 0..1, within a place: [left, top, width, height] in fractions of the picture. It
 * is weighted by the structure of the painting (after Wang and Li, "Information Content Weighting",
 * IEEE TIP 2011): an empty wall has nothing to lose, the inscription on it everything.
 */
export function likenessIn(measured: Uint8Array, [left, top, width, height]: Box): number {
  let [sum, total] = [0, 0]
  for (let field = 0; field < FIELDS * FIELDS; field++) {
    const across = overlap(field % FIELDS, left * FIELDS, (left + width) * FIELDS)
    const share =
      across * overlap(Math.floor(field / FIELDS), top * FIELDS, (top + height) * FIELDS)
    const weight = share * (1 + (measured[2 * field + 1] ?? 0) ** 2)
    sum += weight * (measured[2 * field] ?? 0)
    total += weight
  }
  return sum / total / 255
}

/** How much of the unit after `start` lies between two numbers. */
function overlap(start: number, from: number, to: number): number {
  return Math.max(0, Math.min(start + 1, to) - Math.max(start, from))
}
