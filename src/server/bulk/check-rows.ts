import { type BulkColumn, type BulkRequest, bulkRequestSchema, PHOTO_COLUMNS } from '#shared/api/bulk.ts'
import type { BulkFault } from '#shared/bulk-faults.ts'
import type { Language } from '#shared/languages.ts'
import { ARTIST_MAX, BULK_MAX_ROWS, NAME_MAX, QUESTION_MAX } from '#shared/limits.ts'
import type { Mode } from '#shared/modes.ts'
import { depthNamed, languageNamed } from './columns.ts'
import { fault, type RawList, type RawRow, refused } from './table.ts'

const LONGEST: Partial<Record<BulkColumn, number>> = {
  title: NAME_MAX,
  maker: ARTIST_MAX,
  question: QUESTION_MAX,
}
const MOST_SHOWN = 60

export interface NumberedRequest {
  row: number
  request: BulkRequest
}

/** What rows ask with where they say nothing. */
export interface Defaults {
  depth: Mode
  language: Language
}

const shown = (text: string) =>
  [...text].length > MOST_SHOWN ? `${[...text].slice(0, MOST_SHOWN).join('')}…` : text

/** The text of a cell; null: it holds a date, a truth or the like. */
function textOf(cell: unknown): string | null {
  if (cell === undefined || cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? cell.trim() : null
}

function checkRow({ row, cells }: RawRow, names: RawList['names'], defaults: Defaults) {
  const faults: BulkFault[] = []
  const texts: Partial<Record<BulkColumn, string>> = {}
  const add = (code: BulkFault['code'], column: BulkColumn, value = '') =>
    faults.push(fault(code, row, names[column] ?? column, shown(value)))
  for (const column of PHOTO_COLUMNS) {
    const text = textOf(cells[column])
    const most = LONGEST[column]
    if (text === null) add('notText', column, String(cells[column]))
    else if (most !== undefined && text.length > most) add('tooLong', column, String(most))
    else texts[column] = text
  }
  const { file, title, maker, question, depth = '', language = '' } = texts
  if (title === '' && file === '') add('missing', 'title')
  if (depth !== '' && depthNamed(depth) === null) add('unknownDepth', 'depth', depth)
  if (language !== '' && languageNamed(language) === null) add('unknownLanguage', 'language', language)
  if (faults.length > 0) return { faults }
  const { data, error } = bulkRequestSchema.safeParse({
    file,
    title,
    maker,
    question,
    depth: depthNamed(depth) ?? defaults.depth,
    language: languageNamed(language) ?? defaults.language,
  })
  if (data) return { request: { row, request: data } }
  for (const { path } of error.issues) add('control', path[0] as BulkColumn)
  return { faults }
}

/** Reads the request of each row. @throws AppError `list_unreadable`, with every fault of the list. */
export function checkRows({ rows, names }: RawList, defaults: Defaults): NumberedRequest[] {
  if (rows.length === 0) throw refused([fault('empty')])
  if (rows.length > BULK_MAX_ROWS) throw refused([fault('tooManyRows', null, null, String(rows.length))])
  const checked = rows.map((row) => checkRow(row, names, defaults))
  const faults = checked.flatMap((one) => one.faults ?? [])
  if (faults.length > 0) throw refused(faults)
  return checked.flatMap(({ request }) => request ?? [])
}
