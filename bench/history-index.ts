import { SqliteAdapter, sql } from 'kysely'
import { PORTION } from '#server/analysis/history-index.ts'
import { createAnalysisStore } from '#server/analysis/store.ts'
import type { Database } from '#server/db/tables.ts'
import { newId } from '#server/secrets.ts'
import type { Text } from './history-fill.ts'

const isSqlite = (db: Database) => db.getExecutor().adapter instanceof SqliteAdapter

/**
 * Tidies until the whole history is in the index; PostgreSQL is kept as its autovacuum would.
 * @returns seconds.
 */
export async function indexAll(db: Database, tidy: () => Promise<void>): Promise<number> {
  let milliseconds = 0
  for (let left = PORTION; left >= PORTION; ) {
    const start = performance.now()
    await tidy()
    milliseconds += performance.now() - start
    if (!isSqlite(db)) await sql`vacuum analyze history_words`.execute(db)
    const { count } = await db
      .selectFrom('history')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where('place', 'is', null)
      .executeTakeFirstOrThrow()
    left = Number(count)
  }
  await (isSqlite(db) ? sql`analyze` : sql`vacuum analyze`).execute(db)
  return Math.round(milliseconds / 1000)
}

/** What a table takes on the disk with its keys, in MB. */
export async function sizeOf(db: Database, table: string): Promise<number> {
  const { rows } = isSqlite(db)
    ? await sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat
        where name in (select name from sqlite_master where tbl_name = ${table})`.execute(db)
    : await sql<{ bytes: number }>`select pg_total_relation_size(${table}) as bytes`.execute(db)
  return Math.round(Number(rows[0]?.bytes) / 1e6)
}

/**
 * Milliseconds to keep an analysis, and milliseconds that its part of the index takes later.
 */
export async function costOfKeeping(
  db: Database,
  texts: readonly Text[],
  tidy: () => Promise<void>,
) {
  const analyses = createAnalysisStore(db)
  const start = performance.now()
  for (let number = 0; number < PORTION; number++) {
    const text = texts[number % texts.length]
    if (!text) throw new Error('there are no texts')
    const { folded, ...like } = text
    const added = {
      userId: 'reader',
      analysis: { ...like, id: newId(), created_at: '' },
      preview: '',
      searched: { answer: `${folded} kept${number}`, question: null },
      createdAt: Date.now(),
      ...{ spendId: null, insteadOf: null, copy: null },
    }
    await analyses.add(added, async () => null)
  }
  const kept = performance.now()
  await tidy()
  const indexed = performance.now()
  const each = (from: number, to: number) => Math.round(((to - from) / PORTION) * 100) / 100
  const ratio = Math.round(((indexed - start) / (kept - start)) * 100) / 100
  return { keep: each(start, kept), index: each(kept, indexed), ratio }
}
