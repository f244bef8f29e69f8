import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { joinedName, lookedFor } from '#engine/search/names.ts'
import type { Dump } from './dump-shapes.ts'
import type { DumpedWork } from './dumped-work.ts'

/** Beside the database, in the data folder. */
export const LABEL_FILE = 'labels.db'

/** How far the reading of a file came. */
export interface Progress {
  records: number
  isDone: boolean
}

/** The imported labels, to be written. */
export interface LabelStore {
  progressOf(dump: Dump, file: string, size: number): Progress
  /**
   * Keeps works and how far the file is read, both or neither. A work that is there already is
   * written anew.
   */
  keep(
    dump: Dump,
    file: string,
    size: number,
    works: readonly DumpedWork[],
    progress: Progress,
  ): void
  count(): number
  close(): void
}

/**
 * `names`: what a work is found by in parts, three letters at a time. `titles`: whole names, as
 * they are compared.
 */
const SHAPE = `
  create table if not exists works (id integer primary key, slug text not null unique, fame integer not null, body text not null);
  create table if not exists titles (name text not null, work integer not null references works (id));
  create index if not exists titles_by_name on titles (name);
  create index if not exists titles_by_work on titles (work);
  create virtual table if not exists names using fts5 (text, tokenize='trigram', content='', contentless_delete=1);
  create table if not exists imports (
    dump text not null, file text not null, size integer not null, records integer not null, done integer not null,
    primary key (dump, file, size)
  );`

function transaction(file: DatabaseSync, work: () => void): void {
  file.exec('begin immediate')
  try {
    work()
    file.exec('commit')
  } catch (error) {
    file.exec('rollback')
    throw error
  }
}

/** Opens the file of imported labels, or makes it. */
export function openLabelStore(path: string): LabelStore {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000')
  file.exec(SHAPE)
  const known = file.prepare(
    'select records, done from imports where dump = ? and file = ? and size = ?',
  )
  const addWork = file.prepare(
    `insert into works (slug, fame, body) values (?, ?, ?)
     on conflict (slug) do update set fame = excluded.fame, body = excluded.body returning id`,
  )
  const dropTitles = file.prepare('delete from titles where work = ?')
  const addTitle = file.prepare('insert into titles (name, work) values (?, ?)')
  const addNames = file.prepare('insert or replace into names (rowid, text) values (?, ?)')
  const addProgress = file.prepare(
    `insert into imports (dump, file, size, records, done) values (?, ?, ?, ?, ?)
     on conflict (dump, file, size) do update set records = excluded.records, done = excluded.done`,
  )

  function keepWork(work: DumpedWork): void {
    const { id } = addWork.get(work.slug, work.fame, JSON.stringify(work)) as { id: number }
    const names = [...Object.values(work.titles), ...work.otherNames]
    dropTitles.run(id)
    for (const name of new Set(names.map(joinedName))) if (name !== '') addTitle.run(name, id)
    const { maker, museum, city } = work
    addNames.run(id, lookedFor([...names, ...[maker, museum, city].flatMap(Object.values)]))
  }

  return {
    progressOf(dump, name, size) {
      const row = known.get(dump, name, size) as { records: number; done: number } | undefined
      return { records: row?.records ?? 0, isDone: row?.done === 1 }
    },
    keep(dump, name, size, works, { records, isDone }) {
      transaction(file, () => {
        for (const work of works) keepWork(work)
        addProgress.run(dump, name, size, records, Number(isDone))
      })
    },
    count: () =>
      (file.prepare('select count(*) as count from works').get() as { count: number }).count,
    close: () => file.close(),
  }
}

/** The file for reading, or null where there is none. */
export function openLabelFile(path: string): DatabaseSync | null {
  return existsSync(path) ? new DatabaseSync(path, { readOnly: true }) : null
}
