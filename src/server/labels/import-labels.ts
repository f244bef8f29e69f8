import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { type Dump, NEEDED, workIn } from './dump-shapes.ts'
import type { DumpedWork } from './dumped-work.ts'
import type { LabelStore } from './label-store.ts'
import { readDump } from './read-dump.ts'

/** Records written per transaction; an interruption loses at most these. */
const BATCH = 2000

/** A file that is not the dump that it is said to be. */
export class DumpError extends Error {}

export interface Imported {
  /** Records of the file. */
  records: number
  /** Works among those that were read this time. */
  works: number
  /** It was read before, as it is now. */
  wasDone: boolean
}

/**
 * Reads a published dump into the store, from where the last reading stopped.
 *
 * @param tell hears of the progress: records so far, works this time, 0..1 of the file.
 * @throws DumpError where the file is no such dump.
 */
export async function importLabels(
  store: LabelStore,
  dump: Dump,
  path: string,
  tell: (records: number, works: number, share: number) => void,
): Promise<Imported> {
  const [name, { size }] = [basename(path), statSync(path)]
  const before = store.progressOf(dump, name, size)
  if (before.isDone) return { records: before.records, works: 0, wasDone: true }
  const { records, bytesRead } = readDump(path)
  let [read, works] = [0, 0]
  let batch: DumpedWork[] = []
  for await (const record of records) {
    if (read === 0) {
      const missing = NEEDED[dump].filter((column) => !Object.hasOwn(record, column))
      if (missing.length > 0)
        throw new DumpError(`${name} is no dump of ${dump}: it has no ${missing.join(', ')}`)
    }
    read += 1
    if (read <= before.records) continue
    const work = workIn(dump, record)
    if (work) batch.push(work)
    if (read % BATCH !== 0) continue
    store.keep(dump, name, size, batch, { records: read, isDone: false })
    works += batch.length
    batch = []
    tell(read, works, bytesRead() / size)
  }
  if (read === 0) throw new DumpError(`${name} has no records`)
  store.keep(dump, name, size, batch, { records: read, isDone: true })
  return { records: read, works: works + batch.length, wasDone: false }
}
