import sharp from 'sharp'

/** What is made of a picture: other works than the picture's, and never to be told as it. */
type Alteration = (picture: string, other: string) => Promise<Buffer>

export type AlterationName =
  | 'other hues'
  | 'pop art'
  | 'black and white'
  | 'half another picture'
  | 'another middle'
  | 'a line drawing'
  | 'broad strokes'

/** Pop art in four colours. */
const INKS = [
  [30, 20, 120],
  [230, 40, 140],
  [250, 210, 30],
  [120, 230, 230],
] as const

async function sizeOf(picture: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** A part of another picture over a part of this one; shares of its width and height. */
async function covered(
  picture: string,
  other: string,
  [x, y, w, h]: readonly [number, number, number, number],
) {
  const { width, height } = await sizeOf(picture)
  const part = {
    width: Math.round(width * w),
    height: Math.round(height * h),
    fit: 'cover',
  } as const
  const input = await sharp(other).resize(part).toBuffer()
  const [left, top] = [Math.round(width * x), Math.round(height * y)]
  return sharp(picture).composite([{ input, left, top }]).png().toBuffer()
}

export const ALTERATIONS: Record<AlterationName, Alteration> = {
  'other hues': (picture) => sharp(picture).modulate({ hue: 140 }).png().toBuffer(),
  'pop art': async (picture) => {
    const { data, info } = await sharp(picture)
      .greyscale()
      .blur(2)
      .normalise()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const printed = Buffer.alloc(width * height * 3)
    for (let at = 0; at < width * height; at++)
      printed.set(INKS[(data[at * channels] ?? 0) >> 6] ?? [], at * 3)
    return sharp(printed, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
  },
  'black and white': (picture) => sharp(picture).greyscale().toColourspace('srgb').png().toBuffer(),
  'half another picture': (picture, other) => covered(picture, other, [0, 0, 0.5, 1]),
  'another middle': (picture, other) => covered(picture, other, [0.2, 0.2, 0.6, 0.6]),
  'a line drawing': async (picture) => {
    const { data, info } = await sharp(picture)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const around = await sharp(picture).greyscale().blur(5).raw().toBuffer()
    const drawn = data.map(
      (value, at) => 255 * Math.min(1, (value + 8) / ((around[at] ?? 0) + 8)) ** 4,
    )
    const { width, height, channels } = info
    return sharp(drawn, { raw: { width, height, channels } }).toColourspace('srgb').png().toBuffer()
  },
  'broad strokes': (picture) => sharp(picture).median(21).png().toBuffer(),
}
