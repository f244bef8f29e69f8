import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres, type SharedStatements } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/tables.ts'

export interface TestDatabase {
  db: Database
  /** null where there is no real PostgreSQL. */
  pool: SharedStatements | null
  close: () => Promise<void>
}

/** Which database this run of the suite uses: set by the project in vitest.config.ts. */
const kind = process.env.TEST_DATABASE ?? 'sqlite'

/**
 * A fresh, migrated database: SQLite in memory, a schema of its own in PostgreSQL, or PGlite in
 * memory.
 */
export async function openTestDatabase(url = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const opened = kind === 'sqlite' ? openMemory() : await openPostgresOrPglite(url)
  await migrateBesideOthers(opened.db)
  return opened
}

/**
 * Kysely lists the tables of all schemas before it begins, which fails where another test drops its
 * own just then.
 */
async function migrateBesideOthers(db: Database, triesLeft = 5): Promise<void> {
  try {
    await migrate(db)
  } catch (error) {
    const schemaIsGone = error instanceof Error && 'code' in error && error.code === '3F000'
    if (!schemaIsGone || triesLeft === 0) throw error
    await migrateBesideOthers(db, triesLeft - 1)
  }
}

function openMemory(): TestDatabase {
  const db = openSqlite(':memory:')
  return { db, pool: null, close: () => db.destroy() }
}

async function openPostgresOrPglite(url: string | undefined): Promise<TestDatabase> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  if (!url) {
    const { openPglite } = await import('./pglite.ts')
    return openPglite(schema)
  }
  const { db, pool } = openPostgres(url, { schema })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  return {
    db,
    pool,
    async close() {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
      await db.destroy()
    },
  }
}
