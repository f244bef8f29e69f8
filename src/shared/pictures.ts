/**
 * What may be sent as a picture: one list and one number for hints, the FAQ, both forms and the
 * server.
 */

export const PICTURE_MAX_BYTES = 50 * 1024 * 1024
/** Width times height; more is refused before a pixel is decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000
/** Pixels of the longer side of the copy that is kept where the visitor wants it. */
export const PICTURE_COPY_SIDE = 480

/**
 * Kinds of pictures, as people call them, with the media types that their bytes are recognised as.
 */
export const PICTURE_KINDS = {
  JPG: ['image/jpeg'],
  PNG: ['image/png', 'image/apng'],
  WEBP: ['image/webp'],
  GIF: ['image/gif'],
  'HEIC/HEIF': ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  AVIF: ['image/avif'],
  TIFF: ['image/tiff'],
} as const

export const PICTURE_KIND_NAMES = Object.keys(PICTURE_KINDS)
export const PICTURE_TYPES: readonly string[] = Object.values(PICTURE_KINDS).flat()

/** For file inputs: any picture, and HEIC, which browsers often do not count among them. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif'
