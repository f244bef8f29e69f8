/**
 * Why a picture is not looked at. `unsupported`: not a kind of picture that we read; `disguised`: a
 * picture that is another kind of file as well; `tooManyPixels`; `damaged`: cut off, or broken
 * inside; `busy`: too many pictures are waiting.
 */
export const PICTURE_FAULTS = [
  'unsupported',
  'disguised',
  'tooManyPixels',
  'damaged',
  'busy',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

export class PictureError extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault, cause?: unknown) {
    super(`the picture was refused: ${fault}`, { cause })
    this.fault = fault
  }
}
