import type { FastifyInstance } from 'fastify'
import { EXPIRY_NOTICE_DAYS } from '#shared/plans.ts'
import type { AccountStore } from '../accounts/store.ts'
import type { Clock } from '../clock.ts'
import type { StripeConfig } from '../config.ts'
import type { Database } from '../db/tables.ts'
import type { Mails } from '../mail/sender.ts'
import type { PackStore } from '../usage/packs.ts'
import { createCheckouts } from './checkouts.ts'
import { openSandboxDesk } from './desk/open.ts'
import { createGrants } from './grants.ts'
import { createLeaving } from './leaving.ts'
import { SANDBOX_PRICES } from './prices.ts'
import { createReturns } from './returns.ts'
import { createBillingService } from './service.ts'
import { createBillingStore } from './store.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { webhookRoute } from './webhook.ts'

interface Parts {
  app: FastifyInstance
  db: Database
  packs: PackStore
  accounts: Pick<AccountStore, 'setRoleWithin'>
  mails: Mails
  clock: Clock
  secretKey: string
  publicUrl: () => string
  stripe: StripeConfig | null
  developmentDoors: boolean
}

/**
 * Puts payments together: by Stripe where it is configured, else at the sandbox desk, which is a
 * development door.
 */
export async function createBilling(parts: Parts) {
  const { app, db, packs, clock, publicUrl, stripe, mails } = parts
  const store = createBillingStore(db)
  const sandbox = stripe || !parts.developmentDoors ? null : openSandboxDesk(parts)
  const provider = stripe ? createStripeProvider(stripe, clock) : (sandbox?.desk.provider ?? null)
  const prices = stripe?.prices ?? (sandbox ? SANDBOX_PRICES : null)

  const grants =
    provider &&
    prices &&
    createGrants({
      store,
      packs,
      accounts: parts.accounts,
      provider,
      prices,
      clock,
      tellWithin: mails.addWithin,
      onIgnored: (why, id) => app.log.warn({ why, id }, 'a payment message was ignored'),
    })
  const till = provider && grants && prices && { provider, grants, prices }
  const counter = till && {
    prices: till.prices,
    checkouts: createCheckouts({ store, till, publicUrl }),
    returns: createReturns({ store, packs, till, clock }),
  }
  if (till) await webhookRoute(app, till)
  await sandbox?.register()

  return {
    service: createBillingService({ store, counter }),
    leave: createLeaving(store, provider),
    forgetPaymentsWithin: store.forgetPaymentsWithin,

    /** Tells owners of packs that these expire soon, and lets time pass at the sandbox desk. */
    async tidy(): Promise<void> {
      await sandbox?.desk.tick()
      await store.inOne(async (tx) => {
        const expiring = await packs.takeExpiringWithin(tx, EXPIRY_NOTICE_DAYS, clock())
        await mails.addWithin(
          tx,
          expiring.map(({ email, ...pack }) => ({
            ...pack,
            to: email,
            kind: 'pack-expiring' as const,
          })),
        )
      })
    },
  }
}
