import { type Clock, monthsLater } from '#server/clock.ts'
import type { Prices } from '#server/config.ts'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'
import { roleOfPrice } from '../prices.ts'
import type { PaymentProvider } from '../provider.ts'
import { checkoutOf, eventOf, subscriptionOf } from '../stripe-shapes.ts'
import { verifiedEvent } from '../verified-event.ts'
import type { Messages } from './messages.ts'
import { type DeskSession, type DeskStore, type DeskSubscription, deskId } from './objects.ts'

interface Parts {
  store: DeskStore
  messages: Messages
  prices: Prices
  secret: string
  clock: Clock
  publicUrl: () => string
}

/**
 * A payment provider of our own that takes no money, for trying everything out. Never in
 * production.
 */
export function createDesk({ store, messages, prices, secret, clock, publicUrl }: Parts) {
  const amountOf = (priceId: string) => {
    const role = roleOfPrice(prices, priceId)
    return role === null ? QUERY_PACK.pricePence : PLANS[role].pricePence
  }
  const monthFromNow = () => Math.floor(monthsLater(clock(), 1) / 1000)

  const provider: PaymentProvider = {
    createCustomer: async () => deskId('cus'),
    hasCustomer: async (id) => id.startsWith('cus_sandbox_'),

    async openCheckout(order) {
      const id = deskId('cs')
      const { product } = order
      await store.add('session', {
        id,
        object: 'checkout.session',
        client_reference_id: order.userId,
        customer: order.customerId,
        mode: product === 'subscription' ? 'subscription' : 'payment',
        metadata: { user_id: order.userId, product },
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        payment_intent: null,
        amount_total: amountOf(order.priceId),
        price: order.priceId,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      })
      return { id, url: `${publicUrl()}/sandbox/checkout/${id}` }
    },

    async checkout(id) {
      const session = await store.find('session', id)
      return session && checkoutOf(session)
    },

    async closeCheckout(id) {
      const session = await store.find('session', id)
      if (session?.status === 'open')
        await store.change<'session'>(session, { ...session, status: 'expired' })
    },

    async subscription(id) {
      const subscription = await store.find('subscription', id)
      return subscription && subscriptionOf(subscription)
    },

    deleteCustomer: (id) => store.forgetCustomer(id),

    // At the desk nothing is paid back.
    endPaidBy: async () => null,

    async openPortal({ customerId, returnUrl }) {
      const id = deskId('bps')
      await store.add('portal', {
        id,
        object: 'portal',
        customer: customerId,
        return_url: returnUrl,
        change: null,
      })
      return `${publicUrl()}/sandbox/portal/${id}`
    },

    async openPlanChange({ customerId, subscription, priceId, successUrl, cancelUrl }) {
      const id = deskId('bps')
      await store.add('portal', {
        id,
        object: 'portal',
        customer: customerId,
        return_url: cancelUrl,
        change: { subscription: subscription.id, price: priceId, success_url: successUrl },
      })
      return `${publicUrl()}/sandbox/portal/${id}`
    },

    eventOf: async (body, signature) =>
      eventOf(await verifiedEvent(body, signature, secret, clock())),
  }

  const subscriptionFor = (session: DeskSession): DeskSubscription => ({
    id: deskId('sub'),
    object: 'subscription',
    customer: session.customer,
    metadata: session.metadata,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      data: [
        { id: deskId('si'), price: { id: session.price }, current_period_end: monthFromNow() },
      ],
    },
  })

  async function update(
    before: DeskSubscription,
    change: Partial<DeskSubscription>,
  ): Promise<DeskSubscription> {
    const after = { ...before, ...change }
    if (!(await store.change<'subscription'>(before, after))) return before
    const isOver = after.status === 'canceled'
    await messages.send(
      isOver ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      after,
    )
    return after
  }

  function itemsOf(subscription: DeskSubscription, priceId: string, periodEnd: number) {
    const [item] = subscription.items.data
    const changed: DeskSubscription['items'] = {
      data: [{ id: item.id, price: { id: priceId }, current_period_end: periodEnd }],
    }
    return changed
  }

  async function renew(subscription: DeskSubscription): Promise<void> {
    const [item] = subscription.items.data
    const renewed = await update(subscription, {
      status: 'active',
      items: itemsOf(subscription, item.price.id, monthFromNow()),
    })
    await messages.sendInvoice(renewed, true, amountOf(item.price.id))
  }

  return {
    provider,

    /**
     * Takes the payment that is not one, and tells of it. False: the session is not open any more.
     */
    async pay(session: DeskSession): Promise<boolean> {
      const subscription = session.mode === 'subscription' ? subscriptionFor(session) : null
      const paid: DeskSession = {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription?.id ?? null,
        payment_intent: subscription ? null : deskId('pi'),
      }
      if (!(await store.change<'session'>(session, paid))) return false
      if (subscription) {
        await store.add('subscription', subscription)
        await messages.send('customer.subscription.created', subscription)
      }
      await messages.send('checkout.session.completed', paid)
      if (subscription) await messages.sendInvoice(subscription, true, session.amount_total)
      return true
    },

    cancel: (subscription: DeskSubscription) =>
      update(subscription, { cancel_at_period_end: true }),
    keep: (subscription: DeskSubscription) => update(subscription, { cancel_at_period_end: false }),

    async change(subscription: DeskSubscription, priceId: string): Promise<void> {
      const [item] = subscription.items.data
      await update(subscription, { items: itemsOf(subscription, priceId, item.current_period_end) })
    },

    async failPayment(subscription: DeskSubscription): Promise<void> {
      const failed = await update(subscription, { status: 'past_due' })
      await messages.sendInvoice(failed, false, 0)
    },

    renew,

    /** Time has passed: what was cancelled ends, the rest renews itself. */
    async tick(): Promise<void> {
      const now = clock() / 1000
      for (const subscription of await store.subscriptions()) {
        const [item] = subscription.items.data
        if (item.current_period_end > now || subscription.status === 'canceled') continue
        const ends = subscription.cancel_at_period_end || subscription.status === 'past_due'
        await (ends ? update(subscription, { status: 'canceled' }) : renew(subscription))
      }
    },
  }
}
export type Desk = ReturnType<typeof createDesk>
