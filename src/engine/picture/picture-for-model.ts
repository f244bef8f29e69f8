import sharp from 'sharp'
import { decode } from './decode.ts'

/** Pixels of the longer side: more than this the large providers make smaller themselves. */
const LONGEST = 1568
const JPEG_QUALITY = 82

/**
 * A picture as a language model gets it: a JPEG file made anew from pixels, so that nothing else of
 * the file is in it. @throws PictureError
 */
export async function pictureForModel(file: string): Promise<Uint8Array> {
  const { data, width, height } = (await decode(file, LONGEST)).raster
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
}
