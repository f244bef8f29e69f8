import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { rasterOf } from './decode-raster.ts'
import type { Raster } from './raster.ts'

/** Where the first chunk of a PNG file ends: a signature of 8 bytes, and a header of 25. */
const AFTER_HEADER = 33

/**
 * Pixels in the colours of an ICC profile, as sRGB. Phones write theirs in wider colours (Display
 * P3): taken for sRGB they would look dull. sharp converts the colours of files, so the pixels
 * become one for a moment.
 */
export async function inSrgb({ width, height, data }: Raster, profile: Buffer): Promise<Raster> {
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const file = Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    chunkOf(profile),
    png.subarray(AFTER_HEADER),
  ])
  return rasterOf(sharp(file), Math.max(width, height))
}

/**
 * The chunk of a PNG file that holds a profile: a name, the method of compression, and the profile,
 * compressed.
 */
function chunkOf(profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(profile)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
