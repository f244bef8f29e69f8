import * as z from 'zod/mini'

/**
 * What was computed from the pixels of a picture. Shares are fractions 0..1 of its area, lightness
 * is CIELAB L* 0..100, chroma is CIELAB C*. Every measurement is also an observation of the same
 * id, with the same sentence.
 */

const share = z.number()
const common = {
  id: z.string(),
  /**
   * The measurement as a sentence in the reader's language: what screen readers say, and what is
   * stated.
   */
  text: z.string(),
  /** How it was computed, in the reader's language. */
  method: z.string(),
  /** The rectified painting where it was recognised, else the whole photo. */
  within: z.enum(['painting', 'photo']),
  figure: z.number(),
  unit: z.enum(['ratio', 'percent', 'L*', 'C*', 'correlation']),
}

const colourSchema = z.object({
  /** In the reader's language. */
  name: z.string(),
  hex: z.string(),
  /** CIELAB under D65. */
  lab: z.tuple([z.number(), z.number(), z.number()]),
  share,
})

export const LINE_DIRECTIONS = ['horizontal', 'vertical', 'rising', 'falling'] as const
export type LineDirection = (typeof LINE_DIRECTIONS)[number]

export const measurementSchema = z.discriminatedUnion('what', [
  /** `figure` is width divided by height. */
  z.object({ what: z.literal('proportions'), ...common }),
  /** The largest colour first; `figure` is its share in percent. */
  z.object({ what: z.literal('palette'), ...common, colours: z.array(colourSchema) }),
  /** Shares of the area; `figure` is the larger of warm and cool in percent. */
  z.object({ what: z.literal('temperature'), ...common, warm: share, cool: share, neutral: share }),
  /** `figure` is the median lightness; `histogram` has 16 shares, dark to light. */
  z.object({
    what: z.literal('value'),
    ...common,
    dark: z.number(),
    light: z.number(),
    histogram: z.array(share),
  }),
  /** `figure` is the mean chroma; `high` is exceeded by a tenth of the area. */
  z.object({ what: z.literal('saturation'), ...common, high: z.number() }),
  /**
   * The picture in thirds, row by row from the top left: mean lightness of nine fields; `brightest`
   * is an index.
   */
  z.object({
    what: z.literal('thirds'),
    ...common,
    fields: z.array(z.number()),
    brightest: z.int(),
  }),
  /**
   * `rose` has 12 shares of line strength, 15 degrees each, from horizontal, rising to the right;
   * `figure` is that of the dominant direction in percent.
   */
  z.object({
    what: z.literal('directions'),
    ...common,
    rose: z.array(share),
    dominant: z.nullable(z.enum(LINE_DIRECTIONS)),
  }),
  /** Correlation -1..1 of the picture with its mirror image; `figure` is that of left and right. */
  z.object({ what: z.literal('symmetry'), ...common, topBottom: z.number() }),
])
export type Measurement = z.infer<typeof measurementSchema>

const corner = z.tuple([z.number(), z.number()])

/**
 * The reader's own picture. Points are fractions 0..1 of its width and height from the top left,
 * upright.
 */
export const pictureSchema = z.object({
  /** Pixels, upright. */
  width: z.int(),
  height: z.int(),
  /**
   * Where the painting is: its four corners, clockwise from its own top left. Null where it was not
   * recognised.
   */
  outline: z.nullable(z.array(corner)),
  /**
   * How many points agree with the painting named by the identification, or with its first
   * candidate.
   */
  matching_points: z.int(),
  /** Whether a small copy is kept with the analysis: /api/my-analyses/{id}/picture. */
  copy_kept: z.optional(z.boolean()),
  /** What the reader told of it: their words, not ours. */
  told: z.object({ title: z.string(), artist: z.string(), description: z.string() }),
})
export type Picture = z.infer<typeof pictureSchema>
