import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { holdFolder } from './hold-folder.ts'
import { migrate } from './migrate.ts'
import type { SharedStatements } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

/** A SQLite database, in its data folder. */
export const DATABASE_FILE = 'artsking.db'

export interface OpenDatabase {
  db: Database
  /** What several servers share; null on SQLite. */
  pool: SharedStatements | null
  /** Where it is, without its password. */
  description: string
  close(): Promise<void>
}

/**
 * PostgreSQL where it is configured, else a SQLite file in the data folder; in the newest shape,
 * and ready.
 */
export async function openDatabase(
  config: Config,
  tell: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { host, pathname } = new URL(config.databaseUrl)
    const description = `PostgreSQL, ${host}${pathname}`
    const { openPostgres } = await import('./postgres.ts')
    const { untilItAnswers } = await import('./until-it-answers.ts')
    await untilItAnswers(config.databaseUrl, (reason) =>
      tell(`Waiting for ${description}: ${reason}`),
    )
    // A change of shape may take longer than any statement of ours.
    const patient = openPostgres(config.databaseUrl, { statementMs: 0 })
    await migrate(patient.db)
    await patient.db.destroy()
    const { db, pool } = openPostgres(config.databaseUrl)
    return { db, pool, description, close: () => db.destroy() }
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const release = holdFolder(config.dataDir)
  const file = join(config.dataDir, DATABASE_FILE)
  const db = openSqlite(file)
  await migrate(db)
  return {
    db,
    pool: null,
    description: `SQLite, ${file}`,
    async close() {
      await db.destroy()
      release()
    },
  }
}
