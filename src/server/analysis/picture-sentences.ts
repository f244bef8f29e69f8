import { PictureError, type PictureFault } from '#engine/picture/picture-error.ts'
import { PICTURE_KIND_NAMES, PICTURE_MAX_PIXELS } from '#shared/pictures.ts'
import { AppError } from '../errors.ts'

const TRY_AGAIN_SECONDS = 5

const REFUSALS: Record<PictureFault, () => AppError> = {
  unsupported: () => new AppError('picture_unsupported', { kinds: PICTURE_KIND_NAMES }),
  disguised: () => new AppError('picture_disguised'),
  tooManyPixels: () =>
    new AppError('picture_too_many_pixels', { megapixels: PICTURE_MAX_PIXELS / 1_000_000 }),
  damaged: () => new AppError('picture_damaged'),
  busy: () => new AppError('pictures_busy', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS }),
}

/** A refused picture as an answer with its own status; anything else as it is. */
export function pictureRefusal(error: unknown): unknown {
  return error instanceof PictureError ? REFUSALS[error.fault]() : error
}
