import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { JSONParser } from '@streamparser/json-node'
import { parse } from 'csv-parse'
import type { DumpRecord } from './dump-shapes.ts'

/** The records of a dump, one after the other, however large it is. */
export interface DumpStream {
  records: AsyncIterable<DumpRecord>
  /** Bytes of the file that were read so far. */
  bytesRead(): number
}

const BEGINNING = 512

function firstLetterOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(BEGINNING)
    const length = readSync(file, bytes, 0, BEGINNING, 0)
    return bytes
      .toString('utf8', 0, length)
      .replace(/^\uFEFF/u, '')
      .trimStart()
      .charAt(0)
  } finally {
    closeSync(file)
  }
}

/**
 * Answers to queries have each value in an object of its own (SPARQL 1.1 Query Results JSON
 * Format).
 */
function unwrapped(record: DumpRecord): DumpRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const isWrapped = typeof value === 'object' && value !== null && 'value' in value
      return [name, isWrapped ? value.value : value]
    }),
  )
}

async function* recordsOf(values: AsyncIterable<{ value?: unknown }>): AsyncGenerator<DumpRecord> {
  for await (const { value } of values)
    if (typeof value === 'object' && value !== null) yield unwrapped(value as DumpRecord)
}

/** Reads CSV, or JSON: a list of records, or the answer to a query. */
export function readDump(path: string): DumpStream {
  const file = createReadStream(path)
  const reader = path.endsWith('.csv')
    ? parse({ columns: true, bom: true, relax_column_count: true, skip_empty_lines: true })
    : new JSONParser({
        paths: [firstLetterOf(path) === '[' ? '$.*' : '$.results.bindings.*'],
        keepStack: false,
      })
  file.on('error', (error) => reader.destroy(error))
  file.pipe(reader)
  return {
    records: path.endsWith('.csv') ? reader : recordsOf(reader),
    bytesRead: () => file.bytesRead,
  }
}
