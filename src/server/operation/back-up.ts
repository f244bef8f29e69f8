import { existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { DATABASE_FILE } from '../db/open.ts'
import { LABEL_FILE } from '../labels/label-store.ts'
import { KEY_FILE } from '../secret-key.ts'
import { DUMP_FILE, isBackupFile, PHOTOGRAPHS } from './backed-up-files.ts'
import { appliedMigrations, withPostgres, withSqlite } from './database-as-it-is.ts'
import { inventoryOf } from './inventory.ts'
import { MANIFEST, type Manifest, manifestText, sealed } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import { type RunTool, schemaOf } from './postgres-tools.ts'
import { sqliteFaults } from './sqlite-faults.ts'

const BUSY_MS = 5000

type Snapshot = Pick<Manifest, 'database' | 'schema' | 'migrations' | 'tables'>

function isWhole(file: DatabaseSync): boolean {
  try {
    return file.prepare('pragma quick_check(1)').get()?.quick_check === 'ok'
  } catch {
    return false
  }
}

/**
 * A copy of a SQLite file at one moment. Who writes meanwhile neither waits nor makes it begin
 * anew.
 */
async function copySqlite(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  try {
    source.prepare('vacuum into ?').run(copy)
  } catch (error) {
    // Damaged pages show as errors of other kinds, such as a full disk.
    if (isWhole(source)) throw error
    throw new OperationError(`${file} is damaged; npm run db:check tells more.`)
  } finally {
    source.close()
  }
  await chmod(copy, 0o600)
}

async function takeSqlite(file: string, folder: string): Promise<Snapshot> {
  if (!existsSync(file)) throw new OperationError(`There is no database ${file}.`)
  const copy = join(folder, DATABASE_FILE)
  await copySqlite(file, copy)
  return withSqlite(copy, async (db) => {
    const faults = await sqliteFaults(db)
    if (faults.length > 0) throw new OperationError(`The database is damaged: ${faults.join('; ')}`)
    const [migrations, tables] = [await appliedMigrations(db), await inventoryOf(db)]
    return { database: 'sqlite', schema: null, migrations, tables }
  })
}

/** The dump and the inventory see the same moment: both read one snapshot. */
function takePostgres(url: string, folder: string, runTool: RunTool): Promise<Snapshot> {
  return withPostgres(url, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx)
        const schema = await schemaOf(tx)
        await runTool('pg_dump', url, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${rows[0]?.id}`,
          `--table="${schema.replaceAll('"', '""')}".*`,
          `--file=${join(folder, DUMP_FILE)}`,
        ])
        await chmod(join(folder, DUMP_FILE), 0o600)
        const [migrations, tables] = [await appliedMigrations(tx), await inventoryOf(tx)]
        return { database: 'postgres' as const, schema, migrations, tables }
      }),
  )
}

/** Labels, photographs and the key of the installation, where the data folder has them. */
async function takeFiles(dataDir: string, folder: string): Promise<void> {
  const labels = join(dataDir, LABEL_FILE)
  if (existsSync(labels)) await copySqlite(labels, join(folder, LABEL_FILE))
  const key = join(dataDir, KEY_FILE)
  if (existsSync(key)) await copyFile(key, join(folder, KEY_FILE))
  const photographs = join(dataDir, PHOTOGRAPHS)
  if (!existsSync(photographs)) return
  await mkdir(join(folder, PHOTOGRAPHS))
  for (const entry of await readdir(photographs, { withFileTypes: true }))
    if (entry.isFile() && isBackupFile(`${PHOTOGRAPHS}/${entry.name}`))
      await copyFile(join(photographs, entry.name), join(folder, PHOTOGRAPHS, entry.name))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

function ownVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  const { version }: { version: string } = JSON.parse(text)
  return version
}

async function syncFolder(folder: string): Promise<void> {
  // Windows syncs no folders.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

interface BackUp {
  config: Config
  /** The folder that holds all backups. */
  backups: string
  now: number
  runTool: RunTool
}

/**
 * Backs up the database and the data folder into a new folder of `backups`, while servers may run.
 * The folder has its name only when all of it is on the disk.
 *
 * @returns where it is, and what it holds. @throws OperationError with a sentence.
 */
export async function backUp({ config, backups, now, runTool }: BackUp) {
  const made_at = new Date(now).toISOString()
  const path = join(backups, `artsking-${made_at.slice(0, 19).replaceAll(':', '-')}Z`)
  const part = `${path}.part`
  if (existsSync(path)) throw new OperationError(`${path} is there already.`)
  await mkdir(part, { recursive: true, mode: 0o700 })
  try {
    const snapshot = config.databaseUrl
      ? await takePostgres(config.databaseUrl, part, runTool)
      : await takeSqlite(join(config.dataDir, DATABASE_FILE), part)
    await takeFiles(config.dataDir, part)
    const files: Manifest['files'] = []
    for (const file of await filesIn(part)) files.push(await sealed(part, file))
    const manifest = { version: ownVersion(), made_at, ...snapshot, files }
    await writeFile(join(part, MANIFEST), manifestText(manifest), { mode: 0o600, flush: true })
    await syncFolder(part)
    await rename(part, path)
    await syncFolder(backups)
    return { path, manifest }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}
