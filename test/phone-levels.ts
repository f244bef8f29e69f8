/**
 * How a phone takes a photo of a painting in a museum. Shares are of the photo unless they say
 * otherwise; `gamma`, `cast`, `noise` and `glow` act on brightness 0..255.
 */
export interface Level {
  /** How much of the photo's length the painting takes; above 1 it is cropped. */
  cover: [from: number, to: number]
  /** How far each corner is out of place, of the painting's shorter side. */
  tilt: number
  blur: number
  gamma: [from: number, to: number]
  cast: number
  glares: number
  /** The radius of a reflection, and how much brighter it is. */
  glare: { radius: [from: number, to: number]; glow: [from: number, to: number] }
  noise: number
  quality: number
  /** Degrees. */
  turn: number
  /** How far the painting's middle is from the photo's. */
  shift: number
  framed: boolean
  /** How much of each side of the painting is shown. */
  part: number
  /** Visitors who stand before the painting. */
  heads: number
  /** Things of the room around it: doors, benches, labels, lamps. */
  things: number
}

const easy: Level = {
  cover: [0.85, 0.98],
  tilt: 0.02,
  blur: 0.6,
  gamma: [0.85, 1.2],
  cast: 0.06,
  glares: 0,
  glare: { radius: [0.06, 0.16], glow: [90, 220] },
  noise: 5,
  quality: 60,
  turn: 1,
  shift: 0.02,
  framed: false,
  part: 1,
  heads: 0,
  things: 0,
}
const medium: Level = {
  ...easy,
  cover: [0.5, 0.72],
  tilt: 0.1,
  blur: 1,
  gamma: [0.75, 1.3],
  cast: 0.12,
  glares: 1,
  noise: 10,
  turn: 4,
  shift: 0.16,
  framed: true,
}
const close: Level = {
  ...easy,
  cover: [1, 1.1],
  tilt: 0.05,
  blur: 0.8,
  cast: 0.1,
  turn: 4,
  noise: 8,
}

export const LEVELS = {
  easy,
  medium,
  hard: {
    ...medium,
    cover: [0.34, 0.5],
    tilt: 0.18,
    blur: 1.6,
    gamma: [0.55, 1.7],
    cast: 0.22,
    glares: 2,
    noise: 18,
    quality: 45,
    turn: 10,
  },
  cropped: { ...medium, cover: [1.25, 1.6], tilt: 0.08, turn: 5, shift: 0.3 },
  occluded: { ...medium, heads: 3 },
  blurred: { ...medium, blur: 3 },
  dark: { ...medium, gamma: [2.4, 3], noise: 8 },
  glare: { ...medium, glares: 3, glare: { radius: [0.1, 0.2], glow: [150, 260] } },
  scene: {
    ...medium,
    cover: [0.15, 0.26],
    tilt: 0.16,
    blur: 1.3,
    cast: 0.2,
    glares: 1,
    glare: { radius: [0.03, 0.06], glow: [90, 220] },
    noise: 12,
    turn: 8,
    shift: 0.3,
    heads: 2,
    things: 60,
  },
  quarter: { ...close, part: 1 / 2 },
  ninth: { ...close, part: 1 / 3 },
} satisfies Record<string, Level>
export type LevelName = keyof typeof LEVELS
