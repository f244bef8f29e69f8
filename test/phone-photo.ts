import sharp from 'sharp'
import { type Homography, homographyOf, mapPoint, type Point } from '#engine/identify/homography.ts'
import type { Raster } from '#engine/observe/raster.ts'

/**
 * A photo of a painting as a phone takes it in a museum, made by computation: a frame, a wall, an angle, another light,
 * blur, glare, noise, JPEG. Shares are of the photo; `gamma`, `cast` and `noise` act on brightness 0..255.
 */
interface Level {
  /** How much of the photo's length the painting takes; above 1 it is cropped. */
  cover: [from: number, to: number]
  /** How far each corner is out of place, of the painting's shorter side. */
  tilt: number
  blur: number
  gamma: [from: number, to: number]
  cast: number
  glares: number
  noise: number
  quality: number
  /** Degrees. */
  turn: number
  /** How far the painting's middle is from the photo's. */
  shift: number
  framed: boolean
}

export const LEVELS = {
  easy: {
    cover: [0.85, 0.98],
    tilt: 0.02,
    blur: 0.6,
    gamma: [0.85, 1.2],
    cast: 0.06,
    glares: 0,
    noise: 5,
    quality: 60,
    turn: 1,
    shift: 0.02,
    framed: false,
  },
  medium: {
    cover: [0.5, 0.72],
    tilt: 0.1,
    blur: 1,
    gamma: [0.75, 1.3],
    cast: 0.12,
    glares: 1,
    noise: 10,
    quality: 60,
    turn: 4,
    shift: 0.16,
    framed: true,
  },
  hard: {
    cover: [0.34, 0.5],
    tilt: 0.18,
    blur: 1.6,
    gamma: [0.55, 1.7],
    cast: 0.22,
    glares: 2,
    noise: 18,
    quality: 45,
    turn: 10,
    shift: 0.16,
    framed: true,
  },
  cropped: {
    cover: [1.25, 1.6],
    tilt: 0.08,
    blur: 1,
    gamma: [0.75, 1.3],
    cast: 0.12,
    glares: 1,
    noise: 10,
    quality: 60,
    turn: 5,
    shift: 0.3,
    framed: true,
  },
} satisfies Record<string, Level>
export type LevelName = keyof typeof LEVELS

const LONG = 1400
const SHORT = 1050
const FRAMES = [
  [120, 90, 40],
  [30, 25, 22],
  [190, 160, 90],
  [240, 238, 230],
] as const

/** The same photo for the same picture, level and seed. */
export async function phonePhoto(picture: string | Buffer, name: LevelName, seed: number): Promise<Buffer> {
  const level: Level = LEVELS[name]
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
  let hung = sharp(picture).removeAlpha().toColourspace('srgb').resize(1000, 1000, { fit: 'inside' })
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

function placeCorners(hung: Raster, level: Level, random: Random, width: number, height: number): Point[] {
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
  const middle = corners.reduce((sum, [x, y]) => [sum[0] + x / 4, sum[1] + y / 4] as const, [0, 0] as const)
  const glares = Array.from({ length: level.glares }, () => ({
    x: middle[0] + random.between(-0.25, 0.25) * width,
    y: middle[1] + random.between(-0.25, 0.25) * height,
    radius: random.between(0.06, 0.16) * width,
    strength: random.between(90, 220),
  }))
  const photo = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = 1 + slope * (x / width - 0.5)
      const colour =
        colourAt(hung, toPainting, x, y) ??
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

/** The painting's colour at a point of the photo, between its pixels; null beside it. */
function colourAt({ width, height, data }: Raster, map: Homography, x: number, y: number): number[] | null {
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
