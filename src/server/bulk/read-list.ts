import { BULK_COLUMNS, bulkListSchema } from '#shared/api/bulk.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { fault, type RawList, type RawRow, rawListOf, refused } from './table.ts'

type SentRows = ReturnType<typeof bulkListSchema.parse>['rows']

/** The rows of a JSON list, counted from 1; empty ones are a fault, as nobody leaves a gap in JSON. */
export function rawListOfJson(rows: SentRows): RawList {
  const raw: RawRow[] = rows.map((cells, at) => ({ row: at + 1, cells }))
  const known: readonly string[] = BULK_COLUMNS
  const unused = new Set(rows.flatMap((cells) => Object.keys(cells).filter((name) => !known.includes(name))))
  return { rows: raw, names: {}, unused: [...unused] }
}

function readJson(bytes: Uint8Array): RawList {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const { rows } = bulkListSchema.parse(Array.isArray(value) ? { rows: value } : value)
    return rawListOfJson(rows)
  } catch {
    throw refused([fault('unreadable')])
  }
}

const beginsWith = (bytes: Uint8Array, signs: string) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, signs.length)) === signs

/**
 * The rows of a file: an Excel workbook, JSON or CSV, told apart by their first bytes and not by the name.
 * @throws AppError `list_unreadable` with what is wrong, and where.
 */
export async function readList(bytes: Uint8Array): Promise<RawList> {
  if (beginsWith(bytes, 'PK\x03\x04')) return rawListOf(await readXlsx(bytes))
  // An old Excel file, a PDF or a picture is no text.
  const isText = !bytes.includes(0) || beginsWith(bytes, '\xff\xfe') || beginsWith(bytes, '\xfe\xff')
  if (!isText) throw refused([fault('unreadable')])
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart()
  return /^[[{]/u.test(start) ? readJson(bytes) : rawListOf(readCsv(bytes))
}
