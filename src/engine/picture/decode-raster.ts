import sharp, { type Sharp } from 'sharp'
import type { Raster } from './raster.ts'

/** Any decoded picture as 8-bit sRGB without transparency, no side longer than `longest` pixels. */
export async function rasterOf(picture: Sharp, longest: number): Promise<Raster> {
  const { data, info } = await picture
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: threeChannels(data, info.channels) }
}

/** Greyscale files may come out with one channel only. */
function threeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data
  const pixels = data.length / channels
  const three = new Uint8Array(pixels * 3)
  for (let pixel = 0; pixel < pixels; pixel++)
    for (let channel = 0; channel < 3; channel++)
      three[pixel * 3 + channel] = data[pixel * channels + (channels >= 3 ? channel : 0)] ?? 0
  return three
}

/** A picture of our own making, from a file that we trust. */
export function trustedRaster(file: string, longest: number): Promise<Raster> {
  return rasterOf(sharp(file).autoOrient(), longest)
}
