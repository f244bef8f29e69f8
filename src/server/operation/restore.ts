import type { Config } from '../config.ts'
import { unknownMigrations } from './database-as-it-is.ts'
import { type Manifest, readManifest, verifyFiles } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import type { RunTool } from './postgres-tools.ts'
import { restoreFolder } from './restore-folder.ts'
import { restorePostgres } from './restore-postgres.ts'

interface Restore {
  config: Config
  /** The folder of one backup. */
  backup: string
  /** What is there makes way, and is kept beside. */
  replace: boolean
  now: number
  runTool: RunTool
}

const OTHER_WAY = {
  sqlite:
    'It is of SQLite: unset DATABASE_URL, restore, and bring it to PostgreSQL with npm run db:move.',
  postgres: 'It is of PostgreSQL: set DATABASE_URL.',
}

function requireFits({ database, migrations, version }: Manifest, { databaseUrl }: Config): void {
  const configured = databaseUrl ? 'postgres' : 'sqlite'
  if (configured !== database)
    throw new OperationError(`This backup does not fit. ${OTHER_WAY[database]}`)
  if (unknownMigrations(migrations).length > 0)
    throw new OperationError(
      `This backup was made by version ${version}, which is newer. Restore it with that.`,
    )
}

/**
 * Brings a backup to the configured database and data folder, and reads all of it again there.
 *
 * @returns what was restored, and where that is which made way.
 * @throws OperationError with a sentence; then what was there is there as before.
 */
export async function restore({ config, backup, replace, now, runTool }: Restore) {
  const manifest = await readManifest(backup)
  await verifyFiles(backup, manifest)
  requireFits(manifest, config)
  const aside = `replaced-${new Date(now).toISOString().slice(0, 19).replaceAll(/\D/gu, '')}`
  const url = config.databaseUrl
  const withFolder = { dataDir: config.dataDir, backup, manifest, replace, aside }
  if (!url) return { manifest, madeWay: await restoreFolder(withFolder) }

  const madeWay: string[] = []
  await restorePostgres({ url, backup, manifest, replace, aside, runTool }, async (movedTo) => {
    if (movedTo) madeWay.push(movedTo)
    madeWay.push(...(await restoreFolder(withFolder)))
  })
  return { manifest, madeWay }
}
