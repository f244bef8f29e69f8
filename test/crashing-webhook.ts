import type { KyselyPlugin } from 'kysely'
import { createAccountStore } from '#server/accounts/store.ts'
import { createGrants } from '#server/billing/grants.ts'
import { SANDBOX_PRICES } from '#server/billing/prices.ts'
import type { PaymentEvent, PaymentProvider } from '#server/billing/provider.ts'
import { createBillingStore } from '#server/billing/store.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/tables.ts'
import { createPackStore } from '#server/usage/packs.ts'

/** A file of SQLite, or a schema of PostgreSQL. */
export type Place = { file: string } | { url: string; schema: string }

export function openPlace(place: Place): Database {
  return 'file' in place
    ? openSqlite(place.file)
    : openPostgres(place.url, { schema: place.schema }).db
}

/** A provider that is never asked: packs need no reading. */
const silent = {} as PaymentProvider

export function grantsOver(db: Database) {
  return createGrants({
    store: createBillingStore(db),
    packs: createPackStore(db),
    accounts: createAccountStore(db),
    provider: silent,
    prices: SANDBOX_PRICES,
    clock: () => Date.UTC(2026, 10, 21),
    tellWithin: async () => {},
    onIgnored: () => {},
  })
}

/** The process dies, as by kill -9, when the movement is to be written: in the middle of a grant. */
const dying: KyselyPlugin = {
  transformQuery({ node }) {
    const isMovement =
      node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"pack_movements"')
    if (isMovement) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}

const [, , given] = process.argv
if (import.meta.main && given) {
  const { place, event } = JSON.parse(given) as { place: Place; event: PaymentEvent }
  await grantsOver(openPlace(place).withPlugin(dying)).take(event)
}
