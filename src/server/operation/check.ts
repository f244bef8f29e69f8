import { sql } from 'kysely'
import { migrationNames } from '../db/migrate.ts'
import type { Database } from '../db/tables.ts'
import { appliedMigrations, unknownMigrations } from './database-as-it-is.ts'
import { type Inventory, inventoryOf } from './inventory.ts'
import { sqliteFaults } from './sqlite-faults.ts'
import { isSqlite, storedTables } from './stored-rows.ts'

export interface Checked {
  /** Migrations that the next start makes. */
  pending: string[]
  tables: Inventory
  /** As sentences; none: the database is well. */
  faults: string[]
}

/**
 * PostgreSQL has its references checked at each write; an index that failed to be built is not
 * used.
 */
async function postgresFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.map(({ name }) => `the index ${name} is not valid; rebuild it: REINDEX INDEX ${name}`)
}

/** What a pack holds is the sum of its movements. */
async function packFaults(db: Database): Promise<string[]> {
  if (!(await storedTables(db)).includes('pack_movements')) return []
  const { rows } = await sql<{ id: string }>`
    select id from packs where balance <>
      (select coalesce(sum(amount), 0) from pack_movements where pack_movements.pack_id = packs.id)`.execute(
    db,
  )
  return rows.map(({ id }) => `the balance of the query pack ${id} is not the sum of its movements`)
}

/** Reads the whole database, while servers may run, and tells what is wrong with it. */
export async function checkDatabase(db: Database): Promise<Checked> {
  const applied = await appliedMigrations(db)
  const unknown = unknownMigrations(applied)
  const faults = isSqlite(db) ? await sqliteFaults(db) : await postgresFaults(db)
  if (applied.length === 0) faults.push('the product never ran on this database')
  if (unknown.length > 0) faults.push(`a newer version ran on it, with ${unknown.join(', ')}`)
  // A damaged file may not be readable to its end.
  const tables = faults.length === 0 ? await inventoryOf(db) : {}
  if (faults.length === 0) faults.push(...(await packFaults(db)))
  return { pending: migrationNames.filter((name) => !applied.includes(name)), tables, faults }
}
