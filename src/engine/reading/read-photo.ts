import type { Mat } from '@techstark/opencv-js'
import sharp from 'sharp'
import { decode } from '#engine/picture/decode.ts'
import type { Raster } from '#engine/picture/raster.ts'
import type { Point } from '#engine/recognition/homography.ts'
import { LINE_HEIGHT, type Networks } from './networks.ts'
import { LONGEST_LINE, type ReadLine, readLine, straightLine } from './read-line.ts'
import { type TextArea, textAreasIn } from './text-areas.ts'

/** The photo is kept at so many pixels; text is looked for in a smaller one. */
const PHOTO_SIDE = 3000
const FINDING_SIDE = 640
/** The network wants sides that are multiples of this. */
const STEP = 32
/** Letters of which the network is less sure are chance. */
const LEAST_LIKELIHOOD = 0.6
/**
 * Pixels of all lines together, one behind the other: reading takes about a millisecond for one.
 */
const MOST_PIXELS = 5_500
/** Names stand on the first lines of a label, numbers on the last. */
const FIRST_LINES = 6
const LAST_LINES = 2
/**
 * Text that is lower than this in the picture that it is looked for in is looked for again, closer.
 */
const SMALL_TEXT = 15
const MARGIN = 0.1
/** Where nothing is found in the whole, it is looked for in each of four parts that overlap. */
const WINDOWS: readonly Part[] = [0, 0.45].flatMap((y) =>
  [0, 0.45].map((x) => ({ x, y, width: 0.55, height: 0.55 })),
)

/**
 * What is written in the photo of a file, line by line from the top. Busy for a second or some: for
 * workers. @throws PictureError
 */
export async function readPhoto(networks: Networks, file: string): Promise<ReadLine[]> {
  const { raster } = await decode(file, PHOTO_SIDE)
  const areas = worthReading(inOrder(await findText(networks, raster)))
  if (areas.length === 0) return []
  const { cv } = networks
  const photo: Mat = new cv.Mat(raster.height, raster.width, cv.CV_8UC3)
  try {
    photo.data.set(raster.data)
    return areas
      .map((area) => readLine(networks, straightLine(cv, photo, area)))
      .filter(({ text, likelihood }) => text !== '' && likelihood >= LEAST_LIKELIHOOD)
  } finally {
    photo.delete()
  }
}

/** A part of a photo, in fractions 0..1 of it. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}
const ALL: Part = { x: 0, y: 0, width: 1, height: 1 }

async function findText(networks: Networks, photo: Raster): Promise<TextArea[]> {
  const hasMore = Math.max(photo.width, photo.height) > 2 * FINDING_SIDE
  const inAll = await findTextIn(networks, photo, ALL)
  const found = inAll.length === 0 && hasMore ? await findInWindows(networks, photo) : inAll
  const part = partAround(found)
  const isCloser =
    part.width < 0.7 && part.height < 0.7 && found.some(({ height }) => height < SMALL_TEXT)
  return isCloser && hasMore ? findTextIn(networks, photo, part) : found
}

async function findInWindows(networks: Networks, photo: Raster): Promise<TextArea[]> {
  const areas: TextArea[] = []
  for (const window of WINDOWS) areas.push(...(await findTextIn(networks, photo, window)))
  return areas
}

function partAround(areas: readonly TextArea[]): Part {
  const points = areas.flatMap(({ corners }) => corners)
  const edge = (axis: 0 | 1, pick: (...values: number[]) => number, margin: number) =>
    Math.min(1, Math.max(0, pick(...points.map((point) => point[axis])) + margin))
  const [x, y] = [edge(0, Math.min, -MARGIN), edge(1, Math.min, -MARGIN)]
  return { x, y, width: edge(0, Math.max, MARGIN) - x, height: edge(1, Math.max, MARGIN) - y }
}

async function findTextIn(
  { cv, textMap }: Networks,
  photo: Raster,
  part: Part,
): Promise<TextArea[]> {
  const [left, top] = [Math.floor(part.x * photo.width), Math.floor(part.y * photo.height)]
  const shown = {
    left,
    top,
    width: Math.min(photo.width - left, Math.ceil(part.width * photo.width)),
    height: Math.min(photo.height - top, Math.ceil(part.height * photo.height)),
  }
  const scale = FINDING_SIDE / Math.max(shown.width, shown.height)
  const inSteps = (pixels: number) =>
    Math.max(STEP, Math.round((pixels * Math.min(1, scale)) / STEP) * STEP)
  const [width, height] = [inSteps(shown.width), inSteps(shown.height)]
  const raw = { width: photo.width, height: photo.height, channels: 3 as const }
  const data = await sharp(photo.data, { raw })
    .extract(shown)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const ofPhoto = ([u, v]: Point): Point => [
    (shown.left + u * shown.width) / photo.width,
    (shown.top + v * shown.height) / photo.height,
  ]
  return textAreasIn(cv, textMap({ width, height, data }), width, height).map((area) => {
    const [a, b, c, d] = area.corners
    return { ...area, corners: [ofPhoto(a), ofPhoto(b), ofPhoto(c), ofPhoto(d)] }
  })
}

const middleOf = ({ corners: [a, , c] }: TextArea) => (a[1] + c[1]) / 2
const leftOf = ({ corners: [a] }: TextArea) => a[0]

/** From the top; what stands side by side, from the left. */
function inOrder(areas: readonly TextArea[]): TextArea[] {
  const rows: TextArea[][] = []
  for (const area of areas.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const half = (area.corners[3][1] - area.corners[0][1]) / 3
    if (row && first && middleOf(area) - middleOf(first) < half) row.push(area)
    else rows.push([area])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => leftOf(a) - leftOf(b)))
}

/** The lines that there is time for: the first and the last before those between them. */
function worthReading(areas: readonly TextArea[]): TextArea[] {
  const places = areas.map((_area, at) => at)
  const wanted = [
    ...new Set([
      ...places.slice(0, FIRST_LINES),
      ...places.slice(-LAST_LINES),
      ...places.slice(FIRST_LINES),
    ]),
  ]
  let pixels = 0
  const chosen = new Set<number>()
  for (const at of wanted) {
    const { width = 1, height = 1 } = areas[at] ?? {}
    pixels += Math.min(LONGEST_LINE, (LINE_HEIGHT * width) / height)
    if (pixels > MOST_PIXELS) break
    chosen.add(at)
  }
  return areas.filter((_area, at) => chosen.has(at))
}
