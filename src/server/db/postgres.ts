import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openPool } from './pool.ts'
import { reached } from './reached.ts'
import type { Database, Tables } from './tables.ts'

const BIGINT = 20

/**
 * What several servers share beside the tables: single statements, each on a connection of its own.
 */
export interface SharedStatements {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
}

export interface OpenPostgres {
  db: Database
  pool: SharedStatements
}

interface Options {
  /** The schema to work in; without it the server's own search path holds. */
  schema?: string
  /** After so long PostgreSQL ends a statement; 0: never. */
  statementMs?: number
}

/**
 * Opens PostgreSQL. Where it does not answer, statements fail with an AppError
 * `temporarily_unavailable`.
 */
export function openPostgres(url: string, { schema, statementMs }: Options = {}): OpenPostgres {
  const types = new pg.TypeOverrides()
  // Our bigints are times and counts: they fit a number.
  types.setTypeParser(BIGINT, Number)
  const options = schema ? { options: `-c search_path=${schema}` } : {}
  const pool = openPool({ connectionString: url, types, ...options }, statementMs)
  const dialect = new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => translated(await reached(pool.connect())),
      end: () => pool.end(),
    },
  })
  return {
    db: new Kysely<Tables>({ dialect }),
    pool: { query: (statement) => reached(pool.query(statement)) },
  }
}

/** The same connection, whose failures say that the database does not answer, where that is why. */
function translated(client: pg.PoolClient): pg.PoolClient {
  const query = (...statement: unknown[]) => reached(Reflect.apply(client.query, client, statement))
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
}
