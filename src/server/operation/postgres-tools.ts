import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { OperationError } from './operation-error.ts'

/** The schema that we work in. */
export async function schemaOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db)
  const name = rows[0]?.name
  if (!name) throw new OperationError('The PostgreSQL of DATABASE_URL has no schema to work in.')
  return name
}

/** @throws OperationError where somebody else works in the database. */
export async function requireAlone(db: Database): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  )
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new OperationError(
      `The PostgreSQL of DATABASE_URL has other connections (${others}). Stop all servers on it first.`,
    )
}

/**
 * Runs pg_dump or pg_restore on the database of a URL. @throws OperationError with what it said.
 */
export type RunTool = (
  tool: 'pg_dump' | 'pg_restore',
  url: string,
  words: string[],
) => Promise<void>

/** The password goes by the environment: arguments are read by everybody on the machine. */
export function toolRunner(environment: NodeJS.ProcessEnv): RunTool {
  return async (tool, url, words) => {
    const address = new URL(url)
    const password = decodeURIComponent(address.password)
    address.password = ''
    const child = spawn(tool, [`--dbname=${address.href}`, ...words], {
      env: { ...environment, ...(password ? { PGPASSWORD: password } : {}) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', () =>
        reject(
          new OperationError(`${tool} is not there. On Debian: apt-get install postgresql-client`),
        ),
      )
      child.once('close', resolve)
    })
    if (code !== 0) throw new OperationError(`${tool} failed: ${said.trim()}`)
  }
}
