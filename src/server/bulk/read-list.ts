import { open, readFile, stat } from 'node:fs/promises'
import { BULK_COLUMNS, bulkListSchema } from '#shared/api/bulk.ts'
import type { Language } from '#shared/languages.ts'
import { BULK_MAX_BYTES, BULK_ZIP_MAX_BYTES } from '#shared/limits.ts'
import { AppError } from '../errors.ts'
import { photoListOf } from './photos/photo-list.ts'
import { openPhotoZip, type PackedPhoto } from './photos/photo-zip.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { fault, type RawList, type RawRow, rawListOf, refused } from './table.ts'

type SentRows = ReturnType<typeof bulkListSchema.parse>['rows']

/**
 * The rows of a JSON list, counted from 1; empty ones are a fault, as nobody leaves a gap in JSON.
 */
export function rawListOfJson(rows: SentRows): RawList {
  const raw: RawRow[] = rows.map(({ title, maker, question, depth, language }, at) => ({
    row: at + 1,
    cells: { title, maker, question, depth, language },
  }))
  const known: readonly string[] = BULK_COLUMNS
  const unused = new Set(
    rows.flatMap((cells) => Object.keys(cells).filter((name) => !known.includes(name))),
  )
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
const isZip = (bytes: Uint8Array) => beginsWith(bytes, 'PK')

/**
 * How many bytes the file of a list may have that begins like this: photos are larger than tables.
 */
export const mostBytesOfList = (head: Uint8Array) =>
  isZip(head) ? BULK_ZIP_MAX_BYTES : BULK_MAX_BYTES

async function readTable(bytes: Uint8Array): Promise<RawList> {
  if (isZip(bytes)) return rawListOf(await readXlsx(bytes))
  // An old Excel file, a PDF or a picture is no text.
  const isText =
    !bytes.includes(0) || beginsWith(bytes, '\xff\xfe') || beginsWith(bytes, '\xfe\xff')
  if (!isText) throw refused([fault('unreadable')])
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart()
  return /^[[{]/u.test(start) ? readJson(bytes) : rawListOf(readCsv(bytes))
}

/**
 * A list as its file has it, and the photos of its rows, still packed. It is closed when they have
 * been unpacked.
 */
export interface ReadList {
  list: RawList
  photos: Map<number, PackedPhoto>
  close: () => void
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/**
 * Reads a file: a zip of photos, an Excel workbook, JSON or CSV, told apart by what is in it and
 * not by the name.
 *
 * @param language in whose letters a zip is likely to name its files.
 * @throws AppError `list_unreadable` with what is wrong, and where; `list_too_large` for a workbook
 * as large as photos.
 */
export async function readList(file: string, language: Language): Promise<ReadList> {
  const zip = isZip(await headOf(file)) ? await openPhotoZip(file, language) : null
  if (zip === null) {
    const { size } = await stat(file)
    if (size > BULK_MAX_BYTES)
      throw new AppError('list_too_large', { megabytes: BULK_MAX_BYTES / 1024 ** 2 })
    return { list: await readTable(await readFile(file)), photos: new Map(), close: () => {} }
  }
  try {
    return { ...photoListOf(zip, language), close: zip.close }
  } catch (error) {
    zip.close()
    throw error
  }
}
