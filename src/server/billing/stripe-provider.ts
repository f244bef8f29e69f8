import type Stripe from 'stripe'
import type { Clock } from '../clock.ts'
import type { StripeConfig } from '../config.ts'
import { AppError } from '../errors.ts'
import type { PaymentProvider } from './provider.ts'
import { checkoutOf, eventOf, idOf, subscriptionOf } from './stripe-shapes.ts'
import { verifiedEvent } from './verified-event.ts'

const TIMEOUT_MS = 20_000
const RETRIES = 2

function addressOf(apiBase: string | null): Stripe.StripeConfig {
  if (apiBase === null) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}

/**
 * What the visitor reads when the provider is out of reach; what is wrong with our request is a
 * bug.
 */
function translated(error: unknown): unknown {
  const name = error instanceof Error && 'type' in error ? error.type : null
  const away = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']
  if (typeof name !== 'string' || !away.includes(name)) return error
  return new AppError('payment_provider_away', {}, { retryAfterSeconds: 10 })
}

function paidSubscription(invoice: Stripe.Invoice): { id: string; invoiceId: string } | null {
  const id = idOf(invoice.parent?.subscription_details?.subscription)
  return id === null ? null : { id, invoiceId: invoice.id }
}

/** Payments by Stripe. The SDK is loaded when it is first needed. */
export function createStripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  let opened: Promise<Stripe> | null = null
  const open = async () => {
    const { default: StripeSdk } = await import('stripe')
    return new StripeSdk(config.secretKey, {
      ...addressOf(config.apiBase),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    })
  }

  async function ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    opened ??= open()
    const stripe = await opened
    try {
      return await call(stripe)
    } catch (error) {
      throw translated(error)
    }
  }

  async function find<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await ask(call)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    async createCustomer({ id, email, language }, instead) {
      const customer = await ask((stripe) =>
        stripe.customers.create(
          { email, metadata: { user_id: id }, preferred_locales: [language] },
          // A crash between their answer and our row does not make a second customer.
          { idempotencyKey: `customer ${id} ${instead ?? ''}` },
        ),
      )
      return customer.id
    },

    async hasCustomer(id) {
      const customer = await find((stripe) => stripe.customers.retrieve(id))
      return customer !== null && !customer.deleted
    },

    async openCheckout({ userId, customerId, product, priceId, successUrl, cancelUrl, language }) {
      const metadata = { user_id: userId, product }
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create({
          mode: product === 'subscription' ? 'subscription' : 'payment',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceId, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          locale: language,
          metadata,
          ...(product === 'subscription'
            ? { subscription_data: { metadata } }
            : { payment_intent_data: { metadata } }),
        }),
      )
      if (session.url === null) throw new Error('a checkout session has no address')
      return { id: session.id, url: session.url }
    },

    async checkout(id) {
      const session = await find((stripe) => stripe.checkout.sessions.retrieve(id))
      return session && checkoutOf(session)
    },

    async closeCheckout(id) {
      try {
        await find((stripe) => stripe.checkout.sessions.expire(id))
      } catch (error) {
        // Only an open session can be closed: this one was paid or has run out.
        const refused =
          error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'
        if (!refused) throw error
      }
    },

    async subscription(id) {
      const subscription = await find((stripe) => stripe.subscriptions.retrieve(id))
      return subscription && subscriptionOf(subscription)
    },

    async deleteCustomer(id) {
      // Deleting a customer cancels every subscription of theirs at once.
      await find((stripe) => stripe.customers.del(id))
    },

    async endPaidBy(paymentId) {
      const { data } = await ask((stripe) =>
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentId },
          expand: ['data.invoice'],
        }),
      )
      for (const { invoice } of data) {
        const paid =
          typeof invoice === 'string' || invoice.deleted ? null : paidSubscription(invoice)
        if (paid === null) continue
        const subscription = await find((stripe) => stripe.subscriptions.retrieve(paid.id))
        // A payment of an earlier period says nothing of the running one.
        if (idOf(subscription?.latest_invoice) !== paid.invoiceId) continue
        await find((stripe) => stripe.subscriptions.cancel(paid.id))
        return paid.id
      }
      return null
    },

    async openPortal({ customerId, returnUrl, language }) {
      const portal = await ask((stripe) =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: language,
        }),
      )
      return portal.url
    },

    async openPlanChange({ customerId, subscription, priceId, successUrl, cancelUrl, language }) {
      const portal = await ask((stripe) =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: cancelUrl,
          locale: language,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscription.id,
              items: [{ id: subscription.itemId, price: priceId, quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
          },
        }),
      )
      return portal.url
    },

    async eventOf(body, signature) {
      return eventOf(await verifiedEvent(body, signature, config.webhookSecret, clock()))
    },
  }
}
