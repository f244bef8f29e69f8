import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '#server/errors.ts'
import type { Language } from '#shared/languages.ts'
import { BULK_MAX_BYTES, BULK_MAX_ROWS, BULK_UNPACKED_BYTES } from '#shared/limits.ts'
import { fault, refused } from '../table.ts'
import { isHidden, namesOf } from './entry-names.ts'

/** A photo that is still packed. */
export interface PackedPhoto {
  /** What it may be called, the likeliest first. */
  names: string[]
  /** Its size when unpacked, as the zip says; it never becomes larger. */
  bytes: number
  open: () => Promise<Readable>
}

/** A zip of photos that is open. */
export interface PhotoZip {
  photos: PackedPhoto[]
  /** The CSV file that says more about them. */
  table: Uint8Array | null
  /** Files that are no photos. */
  unused: string[]
  close: () => void
}

/** More files are no list of photos: each costs a look at the directory. */
const MOST_FILES = 10 * BULK_MAX_ROWS
/** No system of files has longer names; they would take all memory. */
const LONGEST_PATH_BYTES = 4096
const PHOTO_ENDING = /\.(?:jpe?g|jpe|jfif|a?png|webp|gif|hei[cf]s?|hif|avif|tiff?)$/iu
const TABLE_ENDING = /\.(?:csv|tsv)$/iu
const WORKBOOK_PART = /^(?:\[Content_Types\]\.xml|xl\/.*\.xml)$/u
const FILE_KIND = 0xf000
const REGULAR_FILE = 0x8000

interface Found {
  entry: Entry
  names: string[]
}

/** A link, a device and the like are no files of ours: they are not followed, and not unpacked. */
function isRegular({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & FILE_KIND
  return kind === 0 || kind === REGULAR_FILE
}

/** All files of a zip but hidden ones; null for a workbook. */
async function filesOf(zip: ZipFile, language: Language): Promise<Found[] | null> {
  if (zip.entryCount > MOST_FILES)
    throw refused([fault('tooManyRows', null, null, String(zip.entryCount))])
  const found: Found[] = []
  for await (const entry of zip.eachEntry()) {
    if (entry.fileNameRaw.length > LONGEST_PATH_BYTES) throw refused([fault('unreadable')])
    const names = namesOf(entry, language)
    const [name = ''] = names
    if (WORKBOOK_PART.test(name)) return null
    const isFolder = entry.fileNameRaw.at(-1) === '/'.charCodeAt(0)
    if (!isFolder && name !== '' && !isHidden(name)) found.push({ entry, names })
  }
  return found
}

function requireReadable(found: readonly Found[]): void {
  const locked = found.filter(({ entry }) => !entry.canDecodeFileData())
  if (locked.length > 0)
    throw refused(locked.map(({ names: [name = ''] }) => fault('locked', null, null, name)))
  const bytes = found.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)
  if (bytes > BULK_UNPACKED_BYTES)
    throw refused([fault('unpacksTooLarge', null, null, String(BULK_UNPACKED_BYTES / 1024 ** 2))])
}

async function tableIn(zip: ZipFile, tables: readonly Found[]): Promise<Uint8Array | null> {
  const [table] = tables
  if (table === undefined) return null
  if (tables.length > 1) {
    const names = tables.map(({ names: [name] }) => name)
    throw refused([fault('twoTables', null, null, names.slice(0, 3).join(', '))])
  }
  if (table.entry.uncompressedSize > BULK_MAX_BYTES)
    throw refused([fault('unpacksTooLarge', null, null, String(BULK_MAX_BYTES / 1024 ** 2))])
  return buffer(await zip.openReadStreamPromise(table.entry))
}

async function contentsOf(
  zip: ZipFile,
  language: Language,
): Promise<Omit<PhotoZip, 'close'> | null> {
  const found = await filesOf(zip, language)
  if (found === null) return null
  const isNamed = (ending: RegExp) => (one: Found) =>
    isRegular(one.entry) && ending.test(one.names[0] ?? '')
  const photos = found.filter(isNamed(PHOTO_ENDING))
  const tables = found.filter(isNamed(TABLE_ENDING))
  const used = new Set([...photos, ...tables])
  requireReadable([...used])
  return {
    photos: photos.map(({ entry, names }) => ({
      names,
      bytes: entry.uncompressedSize,
      open: () => zip.openReadStreamPromise(entry),
    })),
    table: await tableIn(zip, tables),
    unused: found.filter((one) => !used.has(one)).flatMap(({ names: [name] }) => name ?? []),
  }
}

/** What is wrong with a zip is its sender's to mend, unless it is our disk. */
function unreadable(error: unknown): unknown {
  const isDisk = error instanceof Error && 'syscall' in error
  return isDisk || error instanceof AppError ? error : refused([fault('unreadable')])
}

/**
 * Opens a zip of photos; null for a workbook, which is a zip as well. Only its directory and its
 * table are read.
 *
 * @param language in whose letters names are likely to be written.
 * @throws AppError `list_unreadable` where it cannot be read, is locked, or would unpack to too
 * much.
 */
export async function openPhotoZip(file: string, language: Language): Promise<PhotoZip | null> {
  let zip: ZipFile | null = null
  try {
    zip = await openPromise(file, { decodeStrings: false, autoClose: false })
    const contents = await contentsOf(zip, language)
    if (contents) return { ...contents, close: () => zip?.close() }
    zip.close()
    return null
  } catch (error) {
    zip?.close()
    throw unreadable(error)
  }
}
