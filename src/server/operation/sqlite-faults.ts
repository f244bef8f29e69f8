import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'

/** What SQLite finds wrong with a file: damaged pages, and rows that refer to nothing. */
export async function sqliteFaults(db: Database): Promise<string[]> {
  const { rows: damages } = await sql<{
    integrity_check: string
  }>`pragma integrity_check(20)`.execute(db)
  const { rows: orphans } = await sql<{
    table: string
    parent: string
  }>`pragma foreign_key_check`.execute(db)
  const orphanTables = new Set(
    orphans.map(({ table, parent }) => `${table} refers to missing ${parent}`),
  )
  return [
    ...damages.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok'),
    ...orphanTables,
  ]
}
