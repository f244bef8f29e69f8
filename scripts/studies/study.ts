import { rgbFromPicture } from './colour.ts'
import { loadPicture } from './load.ts'
import { paint } from './painter.ts'
import { cropMargin, padByReflection } from './picture.ts'
import { varnish } from './varnish.ts'
import { readPlaces, readWork } from './works.ts'

/** A finished study: interleaved 8-bit sRGB. */
export type Study = { rgb: Uint8Array; width: number; height: number; strokes: number }

const MARGIN = 48

/**
 * Paints the study of a photograph; `longest` edge in pixels, `breadth` widens all brushes (1 is
 * usual).
 */
export async function paintStudy(
  file: string,
  slug: string,
  longest: number,
  breadth: number,
): Promise<Study> {
  const work = readWork(slug)
  const photograph = await loadPicture(file, longest, work)
  const padded = padByReflection(photograph, MARGIN)
  const focuses = work.focus.map(([x, y, rx, ry]) => ({ x, y, rx, ry }))
  const scale = longest / 1600
  const places = readPlaces(slug).map(({ region }) => region)
  const setting = {
    ...{ margin: MARGIN, scale, breadth: breadth * work.breadth, grain: work.grain },
    ...{ places, seed: slug },
  }
  const canvas = paint(padded, focuses, setting)
  const finished = cropMargin(varnish(canvas, scale), MARGIN)
  return {
    ...{ width: finished.width, height: finished.height, strokes: canvas.strokes },
    rgb: rgbFromPicture(finished),
  }
}
