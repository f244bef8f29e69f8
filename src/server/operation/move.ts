import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { holdFolder } from '../db/hold-folder.ts'
import { migrate, migrationNames } from '../db/migrate.ts'
import { DATABASE_FILE } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import { appliedMigrations, withPostgres, withSqlite } from './database-as-it-is.ts'
import { differences, type Inventory, inventoryOf, rowsIn } from './inventory.ts'
import { OperationError } from './operation-error.ts'
import { requireAlone } from './postgres-tools.ts'
import { sqliteFaults } from './sqlite-faults.ts'
import { storedRows, storedTables } from './stored-rows.ts'

/** The tables of a SQLite database, each after those that it refers to. */
export async function inOrderOfReferences(db: Database): Promise<string[]> {
  const ordered = new Set<string>()
  async function place(table: string): Promise<void> {
    if (ordered.has(table)) return
    const { rows } = await sql<{ parent: string }>`
      select distinct "table" as parent from pragma_foreign_key_list(${table})`.execute(db)
    for (const { parent } of rows) if (parent !== table) await place(parent)
    ordered.add(table)
  }
  for (const table of await storedTables(db)) await place(table)
  return [...ordered]
}

async function requireMovable(from: Database): Promise<void> {
  const faults = await sqliteFaults(from)
  if (faults.length > 0)
    throw new OperationError(`The SQLite database is damaged: ${faults.join('; ')}.`)
  const applied = await appliedMigrations(from)
  if (applied.join() !== migrationNames.join())
    throw new OperationError(
      'The SQLite database is of another version. Start this version on it once, stop it, and move then.',
    )
}

async function copyTable(from: Database, to: Database, table: string): Promise<void> {
  for await (const rows of storedRows(from, table)) {
    const columns = Object.keys(rows[0] ?? {})
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    try {
      await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to)
    } catch (error) {
      if (!(error instanceof Error) || !('severity' in error)) throw error
      throw new OperationError(`PostgreSQL does not take a row of ${table}: ${error.message}`)
    }
  }
}

/** Copies into tables that nobody else may touch, and reads them again. */
async function copyAll(
  from: Database,
  to: Database,
  tell: (line: string) => void,
): Promise<Inventory> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(to)
  const tables = await inOrderOfReferences(from)
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(
    to,
  )
  if (rowsIn(await inventoryOf(to)) > 0)
    throw new OperationError('The PostgreSQL of DATABASE_URL is not empty. Name an empty database.')
  for (const table of tables) {
    await copyTable(from, to, table)
    tell(`${table} is copied`)
  }
  const inventory = await inventoryOf(from)
  const faults = differences(inventory, await inventoryOf(to))
  if (faults.length > 0) throw new OperationError(`The copy differs: ${faults.join('; ')}.`)
  return inventory
}

/**
 * Moves the SQLite database of a data folder to the PostgreSQL of `DATABASE_URL`: all of it, in one
 * transaction, or nothing. The file stays as it is.
 *
 * @throws OperationError with a sentence; ConfigError where a server works in the folder.
 */
export async function moveDatabase(
  config: Config,
  tell: (line: string) => void,
): Promise<Inventory> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl)
    throw new OperationError('DATABASE_URL: name the empty PostgreSQL that the database moves to.')
  return withSqlite(join(dataDir, DATABASE_FILE), async (from) => {
    const release = holdFolder(dataDir)
    try {
      await requireMovable(from)
      return await withPostgres(databaseUrl, async (to) => {
        await requireAlone(to)
        await migrate(to)
        return to.transaction().execute((tx) => copyAll(from, tx, tell))
      })
    } finally {
      release()
    }
  })
}
