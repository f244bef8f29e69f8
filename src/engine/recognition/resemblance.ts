import type { Raster } from '#engine/picture/raster.ts'
import type { Homography } from '#engine/recognition/homography.ts'
import { rectify } from './rectify.ts'

/** How much a part of a photo looks like a work, pixel by pixel: correlations -1..1. */
export interface Resemblance {
  /**
   * Of light and dark, field by field, so that lamps and shadows do not count: the field in the
   * middle.
   */
  structure: number
  /** How many of the fields show something else than the work does: a fraction 0..1. */
  strange: number
  /** Of the colours, whatever their cast; null where the work has hardly any. */
  colour: number | null
}

const ALL_NINTHS = 9
/** Brighter than this is a reflection of a lamp; its colours are lost. */
const BLOWN_OUT = 245
const FIELD = 6
const FEWEST_IN_FIELD = 18
/** A field whose lightness varies less has nothing in it to be compared. */
const LEAST_DEVIATION = 5
const LEAST_CHROMA_DEVIATION = 6
/** Where the work has nothing, the photo shows something else if its lightness varies so much. */
const STRANGE_DEVIATION = 15
/** So much less alike than the field in the middle is something else. */
const LEAST_DROP = 0.4

/**
 * Compares a work's thumbnail with the place of the photo where the work should be.
 *
 * @param map from fractions 0..1 of the work to fractions 0..1 of the photo.
 */
export function resemblanceOf(photo: Raster, map: Homography, thumbnail: Raster): Resemblance {
  const { width, height } = thumbnail
  const { raster, visibleNinths } = rectify(photo, map, width / height, Math.max(width, height))
  const compared = fieldsOf(raster, visibleNinths).flatMap((field) =>
    comparedField(field, raster, thumbnail),
  )
  const lights = compared.filter(({ hasOwn }) => hasOwn).map(({ light }) => light)
  const structure = lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0
  const isStrange = ({ light }: Compared) => light < structure - LEAST_DROP
  return {
    structure,
    strange: compared.length === 0 ? 1 : compared.filter(isStrange).length / compared.length,
    colour: colourOf(
      raster,
      thumbnail,
      compared.flatMap((field) => (isStrange(field) ? [] : field.pixels)),
    ),
  }
}

/** The pixels of each field that the photo shows, but for reflections of lamps. */
function fieldsOf({ width, height, data }: Raster, visibleNinths: Uint8Array): number[][] {
  const across = Math.ceil(width / FIELD)
  const fields = Array.from({ length: across * Math.ceil(height / FIELD) }, (): number[] => [])
  for (let at = 0; at < width * height; at++)
    if (visibleNinths[at] === ALL_NINTHS && !isBlownOut(data, at))
      fields[
        Math.floor(Math.floor(at / width) / FIELD) * across + Math.floor((at % width) / FIELD)
      ]?.push(at)
  return fields.filter(({ length }) => length >= FEWEST_IN_FIELD)
}

interface Compared {
  pixels: readonly number[]
  light: number
  /** Whether the work has something in this field. */
  hasOwn: boolean
}

/** Nothing for a field without anything in it: a head and a reflection leave such ones, too. */
function comparedField(pixels: readonly number[], photo: Raster, thumbnail: Raster): Compared[] {
  const theirs = pixels.map((at) => lightOf(thumbnail.data, at))
  const ours = pixels.map((at) => lightOf(photo.data, at))
  const hasOwn = deviationOf(theirs) >= LEAST_DEVIATION
  const isHidden = deviationOf(ours) < (hasOwn ? LEAST_DEVIATION / 2 : STRANGE_DEVIATION)
  return isHidden ? [] : [{ pixels, light: correlation(theirs, ours), hasOwn }]
}

function isBlownOut(data: Uint8Array, at: number): boolean {
  return Math.max(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0) > BLOWN_OUT
}

function lightOf(data: Uint8Array, at: number): number {
  return 0.3 * (data[at * 3] ?? 0) + 0.59 * (data[at * 3 + 1] ?? 0) + 0.11 * (data[at * 3 + 2] ?? 0)
}

/** Red against green, and yellow against blue, of one brightness. */
function chromaOf(data: Uint8Array, at: number): [number, number] {
  const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]
  const sum = red + green + blue + 48
  return [(255 * (red - green)) / sum, (255 * (red + green - 2 * blue)) / (2 * sum)]
}

function colourOf(photo: Raster, thumbnail: Raster, seen: readonly number[]): number | null {
  const [theirs, ours] = [thumbnail, photo].map(({ data }) => seen.map((at) => chromaOf(data, at)))
  if (!theirs || !ours) return null
  const axis = (list: readonly [number, number][], which: 0 | 1) =>
    centred(list.map((pair) => pair[which]))
  const own = [...axis(theirs, 0), ...axis(theirs, 1)]
  if (deviationOf(own) < LEAST_CHROMA_DEVIATION) return null
  return correlation(own, [...axis(ours, 0), ...axis(ours, 1)])
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function centred(values: readonly number[]): number[] {
  const mean = meanOf(values)
  return values.map((value) => value - mean)
}

function deviationOf(values: readonly number[]): number {
  return Math.sqrt(meanOf(centred(values).map((value) => value * value)))
}

/** Pearson's; 0 where one does not vary. */
function correlation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [centred(first), centred(second)]
  const product = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  const lengths = Math.hypot(...a) * Math.hypot(...b)
  return lengths > 0 ? product / lengths : 0
}
