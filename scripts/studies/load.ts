import sharp from 'sharp'
import { pictureFromRgb, rgbFromPicture } from './colour.ts'
import type { Picture } from './picture.ts'
import { calmColour, retouch } from './retouch.ts'
import type { Work } from './works.ts'

/**
 * Reads a photograph with its longest edge at `longest` pixels, retouched and trimmed as works.yaml
 * says.
 */
export async function loadPicture(file: string, longest: number, work: Work): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = pictureFromRgb(data, info.width, info.height)
  for (const mask of work.mask) retouch(whole, mask)
  calmColour(whole, work.chroma)
  const [left, top, right, bottom] = work.trim
  const part = {
    left: Math.round(left * info.width),
    top: Math.round(top * info.height),
    width: Math.round((1 - left - right) * info.width),
    height: Math.round((1 - top - bottom) * info.height),
  }
  const enlarge = longest / Math.max(part.width, part.height)
  const size = { width: evenly(part.width * enlarge), height: evenly(part.height * enlarge) }
  const resized = await sharp(rgbFromPicture(whole), {
    raw: { width: info.width, height: info.height, channels: 3 },
  })
    .extract(part)
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return pictureFromRgb(resized, size.width, size.height)
}

/** The painter works at half the size too, and measures directions at half of that. */
function evenly(length: number): number {
  return 4 * Math.round(length / 4)
}
