import Papa from 'papaparse'
import { BULK_MAX_ROWS } from '#shared/limits.ts'
import { columnNamed } from './columns.ts'
import { fault, refused, type Table } from './table.ts'

const SEPARATORS = [',', ';', '\t'] as const
/** Empty lines among them are no rows. A file of more lines is not read any further. */
const MOST_LINES = 20 * BULK_MAX_ROWS
/** What stands in columns farther out is none of ours. */
const MOST_COLUMNS = 100

/** Spreadsheet programs write UTF-8, UTF-16 with its mark, or the letters of Windows. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function headingsBy(text: string, delimiter: string): string[] {
  const [headings = []] = Papa.parse<string[]>(text, { delimiter, preview: 1 }).data
  return headings.slice(0, MOST_COLUMNS)
}

/** The sign that parts the headings into the most columns that we know. */
function separatorOf(text: string): string {
  const known = (delimiter: string) => headingsBy(text, delimiter).filter(columnNamed).length
  return SEPARATORS.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}

/**
 * The table in a CSV file. @throws AppError `list_unreadable` for quotation marks that nothing
 * closes, and for far more lines than a list has rows.
 */
export function readCsv(bytes: Uint8Array): Table {
  const text = textOf(bytes)
  const delimiter = separatorOf(text)
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter, preview: MOST_LINES + 1 })
  const unclosed = errors.filter(({ type }) => type === 'Quotes')
  if (unclosed.length > 0)
    throw refused(unclosed.map(({ row }) => fault('quotes', row === undefined ? null : row + 1)))
  if (meta.truncated) {
    const lines = text.match(/\n/gu)?.length ?? MOST_LINES
    throw refused([fault('tooManyRows', null, null, String(lines))])
  }
  const [, ...rows] = data
  return {
    headings: headingsBy(text, delimiter),
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  }
}
