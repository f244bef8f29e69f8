import sharp, { type OutputInfo } from 'sharp'
import type { Study } from './study.ts'

export type Format = 'avif' | 'webp'

const LOWEST_QUALITY = 20
const HIGHEST_QUALITY = { avif: 70, webp: 86 }

/** The share of the limit at which the search for quality rests. */
const NEAR_ENOUGH = 0.95

/** The study at `longest` pixels, in the best quality that fits into `limit` bytes. */
export async function encodeToFit(
  study: Pick<Study, 'rgb' | 'width' | 'height'>,
  longest: number,
  format: Format,
  limit: number,
): Promise<Buffer> {
  const pixels = await atSize(study, longest)
  let [low, high] = [LOWEST_QUALITY, HIGHEST_QUALITY[format]]
  let best = await encode(pixels, format, high)
  if (best.length <= limit) return best
  best = await encode(pixels, format, low)
  while (high - low > 1 && best.length < NEAR_ENOUGH * limit) {
    const middle = Math.floor((low + high) / 2)
    const attempt = await encode(pixels, format, middle)
    if (attempt.length <= limit) {
      low = middle
      best = attempt
    } else {
      high = middle
    }
  }
  if (best.length > limit)
    throw new Error(`Not even quality ${low} of ${format} fits into ${limit} bytes.`)
  return best
}

type Pixels = { data: Buffer; info: OutputInfo }

function atSize(study: Pick<Study, 'rgb' | 'width' | 'height'>, longest: number): Promise<Pixels> {
  return sharp(study.rgb, { raw: { width: study.width, height: study.height, channels: 3 } })
    .resize({ width: longest, height: longest, fit: 'inside', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function encode({ data, info }: Pixels, format: Format, quality: number): Promise<Buffer> {
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  return format === 'avif'
    ? image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
    : image.webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
}
