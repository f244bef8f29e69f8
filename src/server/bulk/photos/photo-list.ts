import type { Language } from '#shared/languages.ts'
import { FILE_NAME_MAX } from '#shared/limits.ts'
import { readCsv } from '../read-csv.ts'
import { fault, type RawList, type RawRow, rawListOf, refused } from '../table.ts'
import type { PackedPhoto, PhotoZip } from './photo-zip.ts'

/** The rows of a zip of photos, and which photo belongs to which row. */
export interface PhotoList {
  list: RawList
  photos: Map<number, PackedPhoto>
}

const folded = (name: string) => name.normalize('NFC').replaceAll('\\', '/').toLowerCase()
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The photos that a table calls so: by the whole path, or by the name alone. */
function photosNamed(photos: readonly PackedPhoto[], called: string): PackedPhoto[] {
  const wanted = folded(called.trim().replace(/^\.\//u, ''))
  const byPath = photos.filter(({ names }) => names.some((name) => folded(name) === wanted))
  if (byPath.length > 0) return byPath
  return photos.filter(({ names }) => names.some((name) => baseOf(folded(name)) === wanted))
}

/** The end of a name says more than its folders. */
const shortened = (name: string) => name.slice(-FILE_NAME_MAX).toWellFormed()

/** The rows of the table, each with its photo. @throws AppError `list_unreadable` with each file that is not found. */
function rowsOfTable(table: RawList, { photos, unused }: PhotoZip) {
  const column = table.names.file ?? 'file'
  const found = new Map<number, PackedPhoto>()
  const faults = table.rows.flatMap(({ row, cells }) => {
    const called = String(cells.file ?? '').trim()
    if (called === '') return []
    const [photo, ...others] = photosNamed(photos, called)
    if (photo === undefined) {
      const isThere = unused.some((name) => [name, baseOf(name)].map(folded).includes(folded(called)))
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
 * The rows of a zip: those of its table, then the photos that the table does not name, by their names.
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
      unused: [...table.unused, ...zip.unused.map(shortened)],
    },
    photos: found,
  }
}
