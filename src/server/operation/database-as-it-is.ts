import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { migrationNames } from '../db/migrate.ts'
import { DATABASE_FILE } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { openSqlite } from '../db/sqlite.ts'
import type { Database } from '../db/tables.ts'
import { OperationError } from './operation-error.ts'
import { isSqlite } from './stored-rows.ts'

/** Runs work on a SQLite file that exists, in the shape that it has. */
export async function withSqlite<T>(file: string, work: (db: Database) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new OperationError(`There is no database ${file}.`)
  const db = openSqlite(file)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Runs work on a PostgreSQL in the shape that it has; no statement is too long. */
export async function withPostgres<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = openPostgres(url, { statementMs: 0 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Runs work on the configured database, in the shape that it has. */
export function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  return config.databaseUrl
    ? withPostgres(config.databaseUrl, work)
    : withSqlite(join(config.dataDir, DATABASE_FILE), work)
}

/** The migrations that a database has had; none where the product never ran on it. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const { rows: found } = isSqlite(db)
    ? await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db)
    : await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db)
  if (found.length === 0) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The migrations of a newer version than this program. */
export function unknownMigrations(applied: readonly string[]): string[] {
  return applied.filter((name) => !migrationNames.includes(name))
}
