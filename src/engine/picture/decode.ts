import sharp, { type Metadata } from 'sharp'
import { PICTURE_MAX_PIXELS } from '#shared/pictures.ts'
import { inSrgb } from './colour-profile.ts'
import { rasterOf } from './decode-raster.ts'
import { heicPixels } from './heic.ts'
import { hasMoreScans } from './jpeg-scans.ts'
import { PictureError } from './picture-error.ts'
import type { Raster } from './raster.ts'
import { sniff } from './sniff.ts'

// What libvips could read besides pictures: the sniffing refuses it first, this is the second door.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })
sharp.cache(false)

/** A progressive JPEG has about ten; thousands would hold the eye for minutes. */
const MOST_SCANS = 60

export interface Decoded {
  /** Pixels of the file, upright. */
  width: number
  height: number
  /**
   * The first frame, upright, no side longer than was asked for; nothing but its pixels is taken
   * from the file.
   */
  raster: Raster
}

/**
 * Decodes a file that nobody vouches for. Its size is looked at before any pixel.
 *
 * @throws PictureError
 */
export async function decode(file: string, longest: number): Promise<Decoded> {
  const type = await sniff(file)
  if (type === 'image/jpeg' && (await hasMoreScans(file, MOST_SCANS)))
    throw new PictureError('damaged')
  const options = { limitInputPixels: PICTURE_MAX_PIXELS, pages: 1 }
  try {
    const metadata = await sharp(file, { pages: 1, limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > PICTURE_MAX_PIXELS)
      throw new PictureError('tooManyPixels')
    const heic = /^image\/hei/u.test(type) && metadata.compression !== 'av1'
    if (heic) return await decodedHeic(file, longest, metadata.icc)
    const raster = await rasterOf(sharp(file, options).autoOrient(), longest)
    return { ...uprightSize(metadata), raster }
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('damaged', error)
  }
}

function uprightSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
}

async function decodedHeic(
  file: string,
  longest: number,
  profile: Buffer | undefined,
): Promise<Decoded> {
  const { width, height, data, raw } = await heicPixels({ file, longest })
  const picture = sharp(data, { raw }).removeAlpha()
  const raster = await rasterOf(picture, longest)
  return { width, height, raster: profile ? await inSrgb(raster, profile) : raster }
}
