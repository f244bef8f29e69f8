import { SqliteAdapter, sql } from 'kysely'
import type { Database } from '../db/tables.ts'

export type Row = Record<string, unknown>

/** Enough rows for one reading: the longest answers have some 100 kB. */
const PAGE = 200

export function isSqlite(db: Database): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** The tables as they stand, in alphabetical order, without the migrator's own. */
export async function storedTables(db: Database): Promise<string[]> {
  const { rows } = isSqlite(db)
    ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
    : await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite|kysely)_/u.test(name))
    .sort()
}

async function primaryKeyOf(db: Database, table: string): Promise<string[]> {
  const { rows } = isSqlite(db)
    ? await sql<{ name: string }>`
        select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
    : await sql<{ name: string }>`
        select attname as name from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indisprimary and indrelid = to_regclass(quote_ident(${table}))
        order by array_position(indkey::smallint[], attnum)`.execute(db)
  if (rows.length === 0) throw new Error(`${table} has no primary key`)
  return rows.map(({ name }) => name)
}

/** All rows of a table, page by page along its primary key. */
export async function* storedRows(db: Database, table: string): AsyncGenerator<Row[]> {
  const key = await primaryKeyOf(db, table)
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let last: Row | undefined
  while (true) {
    const values = key.map((name) => last?.[name])
    const after = last ? sql`where (${columns}) > (${sql.join(values)})` : sql``
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1)
  }
}
