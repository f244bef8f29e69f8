import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './tables.ts'

const BIGINT = 20

/** Opens PostgreSQL. `schema` names the schema to work in; without it the server's own search path holds. */
export function openPostgres(url: string, schema?: string): { db: Database; pool: pg.Pool } {
  const types = new pg.TypeOverrides()
  // Our bigints are times and counts: they fit a number.
  types.setTypeParser(BIGINT, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  })
  // A connection that the server closes while idle is replaced at the next query.
  pool.on('error', () => {})
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
