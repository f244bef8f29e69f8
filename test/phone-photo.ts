import sharp from 'sharp'
import type { Raster } from '#engine/picture/raster.ts'
import {
  type Homography,
  homographyOf,
  mapPoint,
  type Point,
} from '#engine/recognition/homography.ts'
import { LEVELS, type Level, type LevelName } from './phone-levels.ts'

const LONG = 1400
const SHORT = 1050
const FRAMES = [
  [120, 90, 40],
  [30, 25, 22],
  [190, 160, 90],
  [240, 238, 230],
] as const

/** The same photo for the same picture, level and seed. */
export async function phonePhoto(
  picture: string | Buffer,
  named: LevelName | Level,
  seed: number,
): Promise<Buffer> {
  const level: Level = typeof named === 'string' ? LEVELS[named] : named
  const random = createRandom(seed)
  const hung = await hang(picture, level, random)
  const [width, height] = hung.height > hung.width ? [SHORT, LONG] : [LONG, SHORT]
  const corners = placeCorners(hung, level, random, width, height)
  const data = expose(hung, corners, level, random, width, height)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(level.blur)
    .jpeg({ quality: level.quality })
    .toBuffer()
}

function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  return {
    between: (from: number, to: number) => from + (to - from) * next(),
    normal: () => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next()),
  }
}
type Random = ReturnType<typeof createRandom>

/** The painting, in a frame with a dark edge where the level wants one. */
async function hang(picture: string | Buffer, level: Level, random: Random): Promise<Raster> {
  let hung = sharp(await partOf(picture, level, random))
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1000, 1000, { fit: 'inside' })
  if (level.framed) {
    const frame = Math.round(random.between(30, 80))
    const [r, g, b] = FRAMES[Math.floor(random.between(0, 4))] ?? FRAMES[0]
    for (const [edge, background] of [
      [frame, { r, g, b }],
      [8, { r: r >> 1, g: g >> 1, b: b >> 1 }],
    ] as const)
      hung = sharp(
        await hung
          .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
          .png({ compressionLevel: 0 })
          .toBuffer(),
      )
  }
  const { data, info } = await hung.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The picture, or the part of it that the level shows. */
