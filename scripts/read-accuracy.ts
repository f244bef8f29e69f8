import type { Accuracy, AccuracyRow, StrangersRow } from '#web/accuracy/accuracy.ts'

/** The headings of docs/accuracy.md under which the tables stand. */
export const ACCURACY_HEADINGS = {
  same: 'Photos of the same copy that is indexed',
  strangers: 'Strangers',
  altered: 'Repaintings, parodies and montages',
  studies: 'Photos of a picture painted after the work',
} as const satisfies Record<Exclude<keyof Accuracy, 'indexed'>, string>

type Cells = Record<string, string>

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** The rows of the first table under a heading, by the names of its columns. */
function tableUnder(markdown: string, heading: string): Cells[] {
  const [, section] = markdown.split(`\n## ${heading}\n`)
  const lines = (section?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const [head, , ...rows] = lines
  if (head === undefined || rows.length === 0)
    throw new Error(`docs/accuracy.md has no table under “${heading}”`)
  const names = cellsOf(head)
  return rows.map((row) =>
    Object.fromEntries(cellsOf(row).map((cell, at) => [names[at] ?? '', cell])),
  )
}

/** @throws Error where a column is missing, or holds no number. */
function numberIn(cells: Cells, column: string): number {
  const [, digits] = /^(?:≥ )?(\d+(?:\.\d+)?)(?: %)?$/u.exec(cells[column] ?? '') ?? []
  if (digits === undefined)
    throw new Error(`docs/accuracy.md has no number in a column “${column}”`)
  return Number(digits)
}

function rowOf(cells: Cells): AccuracyRow {
  const number = (column: string) => numberIn(cells, column)
  const photos = number('photos')
  return {
    name: cells.level ?? '',
    photos,
    // The page has the share, rounded: there is one number of photos that it is the share of.
    right: Math.round((number('right') / 100) * photos),
    goal: cells.goal === '' ? null : number('goal') / 100,
    wrong: number('wrong'),
    asked: number('“after”') + number('asked'),
    silent: number('nothing said'),
  }
}

function strangersOf(cells: Cells): StrangersRow {
  return {
    name: cells.strangers ?? '',
    photos: numberIn(cells, 'photos'),
    told: numberIn(cells, 'told as a work'),
    asked: numberIn(cells, 'asked about'),
  }
}

/**
 * The figures of docs/accuracy.md, which `npm run accuracy` writes. @throws Error where it is no
 * such page.
 */
export function readAccuracy(markdown: string): Accuracy {
  const [, indexed] = /(\d+) paintings are indexed/u.exec(markdown) ?? []
  if (indexed === undefined)
    throw new Error('docs/accuracy.md does not say how many paintings are indexed')
  const rows = (heading: string) => tableUnder(markdown, heading)
  return {
    indexed: Number(indexed),
    same: rows(ACCURACY_HEADINGS.same).map(rowOf),
    strangers: rows(ACCURACY_HEADINGS.strangers).map(strangersOf),
    altered: rows(ACCURACY_HEADINGS.altered).map(rowOf),
    studies: rows(ACCURACY_HEADINGS.studies).map(rowOf),
  }
}
