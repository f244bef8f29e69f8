import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

export interface OpenDatabase {
  db: Database
  /** What several servers share; null on SQLite. */
  pool: pg.Pool | null
  /** Where it is, without its password. */
  description: string
}

/** PostgreSQL where it is configured, else a SQLite file in the data folder. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { host, pathname } = new URL(config.databaseUrl)
    const { openPostgres } = await import('./postgres.ts')
    return { ...openPostgres(config.databaseUrl), description: `PostgreSQL, ${host}${pathname}` }
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const file = join(config.dataDir, 'artsking.db')
  return { db: openSqlite(file), pool: null, description: `SQLite, ${file}` }
}
