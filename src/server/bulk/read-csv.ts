import Papa from 'papaparse'
import { columnNamed } from './columns.ts'
import { fault, refused, type Table } from './table.ts'

const SEPARATORS = [',', ';', '\t'] as const

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
  return Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []
}

/** The sign that parts the headings into the most columns that we know. */
function separatorOf(text: string): string {
  const known = (delimiter: string) => headingsBy(text, delimiter).filter(columnNamed).length
  return SEPARATORS.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}

/** The table in a CSV file. @throws AppError `list_unreadable` for quotation marks that nothing closes. */
export function readCsv(bytes: Uint8Array): Table {
  const text = textOf(bytes)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) })
  const unclosed = errors.filter(({ type }) => type === 'Quotes')
  if (unclosed.length > 0)
    throw refused(unclosed.map(({ row }) => fault('quotes', row === undefined ? null : row + 1)))
  const [headings = [], ...rows] = data
  return { headings, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }
}
