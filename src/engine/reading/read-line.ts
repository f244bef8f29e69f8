import type { Mat } from '@techstark/opencv-js'
import type { OpenCv } from '#engine/open-cv.ts'
import type { Raster } from '#engine/picture/raster.ts'
import { LINE_HEIGHT, type Networks } from './networks.ts'
import type { TextArea } from './text-areas.ts'

/** A line of text in a photo. Nobody vouches for what it says. */
export interface ReadLine {
  text: string
  /** 0..1: how likely its letters are, in the mean. */
  likelihood: number
}

/** A longer line is pressed together: it is running text, where hardly a name stands. */
export const LONGEST_LINE = 1440
/** A line of running text is longer. */
const MOST_LETTERS = 160

const lengthOf = ([x1 = 0, y1 = 0]: readonly number[], [x2 = 0, y2 = 0]: readonly number[]) =>
  Math.hypot(x2 - x1, y2 - y1)

/** A line of text straight on, `LINE_HEIGHT` high. @param photo with three channels. */
export function straightLine(cv: OpenCv, photo: Mat, { corners }: TextArea): Raster {
  const pixels = corners.map(([x, y]) => [x * photo.cols, y * photo.rows])
  const [a = [], b = [], , d = []] = pixels
  const height = Math.max(LINE_HEIGHT, Math.round(lengthOf(a, d)))
  const width = Math.max(LINE_HEIGHT, Math.round((lengthOf(a, b) * height) / lengthOf(a, d)))
  const long = Math.min(LONGEST_LINE, Math.round((LINE_HEIGHT * width) / height))
  const from = cv.matFromArray(4, 1, cv.CV_32FC2, pixels.flat())
  const to = cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, width, 0, width, height, 0, height])
  const map = cv.getPerspectiveTransform(from, to)
  const [straight, small] = [new cv.Mat(), new cv.Mat()]
  try {
    cv.warpPerspective(
      photo,
      straight,
      map,
      new cv.Size(width, height),
      cv.INTER_CUBIC,
      cv.BORDER_REPLICATE,
    )
    // Large letters are averaged: skipping pixels would fray them.
    cv.resize(straight, small, new cv.Size(long, LINE_HEIGHT), 0, 0, cv.INTER_AREA)
    return { width: long, height: LINE_HEIGHT, data: small.data.slice() }
  } finally {
    for (const part of [from, to, map, straight, small]) part.delete()
  }
}

/**
 * What a line says: the likeliest letter of each step, letters that stay written once (CTC, read
 * greedily).
 */
export function readLine({ lettersIn, letters }: Networks, line: Raster): ReadLine {
  const likelihoods = lettersIn(line)
  const count = letters.length
  let [text, sum, read, last] = ['', 0, 0, 0]
  for (let start = 0; start < likelihoods.length; start += count) {
    const step = likelihoods.subarray(start, start + count)
    const best = step.reduce((most, value, at) => (value > (step[most] ?? 0) ? at : most), 0)
    if (best !== 0 && best !== last) {
      text += letters[best] ?? ''
      sum += step[best] ?? 0
      read++
    }
    last = best
  }
  return { text: text.trim().slice(0, MOST_LETTERS), likelihood: read === 0 ? 0 : sum / read }
}
