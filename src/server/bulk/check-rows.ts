import {
  type BulkColumn,
  type BulkRequest,
  bulkRequestSchema,
  PHOTO_COLUMNS,
} from '#shared/api/bulk.ts'
import type { BulkFault } from '#shared/bulk-faults.ts'
import type { Problem } from '#shared/errors/table.ts'
import type { Language } from '#shared/languages.ts'
import { ARTIST_MAX, NAME_MAX, QUESTION_MAX } from '#shared/limits.ts'
import type { Mode } from '#shared/modes.ts'
import { depthNamed, languageNamed } from './columns.ts'
import { fault, type RawList, type RawRow, refused, requireFewRows } from './table.ts'

const LONGEST: Partial<Record<BulkColumn, number>> = {
  title: NAME_MAX,
  maker: ARTIST_MAX,
  question: QUESTION_MAX,
}
const MOST_SHOWN = 60

export interface NumberedRequest {
  row: number
  request: BulkRequest
  /** Why nothing can be asked by it. */
  error: Problem | null
}

const NO_TITLE: Problem = { code: 'row_title_missing', params: {} }

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

/** A row that names no work ends by itself; any other fault may mean that the file is misread. */
const isOfList = ({ code }: BulkFault) => code !== 'missing'

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
  const isMissing = title === '' && file === ''
  if (isMissing) add('missing', 'title')
  if (depth !== '' && depthNamed(depth) === null) add('unknownDepth', 'depth', depth)
  if (language !== '' && languageNamed(language) === null)
    add('unknownLanguage', 'language', language)
  if (faults.some(isOfList)) return { faults }
  const { data, error } = bulkRequestSchema.safeParse({
    file,
    title,
    maker,
    question,
    depth: depthNamed(depth) ?? defaults.depth,
    language: languageNamed(language) ?? defaults.language,
  })
  if (data) return { faults, request: { row, request: data, error: isMissing ? NO_TITLE : null } }
  for (const { path } of error.issues) add('control', path[0] as BulkColumn)
  return { faults }
}

/**
 * Reads the request of each row. @throws AppError `list_unreadable`, with every fault of the list,
 * also where no row names a work.
 */
export function checkRows({ rows, names }: RawList, defaults: Defaults): NumberedRequest[] {
  if (rows.length === 0) throw refused([fault('empty')])
  requireFewRows(rows)
  const checked = rows.map((row) => checkRow(row, names, defaults))
  const faults = checked.flatMap((one) => one.faults)
  if (faults.some(isOfList) || faults.length === rows.length) throw refused(faults)
  return checked.flatMap(({ request }) => request ?? [])
}
