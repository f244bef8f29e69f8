import type { Region } from '#shared/statements.ts'

const ROWS = ['top', '', 'bottom'] as const
const COLUMNS = ['left', '', 'right'] as const
/** From this share of a side on, a region is told by the other side alone. */
const LONG = 0.66

export type Place =
  | 'whole'
  | 'centre'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'

/** The third of a side in which the middle of a region lies. */
function thirdOf(start: number, length: number): 0 | 1 | 2 {
  if (length > LONG) return 1
  const middle = start + length / 2
  return middle < 1 / 3 ? 0 : middle > 2 / 3 ? 2 : 1
}

/**
 * Where in the picture a region lies, in a word: what its light shows, for those who do not see it.
 */
export function placeOf([x, y, width, height]: Region): Place {
  if (width > LONG && height > LONG) return 'whole'
  const row = ROWS[thirdOf(y, height)]
  const column = COLUMNS[thirdOf(x, width)]
  if (row === '') return column === '' ? 'centre' : column
  return column === '' ? row : `${row}-${column}`
}
