import sharp from 'sharp'

/**
 * A picture to print with a document, in any form that is decoded here, and what is said below it.
 */
export interface Picture {
  bytes: Uint8Array
  caption: string
}

/** A picture as paper takes it: a JPEG, and its size in pixels. */
export interface PrintedPicture {
  jpeg: Uint8Array
  width: number
  height: number
  caption: string
}

/** At the width of the text these are 210 dots an inch. */
const LONGEST = 1200
const QUALITY = 85

/** The picture as paper takes it, in a form that is small in a file. */
export async function printedPicture({ bytes, caption }: Picture): Promise<PrintedPicture> {
  const { data, info } = await sharp(bytes)
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height, caption }
}
