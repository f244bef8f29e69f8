import type { PathRules } from './stroke-path.ts'

/** How one layer is painted. Lengths are for a picture of 1600 pixels; `step` is in brush radii. */
export type Layer = PathRules & {
  radius: number
  /** Blur of the painting looked at, in brush radii. */
  blur: number
  /** Distance of the seeds, in brush radii. */
  spacing: number
  passes: number
  /** CIELAB distance that is left as it is; in calm places more, in faces less. */
  tolerance: number
  /** 0..1: the layer paints only where the picture deserves at least this attention. */
  attention: number
  /** Strayings of each stroke's colour, and of its hairs' lightness, in CIELAB. */
  jitter: number
  streak: number
  /**
   * Thickness of the paint, 0..1: thick paint has its own relief, thin paint follows what lies
   * below.
   */
  body: number
}

const COMMON = {
  step: 0.5,
  suppleness: 0.45,
  blur: 0.35,
  spacing: 0.9,
  passes: 2,
  minSteps: 3,
  attention: 0,
}
const COARSE = { ...COMMON, jitter: 4, streak: 6, body: 1 }

/** The broad brushes: they are laid on a canvas of half the size, where they cost a quarter. */
export const BROAD_LAYERS: Layer[] = [
  { ...COARSE, radius: 42, maxSteps: 9, tolerance: 0, colourLimit: 18 },
  { ...COARSE, radius: 23, maxSteps: 12, tolerance: 5.5, colourLimit: 15 },
  { ...COARSE, radius: 13, maxSteps: 14, tolerance: 5.5, colourLimit: 13, body: 0.85 },
]

export const FINE_LAYERS: Layer[] = [
  {
    ...COMMON,
    radius: 7.5,
    maxSteps: 16,
    tolerance: 5.5,
    colourLimit: 12,
    jitter: 3.5,
    streak: 5,
    body: 0.7,
  },
  {
    ...COMMON,
    radius: 4.4,
    maxSteps: 16,
    tolerance: 6,
    colourLimit: 12,
    jitter: 2.5,
    streak: 4,
    body: 0.5,
  },
  {
    ...COMMON,
    ...{ radius: 2.7, maxSteps: 16, tolerance: 5.5, colourLimit: 12 },
    ...{ jitter: 1.5, streak: 2, body: 0.3, attention: 0.3 },
  },
  {
    ...COMMON,
    ...{ radius: 1.7, maxSteps: 14, tolerance: 4, colourLimit: 12 },
    ...{ jitter: 0.5, streak: 1, body: 0.15, attention: 0.75 },
  },
  {
    ...COMMON,
    ...{ radius: 1.1, maxSteps: 12, tolerance: 2.5, colourLimit: 10, blur: 0.2 },
    ...{ jitter: 0, streak: 0.4, body: 0.06, attention: 0.9 },
  },
]
