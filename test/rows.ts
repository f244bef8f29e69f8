import { SqliteAdapter, sql } from 'kysely'
import type { Database } from '#server/db/tables.ts'

/** Names and columns of all tables, but for the migrator's own. */
export async function tablesOf(db: Database): Promise<{ name: string; columns: string[] }[]> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const { rows } = isSqlite
    ? { rows: [{ schema: undefined }] }
    : await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const tables = await db.introspection.getTables()
  return tables
    .filter((table) => table.schema === rows[0]?.schema && !table.name.startsWith('kysely'))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
}

/** All rows of all tables. */
export async function allRows(db: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name } of await tablesOf(db))
    all[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows
  return all
}
