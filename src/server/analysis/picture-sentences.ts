import { PictureError, type PictureFault } from '#engine/picture/picture-error.ts'
import { PICTURE_KIND_NAMES, PICTURE_MAX_PIXELS } from '#shared/pictures.ts'
import { AppError } from '../errors.ts'

const TRY_AGAIN_SECONDS = 5

const REFUSALS: Record<PictureFault, () => AppError> = {
  unsupported: () =>
    new AppError(
      'unsupportedMedia',
      `This file is not a picture that we can read. Please send ${PICTURE_KIND_NAMES.join(', ')}.`,
    ),
  disguised: () =>
    new AppError(
      'unsupportedMedia',
      'This picture holds another kind of file as well, so we do not open it. Please save it anew and send that.',
    ),
  tooManyPixels: () =>
    new AppError(
      'tooLarge',
      `This picture has more than ${PICTURE_MAX_PIXELS / 1_000_000} million pixels. Please send a smaller one.`,
    ),
  damaged: () =>
    new AppError(
      'unprocessable',
      'This picture is damaged or incomplete, so we cannot look at it. This was not charged.',
    ),
  busy: () =>
    new AppError(
      'unavailable',
      'Too many pictures are being looked at. Please try again in a few seconds. This was not charged.',
      TRY_AGAIN_SECONDS,
    ),
}

/** A refused picture as an answer with its own status; anything else as it is. */
export function pictureRefusal(error: unknown): unknown {
  return error instanceof PictureError ? REFUSALS[error.fault]() : error
}
