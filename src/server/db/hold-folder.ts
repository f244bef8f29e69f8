import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config.ts'

const SQLITE_BUSY = 5

/**
 * Keeps every other process out of a data folder until the lock is released or this process ends,
 * however it ends. The lock is the system's own, on a small file beside the database; the database
 * stays readable for backups.
 * @throws ConfigError where another process holds it.
 */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'artsking.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    if (!isHeld) throw error
    throw new ConfigError([
      `DATA_DIR: another server works in ${folder}. SQLite takes one; several servers share a PostgreSQL (DATABASE_URL)`,
    ])
  }
  return () => lock.close()
}
