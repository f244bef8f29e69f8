import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { type Dialect, Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database, Tables } from './tables.ts'

/**
 * Our own statements are few; those with lists of varying length are many, and most of them long.
 */
const MOST_PREPARED = 300
const LONGEST_PREPARED = 3000

/** Opens a SQLite file, or `:memory:`. Every commit is on the disk before it is acknowledged. */
export function openSqlite(path: string): Database {
  const file = new DatabaseSync(path)
  file.exec('PRAGMA journal_mode = WAL')
  file.exec('PRAGMA synchronous = FULL')
  file.exec('PRAGMA foreign_keys = ON')
  file.exec('PRAGMA busy_timeout = 5000')

  const prepared = new Map<string, SqliteStatement>()
  const database = {
    prepare(sql: string) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = file.prepare(sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      const shim: SqliteStatement = {
        // Only statements that give rows have columns: queries and `returning`.
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      }
      if (prepared.size < MOST_PREPARED && sql.length < LONGEST_PREPARED) prepared.set(sql, shim)
      return shim
    },
    close() {
      prepared.clear()
      file.close()
    },
  }
  return new Kysely<Tables>({ dialect: inTurns(new SqliteDialect({ database })) })
}

/**
 * A commit blocks the event loop until the disk has it. A run of commits would block all other
 * requests, so each commit yields to the event loop.
 */
function inTurns(dialect: SqliteDialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = dialect.createDriver()
      const commit = driver.commitTransaction.bind(driver)
      driver.commitTransaction = async (connection) => {
        await commit(connection)
        await setImmediate()
      }
      return driver
    },
  }
}