async function partOf(
  picture: string | Buffer,
  { part }: Level,
  random: Random,
): Promise<string | Buffer> {
  if (part === 1) return picture
  const { width, height } = await sharp(picture).metadata()
  const [w, h] = [Math.round(width * part), Math.round(height * part)]
  const left = Math.floor(random.between(0, width - w))
  const top = Math.floor(random.between(0, height - h))
  return sharp(picture)
    .extract({ left, top, width: w, height: h })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function placeCorners(
  hung: Raster,
  level: Level,
  random: Random,
  width: number,
  height: number,
): Point[] {
  const scale = random.between(...level.cover) * Math.min(width / hung.width, height / hung.height)
  const x = width / 2 + random.between(-0.5, 0.5) * level.shift * width
  const y = height / 2 + random.between(-0.5, 0.5) * level.shift * height
  const turn = (random.between(-level.turn, level.turn) * Math.PI) / 180
  const tilt = level.tilt * scale * Math.min(hung.width, hung.height)
  const [w, h] = [(hung.width / 2) * scale, (hung.height / 2) * scale]
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(
    ([u = 0, v = 0]): Point => [
      x + u * Math.cos(turn) - v * Math.sin(turn) + random.between(-tilt, tilt),
      y + u * Math.sin(turn) + v * Math.cos(turn) + random.between(-tilt, tilt),
    ],
  )
}

function expose(
  hung: Raster,
  corners: Point[],
  level: Level,
  random: Random,
  width: number,
  height: number,
): Buffer {
  const [w, h] = [hung.width - 1, hung.height - 1]
  const toPainting = homographyOf(corners, [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ])
  if (!toPainting) throw new Error('the corners of a photo lie in a line')
  const wall = [random.between(120, 235), random.between(120, 230), random.between(110, 225)]
  const slope = random.between(-0.25, 0.25)
  const gamma = random.between(...level.gamma)
  const cast = [1 + random.between(-1, 1) * level.cast, 1, 1 + random.between(-1, 1) * level.cast]
  const curve = Float32Array.from({ length: 256 }, (_value, at) => 255 * (at / 255) ** gamma)
  const middle = corners.reduce((sum, [x, y]) => [sum[0] + x / 4, sum[1] + y / 4] as const, [
    0, 0,
  ] as const)
  const glares = Array.from({ length: level.glares }, () => ({
    x: middle[0] + random.between(-0.25, 0.25) * width,
    y: middle[1] + random.between(-0.25, 0.25) * height,
    radius: random.between(...level.glare.radius) * width,
    strength: random.between(...level.glare.glow),
  }))
  const heads = Array.from({ length: level.heads }, () => headBefore(corners, random))
  const things = Array.from({ length: level.things }, () => thingInRoom(width, height, random))
  const photo = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = 1 + slope * (x / width - 0.5)
      const head = heads.find(({ covers }) => covers(x, y))
      const colour =
        head?.colour ??
        colourAt(hung, toPainting, x, y) ??
        things.find(({ covers }) => covers(x, y))?.colour ??
        wall.map((value) => value * light * (1 + ((x * 7 + y * 13) % 5) * 0.004))
      let glow = random.normal() * level.noise
      for (const glare of glares) {
        const away = ((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.radius ** 2
        if (away < 6) glow += glare.strength * Math.exp(-away)
      }
      const shade = 1 + slope * 0.5 * (y / height - 0.5)
      for (let channel = 0; channel < 3; channel++) {
        const value = Math.max(0, Math.min(255, colour[channel] ?? 0))
        const exposed = (curve[Math.floor(value)] ?? 0) * (cast[channel] ?? 1) * shade + glow
        photo[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, exposed))
      }
    }
  return photo
}

/** A rectangle of one colour, slim or broad, somewhere in the room. */
function thingInRoom(width: number, height: number, random: Random) {
  const [x, y] = [random.between(0, width), random.between(0, height)]
  const [w, h] = [random.between(0.005, 0.08) * width, random.between(0.005, 0.08) * height]
  const colour = [random.between(20, 240), random.between(20, 230), random.between(20, 220)]
  return {
    colour,
    covers: (px: number, py: number) => Math.abs(px - x) < w && Math.abs(py - y) < h,
  }
}

/** A visitor from behind, whose head reaches up to the middle of the painting at most. */
function headBefore(corners: readonly Point[], random: Random) {
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [
    Math.min(...columns),
    Math.max(...columns),
    Math.min(...rows),
    Math.max(...rows),
  ]
  const radius = random.between(0.09, 0.14) * Math.min(right - left, bottom - top)
  const x = random.between(left, right)
  const y = random.between(bottom - 0.4 * (bottom - top), bottom)
  const colour = [random.between(20, 150), random.between(20, 110), random.between(20, 90)]
  const inEllipse = (dx: number, dy: number) => dx * dx + dy * dy < 1
  return {
    colour,
    covers: (px: number, py: number) =>
      inEllipse((px - x) / radius, (py - y) / (radius * 1.3)) ||
      (py > y && inEllipse((px - x) / (radius * 2.2), (py - y - radius * 4) / (radius * 3))),
  }
}

/** The painting's colour at a point of the photo, between its pixels; null beside it. */
function colourAt(
  { width, height, data }: Raster,
  map: Homography,
  x: number,
  y: number,
): number[] | null {
  const point = mapPoint(map, [x, y])
  if (!point) return null
  const [u, v] = point
  if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) return null
  const at = (Math.floor(v) * width + Math.floor(u)) * 3
  const right = u % 1
  const below = v % 1
  return [0, 1, 2].map((channel) => {
    const from = (offset: number) => data[at + offset + channel] ?? 0
    const upper = from(0) * (1 - right) + from(3) * right
    const lower = from(width * 3) * (1 - right) + from(width * 3 + 3) * right
    return upper * (1 - below) + lower * below
  })
}
