import sharp from 'sharp'
import { PICTURE_COPY_SIDE } from '#shared/pictures.ts'
import type { Raster } from './raster.ts'

const WEBP_QUALITY = 80

/**
 * A small picture to keep: a WebP file made anew from pixels, so that nothing else of the original
 * is in it.
 */
export interface SmallCopy {
  width: number
  height: number
  bytes: Uint8Array
}

/** A copy whose longer side is at most `PICTURE_COPY_SIDE` pixels. */
export async function smallCopyOf({ data, width, height }: Raster): Promise<SmallCopy> {
  const { data: bytes, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(PICTURE_COPY_SIDE, PICTURE_COPY_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes }
}
