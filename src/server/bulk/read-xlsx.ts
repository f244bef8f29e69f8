import { strFromU8, unzipSync, zipSync } from 'fflate'
import { fault, refused, type Table } from './table.ts'

/** A workbook that unpacks to more is no list of 500 rows. */
const UNPACKED_BYTES = 24 * 1024 * 1024
const MOST_PARTS = 200
const SHEET_PART =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:[\w-]+\.xml|_rels\/[\w.-]+\.rels|worksheets\/[\w-]+\.xml))$/u
/**
 * The library makes a place for each cell up to the last one: a single cell far out would take all
 * memory.
 */
const NEAR_CELL = /^(?:A?[A-Z])?\d{1,4}$/u

function requireNearCells(sheet: Uint8Array): void {
  for (const [, place = ''] of strFromU8(sheet).matchAll(/\sr\s*=\s*["']([^"']*)["']/gu))
    if (!NEAR_CELL.test(place)) throw new Error('a cell is too far out')
}

/**
 * The texts of a workbook, packed anew. A part is never unpacked beyond the size that the file
 * declares for it, nor all of them beyond our limit: a zip bomb stays packed, and the library does
 * not see it.
 */
function harmless(bytes: Uint8Array): Buffer {
  let size = 0
  let parts = 0
  const texts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts++
      if (!SHEET_PART.test(name)) return false
      size += originalSize
      if (size > UNPACKED_BYTES || parts > MOST_PARTS) throw new Error('the workbook is too large')
      return true
    },
  })
  for (const [name, text] of Object.entries(texts))
    if (name.includes('worksheets/')) requireNearCells(text)
  return Buffer.from(zipSync(texts, { level: 0 }))
}

/**
 * The table on the first sheet of an Excel workbook. @throws AppError `list_unreadable` where there
 * is none.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const { readSheet } = await import('read-excel-file/node')
  // Whatever the library stumbles over is the file's fault: nothing else goes in.
  const data = await readWorkbook(readSheet, bytes).catch(() => {
    throw refused([fault('unreadable')])
  })
  const [headings = [], ...rows] = data
  return {
    headings: headings.map((heading) => String(heading ?? '')),
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  }
}

async function readWorkbook(
  readSheet: typeof import('read-excel-file/node').readSheet,
  bytes: Uint8Array,
) {
  // A title such as 1984 is what is written in the cell.
  return readSheet<string>(harmless(bytes), { parseNumber: (written) => written })
}
