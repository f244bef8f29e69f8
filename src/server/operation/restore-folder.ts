import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { holdFolder } from '../db/hold-folder.ts'
import { DATABASE_FILE } from '../db/open.ts'
import { LABEL_FILE } from '../labels/label-store.ts'
import { KEY_FILE } from '../secret-key.ts'
import { DUMP_FILE, PHOTOGRAPHS } from './backed-up-files.ts'
import { withSqlite } from './database-as-it-is.ts'
import { differences, inventoryOf } from './inventory.ts'
import { type Manifest, verifyFiles } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import { sqliteFaults } from './sqlite-faults.ts'

/**
 * What a backup may bring, with what SQLite keeps beside its files. The database goes last and
 * comes last.
 */
const PARTS = [KEY_FILE, PHOTOGRAPHS, LABEL_FILE, DATABASE_FILE].flatMap((name) =>
  name.endsWith('.db') ? [`${name}-wal`, `${name}-shm`, name] : [name],
)
const INCOMING = 'restoring'

interface FolderRestore {
  dataDir: string
  backup: string
  manifest: Manifest
  replace: boolean
  /** The name of the folder for what makes way. */
  aside: string
}

async function copyIn(backup: string, incoming: string, { files }: Manifest): Promise<void> {
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { mode: 0o700 })
  for (const { path } of files) {
    if (path === DUMP_FILE) continue
    await mkdir(dirname(join(incoming, path)), { recursive: true })
    await copyFile(join(backup, path), join(incoming, path))
  }
}

async function verifyCopy(incoming: string, manifest: Manifest): Promise<void> {
  await verifyFiles(incoming, {
    ...manifest,
    files: manifest.files.filter(({ path }) => path !== DUMP_FILE),
  })
  if (manifest.database === 'postgres') return
  const faults = await withSqlite(join(incoming, DATABASE_FILE), async (db) => [
    ...(await sqliteFaults(db)),
    ...differences(manifest.tables, await inventoryOf(db)),
  ])
  if (faults.length > 0)
    throw new OperationError(`The restored database is damaged: ${faults.join('; ')}.`)
}

/**
 * Restores the files of a data folder: copied beside, read again, and only then put in their
 * places.
 *
 * @returns the folder of what made way; none where nothing was there.
 */
export async function restoreFolder(task: FolderRestore): Promise<string[]> {
  const { dataDir, backup, manifest, replace } = task
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const release = holdFolder(dataDir)
  const incoming = join(dataDir, INCOMING)
  try {
    const present = PARTS.filter((name) => existsSync(join(dataDir, name)))
    if (present.length > 0 && !replace)
      throw new OperationError(
        `${dataDir} is not empty: it has ${present.join(', ')}. Name another DATA_DIR, or add --replace: what is there is then kept beside.`,
      )
    await copyIn(backup, incoming, manifest)
    await verifyCopy(incoming, manifest)
    const aside = join(dataDir, task.aside)
    if (present.length > 0) await mkdir(aside, { mode: 0o700 })
    for (const name of present) await rename(join(dataDir, name), join(aside, name))
    const arrived = new Set(await readdir(incoming))
    for (const name of PARTS.filter((part) => arrived.has(part)))
      await rename(join(incoming, name), join(dataDir, name))
    return present.length > 0 ? [aside] : []
  } finally {
    await rm(incoming, { recursive: true, force: true })
    release()
  }
}
