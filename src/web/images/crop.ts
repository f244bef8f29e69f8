/**
 * The part of a picture that is kept: where its edges lie, as fractions 0..1 of width and height.
 */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}
export type Edge = keyof Crop
export const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom']

export const WHOLE_PICTURE: Crop = { left: 0, top: 0, right: 1, bottom: 1 }
/** Two edges stay so far apart. */
const LEAST_SIDE = 0.1
const JPEG_QUALITY = 0.92

export function isWhole({ left, top, right, bottom }: Crop): boolean {
  return left === 0 && top === 0 && right === 1 && bottom === 1
}

/** How far an edge may be moved, both ways. */
export function reachOf(
  { left, top, right, bottom }: Crop,
  edge: Edge,
): [from: number, to: number] {
  if (edge === 'left') return [0, right - LEAST_SIDE]
  if (edge === 'right') return [left + LEAST_SIDE, 1]
  return edge === 'top' ? [0, bottom - LEAST_SIDE] : [top + LEAST_SIDE, 1]
}

/** The crop with one edge elsewhere, as far as it may go. */
export function moved(crop: Crop, edge: Edge, to: number): Crop {
  const [least, most] = reachOf(crop, edge)
  return { ...crop, [edge]: Math.min(most, Math.max(least, to)) }
}

function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = url
  })
}

/** Draws a picture, or a part of it, at a size. */
async function drawn(url: string, { left, top, right, bottom }: Crop, longest: number) {
  const image = await loaded(url)
  const [width, height] = [
    image.naturalWidth * (right - left),
    image.naturalHeight * (bottom - top),
  ]
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const from = [image.naturalWidth * left, image.naturalHeight * top] as const
  context.drawImage(image, ...from, width, height, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** The pixels of a whole picture, made small. */
export async function smallPixels(url: string, longest: number): Promise<ImageData> {
  const { canvas, context } = await drawn(url, WHOLE_PICTURE, longest)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The kept part of a picture, as a JPEG file of its own. */
export async function cropped(url: string, crop: Crop, name: string): Promise<File> {
  const { canvas } = await drawn(url, crop, Number.POSITIVE_INFINITY)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  if (!blob) throw new Error('the picture could not be cropped')
  return new File([blob], name.replace(/\.[^.]*$/u, '.jpg'), { type: 'image/jpeg' })
}
