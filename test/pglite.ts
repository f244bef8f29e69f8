import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { TestDatabase } from './database.ts'

const BIGINT = 20

// Starting one takes a second: the tests of a file share it, each in a schema of its own.
const shared = await PGlite.create({ parsers: { [BIGINT]: Number } })

/** A schema in a PostgreSQL that lives in this process, for machines without one. */
export async function openPglite(schema: string): Promise<TestDatabase> {
  const pglite = {
    query: shared.query.bind(shared),
    transaction: shared.transaction.bind(shared),
    close: async () => {},
    closed: false,
    ready: shared.ready,
    waitReady: shared.waitReady,
  }
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await sql`set search_path to ${sql.id(schema)}`.execute(db)
  return {
    db,
    pool: null,
    async close() {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
      await db.destroy()
    },
  }
}
