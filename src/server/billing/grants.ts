import type { Transaction } from 'kysely'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'
import { holdUser } from '../accounts/hold-user.ts'
import type { AccountStore } from '../accounts/store.ts'
import type { Clock } from '../clock.ts'
import type { Prices } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import type { QueuedMail } from '../mail/queue.ts'
import type { PackStore } from '../usage/packs.ts'
import { accessOf, accessUntil } from './access.ts'
import { roleOfPrice } from './prices.ts'
import type { Checkout, PaymentEvent, PaymentProvider, Subscription } from './provider.ts'
import type { BillingStore } from './store.ts'

/** A subscription as it was read at the provider, and the reading's place among others. */
interface Reading {
  subscription: Subscription
  number: number
}

interface Parts {
  store: BillingStore
  packs: PackStore
  accounts: Pick<AccountStore, 'setRoleWithin'>
  provider: PaymentProvider
  prices: Prices
  clock: Clock
  /** What has been granted is told by mail, once. */
  tellWithin: (tx: Transaction<Tables>, mails: QueuedMail[]) => Promise<void>
  onIgnored: (why: string, id: string) => void
}

/**
 * The one way from a payment to what it buys, for messages of the provider and for users who come
 * back from it. The first of the two grants; the second changes nothing. A message and all its
 * changes are one transaction.
 */
export function createGrants(parts: Parts) {
  const { store, packs, accounts, provider, prices, clock, tellWithin, onIgnored } = parts

  /**
   * What a message says of a subscription may be old: it is read anew, and the reading that began
   * last holds.
   */
  async function read(id: string | null): Promise<Reading | null> {
    if (id === null) return null
    const number = await store.beginReading(id)
    const subscription = await provider.subscription(id)
    return subscription && { subscription, number }
  }

  /** The subscription that a message is about. One whose payment went back whole is ended first. */
  async function subscriptionOf(event: PaymentEvent): Promise<string | null> {
    if (event.about === 'checkout') return event.checkout.subscriptionId
    if (event.about === 'refund') return event.isWhole ? provider.endPaidBy(event.paymentId) : null
    return 'subscriptionId' in event ? event.subscriptionId : null
  }

  async function ownerOf(
    tx: Transaction<Tables>,
    subscription: Subscription,
  ): Promise<string | null> {
    const owner = await store.ownerOfCustomer(tx, subscription.customerId)
    if (owner !== null && subscription.userId !== null && owner !== subscription.userId) return null
    return owner ?? subscription.userId
  }

  async function applySubscription(tx: Transaction<Tables>, reading: Reading): Promise<void> {
    const { subscription, number } = reading
    const { id, status, currentPeriodEnd, endsAt, priceId } = subscription
    const role = roleOfPrice(prices, priceId)
    const userId = await ownerOf(tx, subscription)
    if (role === null || userId === null || !(await holdUser(tx, userId))) {
      // The provider tells of the end of a subscription also after its account is closed.
      await store.forgetReading(tx, id)
      return onIgnored(role === null ? 'a price that is not ours' : 'nobody of ours', id)
    }
    if (!(await store.claimReading(tx, id, number))) return
    const now = clock()
    await store.keepSubscription(tx, {
      id,
      user_id: userId,
      role,
      status,
      current_period_end: currentPeriodEnd,
      ends_at: endsAt,
      past_due_since: status === 'past_due' ? now : null,
    })
    await applyAccess(tx, userId)
  }

  async function applyAccess(tx: Transaction<Tables>, userId: string): Promise<void> {
    const access = accessOf(await store.subscriptionsOf(userId, tx), clock())
    await accounts.setRoleWithin(tx, userId, access.role, access.until)
  }

  async function applyCheckout(tx: Transaction<Tables>, checkout: Checkout): Promise<QueuedMail[]> {
    const { id, userId, customerId, product, paymentId, amountPence } = checkout
    if (!checkout.isPaid) return []
    const owner = customerId === null ? null : await store.ownerOfCustomer(tx, customerId)
    const user = userId === null || product === null ? null : await holdUser(tx, userId)
    if (userId === null || !user || (owner !== null && owner !== userId)) {
      onIgnored('a checkout of nobody of ours', id)
      return []
    }
    const now = clock()
    if (!(await store.claimSession(tx, id, userId, now))) return []
    const to = { to: user.email, language: user.language }
    if (product === 'query_pack') {
      await packs.grantWithin(tx, { userId, sessionId: id, paymentId }, now)
      return [{ ...to, kind: 'receipt', product: QUERY_PACK.label, amountPence, paidAt: now }]
    }
    const started = (await store.subscriptionsOf(userId, tx)).find(
      ({ id }) => id === checkout.subscriptionId,
    )
    if (!started) return []
    const plan = PLANS[started.role].label
    return [{ ...to, kind: 'subscription-started', plan, renewsAt: started.currentPeriodEnd }]
  }

  async function applyInvoice(
    tx: Transaction<Tables>,
    event: PaymentEvent & { about: 'invoice' },
  ): Promise<QueuedMail[]> {
    const found = await store.subscriptionWithOwner(tx, event.subscriptionId)
    if (!found) return []
    const { user, subscription } = found
    const plan = PLANS[subscription.role].label
    const to = { to: user.email, language: user.language }
    if (event.isPaid) {
      if (event.amountPence === 0) return []
      return [
        { ...to, kind: 'receipt', product: plan, amountPence: event.amountPence, paidAt: clock() },
      ]
    }
    const holdsUntil = accessUntil(subscription)
    return holdsUntil === null ? [] : [{ ...to, kind: 'payment-failed', plan, holdsUntil }]
  }

  return {
    /** Takes a message of the provider, once. */
    async take(event: PaymentEvent): Promise<void> {
      if (event.about === 'nothing of ours' || (await store.knowsEvent(event.id))) return
      const reading = await read(await subscriptionOf(event))
      await store.inOne(async (tx) => {
        if (!(await store.claimEvent(tx, event, clock()))) return
        if (reading) await applySubscription(tx, reading)
        if (event.about === 'checkout')
          await tellWithin(tx, await applyCheckout(tx, event.checkout))
        if (event.about === 'invoice') await tellWithin(tx, await applyInvoice(tx, event))
        if (event.about === 'refund') await packs.refundWithin(tx, event.paymentId, clock())
      })
    },

    /**
     * Ends a subscription that the provider does not know: it was one of another account, or of the
     * sandbox desk.
     */
    async forget(userId: string, subscriptionId: string): Promise<void> {
      await store.inOne(async (tx) => {
        await holdUser(tx, userId)
        await store.endSubscription(tx, subscriptionId)
        await applyAccess(tx, userId)
      })
    },

    /** Grants what a checkout session bought, if it is paid. */
    async settle(checkout: Checkout): Promise<void> {
      const reading = await read(checkout.subscriptionId)
      await store.inOne(async (tx) => {
        if (reading) await applySubscription(tx, reading)
        await tellWithin(tx, await applyCheckout(tx, checkout))
      })
    },
  }
}
export type Grants = ReturnType<typeof createGrants>
