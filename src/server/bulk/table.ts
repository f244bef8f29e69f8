import type { BulkColumn } from '#shared/api/bulk.ts'
import type { BulkFault, BulkFaultCode } from '#shared/bulk-faults.ts'
import { BULK_MAX_ROWS } from '#shared/limits.ts'
import { AppError } from '../errors.ts'
import { columnNamed } from './columns.ts'

/**
 * A list as its file has it: headings, and rows of cells with the numbers by which the file counts
 * them.
 */
export interface Table {
  headings: readonly string[]
  rows: readonly { row: number; cells: readonly unknown[] }[]
}

/** A row by our columns, of which none is checked yet. */
export interface RawRow {
  row: number
  cells: Partial<Record<BulkColumn, unknown>>
}

export interface RawList {
  rows: RawRow[]
  /** What the file calls our columns. */
  names: Partial<Record<BulkColumn, string>>
  unused: string[]
}

const MOST_FAULTS = 100
/** Columns and files that are none of ours are told, up to so many. */
export const MOST_UNUSED = 20

export function fault(
  code: BulkFaultCode,
  row: number | null = null,
  column: string | null = null,
  value = '',
): BulkFault {
  return { code, row, column, value }
}

/** @throws AppError `list_unreadable` for more rows than a list may have. */
export function requireFewRows(rows: readonly unknown[]): void {
  if (rows.length > BULK_MAX_ROWS)
    throw refused([fault('tooManyRows', null, null, String(rows.length))])
}

/** What is wrong with a list, all at once; nothing of it is kept. */
export function refused(faults: readonly BulkFault[]): AppError {
  return new AppError('list_unreadable', {
    faults: faults.slice(0, MOST_FAULTS),
    count: faults.length,
  })
}

const isBlank = (cell: unknown) => cell === null || cell === undefined || String(cell).trim() === ''

/**
 * A table by our columns. Empty rows are left out.
 * @param of what it is a list of: a table in a zip of photos has a column of their names.
 * @throws AppError `list_unreadable` where no column has titles or names, or two are for the same.
 */
export function rawListOf({ headings, rows }: Table, of: 'titles' | 'photos' = 'titles'): RawList {
  const needed = of === 'photos' ? 'file' : 'title'
  const columns = headings.map((heading) => {
    const column = columnNamed(heading)
    return column === 'file' && of === 'titles' ? null : column
  })
  const twice = columns.findIndex((column, at) => column !== null && columns.indexOf(column) !== at)
  if (twice >= 0) throw refused([fault('twoColumns', 1, headings[twice] ?? null)])
  if (!columns.includes(needed))
    throw refused([fault(of === 'photos' ? 'noFileColumn' : 'noTitleColumn', 1)])
  const known = columns.flatMap((column, at) => (column ? [{ column, at }] : []))
  const names: RawList['names'] = {}
  for (const { column, at } of known) names[column] = headings[at]?.trim()
  const raw = rows.map(({ row, cells }) => {
    const filled = known.filter(({ at }) => !isBlank(cells[at]))
    return { row, cells: Object.fromEntries(filled.map(({ column, at }) => [column, cells[at]])) }
  })
  return {
    rows: raw.filter(({ cells }) => Object.keys(cells).length > 0),
    names,
    unused: headings
      .filter((heading, at) => columns[at] === null && heading.trim() !== '')
      .slice(0, MOST_UNUSED),
  }
}
