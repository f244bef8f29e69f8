import { SqliteAdapter, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as accounts from './migrations/0001-accounts.ts'
import * as usageAndAnalyses from './migrations/0002-usage-and-analyses.ts'
import * as billing from './migrations/0003-billing.ts'
import * as history from './migrations/0004-history.ts'
import * as descriptions from './migrations/0005-descriptions.ts'
import * as askedAndDeleted from './migrations/0006-asked-and-deleted.ts'
import * as keptPictures from './migrations/0007-kept-pictures.ts'
import * as questions from './migrations/0008-questions.ts'
import * as research from './migrations/0009-research.ts'
import * as foundWhenDeleted from './migrations/0010-found-when-deleted.ts'
import * as searchedWords from './migrations/0011-searched-words.ts'
import * as givenBack from './migrations/0012-given-back.ts'
import * as mails from './migrations/0013-mails.ts'
import * as apiKeys from './migrations/0014-api-keys.ts'
import * as bulk from './migrations/0016-bulk.ts'
import * as shares from './migrations/0017-shares.ts'
import * as searchedWorks from './migrations/0018-searched-works.ts'
import * as counted from './migrations/0019-counted.ts'
import * as bulkErrors from './migrations/0020-bulk-errors.ts'
import * as bulkPhotos from './migrations/0021-bulk-photos.ts'
import * as packMovements from './migrations/0022-pack-movements.ts'
import * as secondFactors from './migrations/0023-second-factors.ts'
import * as admin from './migrations/0024-admin.ts'
import * as passkeys from './migrations/0025-passkeys.ts'
import type { Database } from './tables.ts'

const migrations = {
  '0001-accounts': accounts,
  '0002-usage-and-analyses': usageAndAnalyses,
  '0003-billing': billing,
  '0004-history': history,
  '0005-descriptions': descriptions,
  '0006-asked-and-deleted': askedAndDeleted,
  '0007-kept-pictures': keptPictures,
  '0008-questions': questions,
  '0009-research': research,
  '0010-found-when-deleted': foundWhenDeleted,
  '0011-searched-words': searchedWords,
  '0012-given-back': givenBack,
  '0013-mails': mails,
  '0014-api-keys': apiKeys,
  '0016-bulk': bulk,
  '0017-shares': shares,
  '0018-searched-works': searchedWorks,
  '0019-counted': counted,
  '0020-bulk-errors': bulkErrors,
  '0021-bulk-photos': bulkPhotos,
  '0022-pack-movements': packMovements,
  '0023-second-factors': secondFactors,
  '0024-admin': admin,
  '0025-passkeys': passkeys,
}

/** All migrations that this program knows, in their order. */
export const migrationNames = Object.keys(migrations)

/**
 * The schema of PostgreSQL in which we work; without it, the tables of another one would be taken
 * for ours.
 */
async function schemaOf(db: Database): Promise<string | undefined> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/**
 * Brings the database to the newest shape. Safe when several servers start at once: PostgreSQL
 * holds a lock.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: await schemaOf(db),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
