import type { Crop } from '#web/images/crop.ts'

/** How much of the shorter side, all around, is taken for the wall. */
const RING = 0.04
/**
 * Differences of colour, summed over red, green and blue, that are more than the wall's own
 * unevenness.
 */
const LEAST_DIFFERENCE = 60
/** A row or column belongs to the picture if so much of it is not wall. */
const LEAST_SHARE = 0.12
/**
 * A find that is nearly the whole photo is of no use, and a very small one is a lamp or a label.
 */
const MOST_AREA = 0.85
const LEAST_AREA = 0.04

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

/**
 * Where a picture hangs on an even wall: the rows and columns that differ from the colour all
 * around the photo.
 *
 * @returns null where the photo has no even edge, or hardly anything is left to crop.
 */
export function findFrame(pixels: Pixels): Crop | null {
  const { width, height } = pixels
  const ring = Math.max(1, Math.round(Math.min(width, height) * RING))
  const isRing = (x: number, y: number) => Math.min(x, y, width - 1 - x, height - 1 - y) < ring
  const wall = medianColour(pixels, isRing)
  const differs = (x: number, y: number) => differenceAt(pixels, x, y, wall) > LEAST_DIFFERENCE
  const columns = new Float64Array(width)
  const rows = new Float64Array(height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (differs(x, y)) {
        columns[x] = (columns[x] ?? 0) + 1 / height
        rows[y] = (rows[y] ?? 0) + 1 / width
      }
  const [left, right] = longestRun(columns)
  const [top, bottom] = longestRun(rows)
  const crop = {
    left: left / width,
    right: right / width,
    top: top / height,
    bottom: bottom / height,
  }
  const area = (crop.right - crop.left) * (crop.bottom - crop.top)
  return area >= LEAST_AREA && area <= MOST_AREA ? crop : null
}

function medianColour(
  { width, height, data }: Pixels,
  counts: (x: number, y: number) => boolean,
): number[] {
  const values: number[][] = [[], [], []]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (counts(x, y))
        for (const [channel, list] of values.entries())
          list.push(data[(y * width + x) * 4 + channel] ?? 0)
  return values.map((list) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0)
}

function differenceAt(
  { width, data }: Pixels,
  x: number,
  y: number,
  colour: readonly number[],
): number {
  const at = (y * width + x) * 4
  return colour.reduce(
    (sum, value, channel) => sum + Math.abs(value - (data[at + channel] ?? 0)),
    0,
  )
}

/** The longest run of lines that are not wall, from its first to after its last. */
function longestRun(shares: Float64Array): [from: number, to: number] {
  let best: [number, number] = [0, 0]
  let from = 0
  for (let at = 0; at <= shares.length; at++) {
    if ((shares[at] ?? 0) >= LEAST_SHARE) continue
    if (at - from > best[1] - best[0]) best = [from, at]
    from = at + 1
  }
  return best
}
