import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/tables.ts'

export interface TriedDatabase {
  name: 'SQLite' | 'PostgreSQL'
  /** Empty for SQLite, which is a file in the folder of the server. */
  url: string
  open(dataDir: string): Database
}

export const SQLITE: TriedDatabase = {
  name: 'SQLite',
  url: '',
  open: (dataDir) => openSqlite(join(dataDir, 'artsking.db')),
}

/** A schema of its own on the PostgreSQL that TEST_DATABASE_URL names; null where none is named. */
export async function onPostgres(trial: (database: TriedDatabase) => Promise<void>): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return console.log('PostgreSQL: not tried, TEST_DATABASE_URL names none')
  const schema = `torture_${randomBytes(6).toString('hex')}`
  const { db } = openPostgres(url)
  await sql`create schema ${sql.id(schema)}`.execute(db)
  const inSchema = new URL(url)
  inSchema.searchParams.set('options', `-c search_path=${schema}`)
  try {
    await trial({
      name: 'PostgreSQL',
      url: inSchema.href,
      open: () => openPostgres(url, { schema }).db,
    })
  } finally {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await db.destroy()
  }
}

/** The same trial on SQLite and, where there is one, on PostgreSQL. */
export async function onEachDatabase(
  trial: (database: TriedDatabase) => Promise<void>,
): Promise<void> {
  await trial(SQLITE)
  await onPostgres(trial)
}
