import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { DUMP_FILE } from './backed-up-files.ts'
import { withPostgres } from './database-as-it-is.ts'
import { differences, inventoryOf } from './inventory.ts'
import type { Manifest } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import { type RunTool, requireAlone, schemaOf } from './postgres-tools.ts'

interface PostgresRestore {
  url: string
  backup: string
  manifest: Manifest
  replace: boolean
  /** The name of the schema for what makes way. */
  aside: string
  runTool: RunTool
}

/** All tables of a schema, the migrator's own among them. */
async function tablesIn(db: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Moves all tables of a schema, with their indexes and references, to another one. */
function moveTables(db: Database, from: string, to: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const table of await tablesIn(tx, from))
      await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(tx)
  })
}

async function dropTables(db: Database, schema: string): Promise<void> {
  const tables = await tablesIn(db, schema)
  if (tables.length === 0) return
  await sql`drop table ${sql.join(tables.map((table) => sql.id(schema, table)))} cascade`.execute(
    db,
  )
}

/**
 * Restores a dump and reads it again; whatever fails, also in `rest`, leaves the database as it
 * was.
 *
 * @param rest is what has to be restored beside it; it hears where the earlier tables are, null:
 * there were none.
 */
export function restorePostgres(
  { url, backup, manifest, replace, aside, runTool }: PostgresRestore,
  rest: (movedTo: string | null) => Promise<void>,
): Promise<void> {
  return withPostgres(url, async (db) => {
    await requireAlone(db)
    const schema = await schemaOf(db)
    if (schema !== manifest.schema)
      throw new OperationError(
        `The backup is of the schema ${manifest.schema}, and DATABASE_URL names ${schema}.`,
      )
    const present = await tablesIn(db, schema)
    if (present.length > 0 && !replace)
      throw new OperationError(
        `The PostgreSQL of DATABASE_URL is not empty (${present.length} tables). Name an empty database, or add --replace: what is there is then kept in a schema beside.`,
      )
    if (present.length > 0) {
      await sql`create schema ${sql.id(aside)}`.execute(db)
      await moveTables(db, schema, aside)
    }
    try {
      await runTool('pg_restore', url, [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        join(backup, DUMP_FILE),
      ])
      const faults = differences(manifest.tables, await inventoryOf(db))
      if (faults.length > 0)
        throw new OperationError(
          `The restored database differs from the backup: ${faults.join('; ')}.`,
        )
      await rest(present.length > 0 ? `the schema ${aside}` : null)
    } catch (error) {
      await dropTables(db, schema)
      if (present.length > 0) {
        await moveTables(db, aside, schema)
        await sql`drop schema ${sql.id(aside)}`.execute(db)
      }
      throw error
    }
  })
}
