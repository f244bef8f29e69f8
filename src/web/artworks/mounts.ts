/** The longer side of a frame without a picture, in units of its drawing. */
const SIDE = 480
/** Wider or higher frames would not fit among the others. */
const MOST_RATIO = 2.6
const SIZES = [72, 60, 50, 42, 36, 30, 26, 22]
const LINE_HEIGHT = 1.15
/** Shares of the mount that a title may fill. */
const MOST_WIDE = 0.8
const MOST_HIGH = 0.76
/** How wide a letter is to its height, and a Chinese character. */
const LETTER = 0.46
const CHARACTER = 1

/** Sides of the frame of a work without a picture, in its proportions as far as they fit a wall. */
export function mountFor(ratio: number | null): { width: number; height: number } {
  const fitting = Math.min(MOST_RATIO, Math.max(1 / MOST_RATIO, ratio ?? 1))
  return {
    width: Math.round(SIDE * Math.min(1, fitting)),
    height: Math.round(SIDE / Math.max(1, fitting)),
  }
}

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? CHARACTER : LETTER),
    0,
  )
}

/** The largest letters in which a title fits its mount, without breaking a word. */
export function fontSizeFor(title: string, width: number, height: number): number {
  const words = title.split(/\s+/u)
  const longest = Math.max(
    ...words.map((word) => (/\p{Script=Han}/u.test(word) ? 1 : widthOf(word))),
  )
  const fits = (size: number) => {
    const room = (width * MOST_WIDE) / size
    // A line is seldom filled.
    const lines = Math.ceil((widthOf(title) * 1.15) / room)
    return longest <= room && lines * LINE_HEIGHT * size <= height * MOST_HIGH
  }
  return SIZES.find(fits) ?? Math.min(...SIZES)
}
