import type Stripe from 'stripe'
import type { Checkout, PaymentEvent, Subscription } from './provider.ts'

type Reference = string | { id: string } | null | undefined

/** The id of what is given whole or by its id. */
export function idOf(reference: Reference): string | null {
  if (typeof reference === 'string') return reference
  return reference?.id ?? null
}

const seconds = (time: number) => time * 1000

type SessionShape = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'client_reference_id'
  | 'customer'
  | 'mode'
  | 'metadata'
  | 'status'
  | 'payment_status'
  | 'subscription'
  | 'payment_intent'
  | 'amount_total'
>

/**
 * What was sold is what we wrote on the session when we opened it: sessions of others say nothing
 * of it.
 */
function productOf(session: SessionShape): Checkout['product'] {
  const product = session.metadata?.product
  if (session.metadata?.user_id !== session.client_reference_id) return null
  if (product === 'subscription' && session.mode === 'subscription') return product
  return product === 'query_pack' && session.mode === 'payment' ? product : null
}

export function checkoutOf(session: SessionShape): Checkout {
  return {
    id: session.id,
    userId: session.client_reference_id,
    customerId: idOf(session.customer),
    product: productOf(session),
    isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
    subscriptionId: idOf(session.subscription),
    paymentId: idOf(session.payment_intent),
    amountPence: session.amount_total ?? 0,
  }
}

type SubscriptionShape = Pick<
  Stripe.Subscription,
  'id' | 'customer' | 'metadata' | 'status' | 'cancel_at' | 'cancel_at_period_end'
> & { items: { data: { id: string; price: { id: string }; current_period_end: number }[] } }

export function subscriptionOf(subscription: SubscriptionShape): Subscription {
  const [item] = subscription.items.data
  const currentPeriodEnd = seconds(item?.current_period_end ?? 0)
  const cancelAt = subscription.cancel_at === null ? null : seconds(subscription.cancel_at)
  return {
    id: subscription.id,
    userId: subscription.metadata.user_id ?? null,
    customerId: idOf(subscription.customer) ?? '',
    itemId: item?.id ?? '',
    priceId: item?.price.id ?? '',
    status: subscription.status,
    currentPeriodEnd,
    endsAt: cancelAt ?? (subscription.cancel_at_period_end ? currentPeriodEnd : null),
  }
}

/** A signed message of the provider, in our words. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const named = { id: event.id, type: event.type }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { ...named, about: 'checkout', checkout: checkoutOf(event.data.object) }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { ...named, about: 'subscription', subscriptionId: event.data.object.id }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const invoice = event.data.object
      const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
      if (subscriptionId === null) return { ...named, about: 'nothing of ours' }
      const isPaid = event.type === 'invoice.paid'
      return {
        ...named,
        about: 'invoice',
        subscriptionId,
        isPaid,
        amountPence: invoice.amount_paid,
      }
    }
    case 'charge.refunded':
    case 'charge.dispute.created': {
      const { object } = event.data
      const paymentId = idOf(object.payment_intent)
      const isWhole = object.object === 'dispute' || object.refunded
      return paymentId === null
        ? { ...named, about: 'nothing of ours' }
        : { ...named, about: 'refund', paymentId, isWhole }
    }
    default:
      return { ...named, about: 'nothing of ours' }
  }
}
