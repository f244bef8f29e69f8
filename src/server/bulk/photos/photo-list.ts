import type { Language } from '#shared/languages.ts'
import { FILE_NAME_MAX } from '#shared/limits.ts'
import { readCsv } from '../read-csv.ts'
import {
  fault,
  MOST_UNUSED,
  type RawList,
  type RawRow,
  rawListOf,
  refused,
  requireFewRows,
} from '../table.ts'
import type { PackedPhoto, PhotoZip } from './photo-zip.ts'

/** The rows of a zip of photos, and which photo belongs to which row. */
export interface PhotoList {
  list: RawList
  photos: Map<number, PackedPhoto>
}

const folded = (name: string) => name.normalize('NFC').replaceAll('\\', '/').toLowerCase()
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** What a table may call the files of a zip: by the whole path, or by the name alone. */
function byNames<File>(files: readonly { names: readonly string[]; file: File }[]) {
  const byPath = new Map<string, Set<File>>()
  const byBase = new Map<string, Set<File>>()
  const add = (map: Map<string, Set<File>>, name: string, file: File) =>
    map.set(name, (map.get(name) ?? new Set()).add(file))
  for (const { names, file } of files)
    for (const name of names.map(folded)) {
      add(byPath, name, file)
      add(byBase, baseOf(name), file)
    }
  return (called: string): File[] => {
    const wanted = folded(called.replace(/^\.\//u, ''))
    return [...(byPath.get(wanted) ?? byBase.get(wanted) ?? [])]
  }
}

/** The end of a name says more than its folders. */
const shortened = (name: string) => name.slice(-FILE_NAME_MAX).toWellFormed()

/**
 * The rows of the table, each with its photo. @throws AppError `list_unreadable` with each file
 * that is not found.
 */
function rowsOfTable(table: RawList, { photos, unused }: PhotoZip) {
  requireFewRows(table.rows)
  const column = table.names.file ?? 'file'
  const photosNamed = byNames(photos.map((file) => ({ names: file.names, file })))
  const othersNamed = byNames(unused.map((name) => ({ names: [name], file: name })))
  const found = new Map<number, PackedPhoto>()
  const faults = table.rows.flatMap(({ row, cells }) => {
    const called = String(cells.file ?? '').trim()
    if (called === '') return []
    const [photo, ...others] = photosNamed(called)
    if (photo === undefined) {
      const isThere = othersNamed(called).length > 0
      return [fault(isThere ? 'notAPhoto' : 'fileMissing', row, column, shortened(called))]
    }
    if (others.length > 0) return [fault('fileAmbiguous', row, column, shortened(called))]
    found.set(row, photo)
    return []
  })
  if (faults.length > 0) throw refused(faults)
  const rows = table.rows.map(({ row, cells }): RawRow => {
    const [name] = found.get(row)?.names ?? []
    return { row, cells: { ...cells, file: name === undefined ? '' : shortened(name) } }
  })
  return { rows, found }
}

const NOTHING: RawList = { rows: [], names: {}, unused: [] }

/**
 * The rows of a zip: those of its table, then the photos that the table does not name, by their
 * names.
 * @throws AppError `list_unreadable` with all that is wrong in the table.
 */
export function photoListOf(zip: PhotoZip, language: Language): PhotoList {
  const table = zip.table === null ? NOTHING : rawListOf(readCsv(zip.table), 'photos')
  if (zip.photos.length === 0) throw refused([fault('noPhotos')])
  const { rows, found } = rowsOfTable(table, zip)
  const told = new Set(found.values())
  const { compare } = new Intl.Collator(language, { numeric: true })
  const nameOf = ({ names: [name = ''] }: PackedPhoto) => name
  const untold = zip.photos
    .filter((photo) => !told.has(photo))
    .sort((one, other) => compare(nameOf(one), nameOf(other)))
  const before = rows.at(-1)?.row ?? 0
  const others = untold.map((photo, at): RawRow => {
    const row = before + at + 1
    found.set(row, photo)
    return { row, cells: { file: shortened(nameOf(photo)) } }
  })
  return {
    list: {
      rows: [...rows, ...others],
      names: table.names,
      unused: [...table.unused, ...zip.unused.slice(0, MOST_UNUSED).map(shortened)],
    },
    photos: found,
  }
}
