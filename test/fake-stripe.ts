import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'

type Fields = Record<string, string>
// biome-ignore lint/suspicious/noExplicitAny: Stripe's objects, as far as the product reads them
type Thing = any

const SECRET = 'whsec_of_this_test'
const PRICES = {
  student: 'price_aficionado',
  professional: 'price_professional',
  pack: 'price_pack',
}
const PENCE: Record<string, number> = {
  [PRICES.student]: 999,
  [PRICES.professional]: 1999,
  [PRICES.pack]: 699,
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  let body = ''
  for await (const chunk of request) body += chunk
  return Object.fromEntries(new URLSearchParams(body))
}

function metadataOf(fields: Fields, prefix: string): Fields {
  const found = Object.entries(fields).flatMap(([name, value]) => {
    const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : null
    return key === null ? [] : [[key, value]]
  })
  return Object.fromEntries(found)
}

/**
 * Stripe, as far as the product asks it: what was opened stays, and what happens is told by signed
 * events.
 */
export async function startFakeStripe(clock: { now: number }) {
  const sessions = new Map<string, Thing>()
  const subscriptions = new Map<string, Thing>()
  const customers = new Map<string, Thing>()
  const invoices = new Map<string, Thing>()
  const portals: Fields[] = []
  const requests: { call: string; fields: string[] }[] = []
  /**
   * How many answers are cut before they arrive, perhaps of one method only, and what the next one
   * waits for.
   */
  const network = {
    cut: 0,
    cutMethod: null as string | null,
    hold: null as Promise<void> | null,
    /** Calls of such a path never arrive. */
    lost: null as RegExp | null,
  }
  let count = 0
  const nextId = (prefix: string) => `${prefix}_${++count}`
  const nowSeconds = () => Math.floor(clock.now / 1000)

  function openSession(fields: Fields): Thing {
    const id = nextId('cs_test')
    const session = {
      id,
      object: 'checkout.session',
      mode: fields.mode,
      customer: fields.customer,
      client_reference_id: fields.client_reference_id,
      metadata: metadataOf(fields, 'metadata'),
      subscriptionMetadata: metadataOf(fields, 'subscription_data[metadata]'),
      price: fields['line_items[0][price]'],
      amount_total: PENCE[fields['line_items[0][price]'] ?? ''],
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
      payment_intent: null,
      success_url: fields.success_url,
      cancel_url: fields.cancel_url,
      url: `https://checkout.stripe.test/${id}`,
    }
    sessions.set(id, session)
    return session
  }

  function answer(method: string, path: string, fields: Fields): Thing {
    const [, , area = '', ...rest] = path.split('/')
    if (area === 'customers') {
      if (method === 'GET') return customers.get(rest[0] ?? '')
      if (method === 'DELETE' && customers.has(rest[0] ?? '')) {
        const gone = { id: rest[0] ?? '', object: 'customer', deleted: true }
        customers.set(gone.id, gone)
        for (const subscription of subscriptions.values())
          if (subscription.customer === gone.id) subscription.status = 'canceled'
        return gone
      }
      const customer = { id: nextId('cus'), object: 'customer', ...fields }
      customers.set(customer.id, customer)
      return customer
    }
    if (area === 'subscriptions') {
      const subscription = subscriptions.get(rest[0] ?? '')
      if (method === 'DELETE') subscription.status = 'canceled'
      return subscription
    }
    if (area === 'invoice_payments') {
      const invoice = invoices.get(fields['payment[payment_intent]'] ?? '')
      return { object: 'list', data: invoice ? [{ id: 'inpay_1', invoice }] : [] }
    }
    if (area === 'billing_portal') {
      portals.push(fields)
      return {
        id: nextId('bps'),
        object: 'billing_portal.session',
        url: 'https://portal.stripe.test/1',
      }
    }
    if (method === 'POST' && rest.length === 1) return openSession(fields)
    const session = sessions.get(rest[1] ?? '')
    if (rest[2] === 'expire' && session) {
      if (session.status !== 'open')
        return { error: { type: 'invalid_request_error', message: 'not open' } }
      session.status = 'expired'
    }
    return session
  }

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stripe.test')
    const fields = { ...Object.fromEntries(searchParams), ...(await fieldsOf(request)) }
    const pattern = path.replace(/\/(cs|sub|cus)_\w+/gu, '/{id}')
    requests.push({ call: `${request.method} ${pattern}`, fields: Object.keys(fields).sort() })
    if (network.lost?.test(path)) return request.socket.destroy()
    const found = answer(request.method ?? '', path, fields)
    const body = JSON.stringify(found)
    const waited = network.hold
    network.hold = null
    await waited
    if (network.cut > 0 && (network.cutMethod ?? request.method) === request.method) {
      network.cut--
      return request.socket.destroy()
    }
    const missing = {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' },
    }
    const status = found === undefined ? 404 : found.error ? 400 : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body ?? JSON.stringify(missing))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  function event(type: string, object: Thing) {
    const payload = JSON.stringify({
      id: nextId('evt'),
      object: 'event',
      type,
      created: nowSeconds(),
      data: { object },
    })
    return { type, payload }
  }

  return {
    PRICES,
    sessions,
    customers,
    subscriptions,
    portals,
    requests,
    network,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_this_test',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_AFICIONADO: PRICES.student,
      STRIPE_PRICE_PROFESSIONAL: PRICES.professional,
      STRIPE_PRICE_QUERY_PACK: PRICES.pack,
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },

    event,

    /** The headers that come with an event now. */
    signed({ payload }: { payload: string }, { secret = SECRET, timestamp = nowSeconds() } = {}) {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { 'content-type': 'application/json', 'stripe-signature': signature }
    },

    /** Somebody pays at a session. @returns what Stripe tells of it. */
    pay(sessionId: string) {
      const session = sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error('this session is not open')
      session.status = 'complete'
      session.payment_status = 'paid'
      if (session.mode === 'payment') {
        session.payment_intent = nextId('pi')
        return [event('checkout.session.completed', session)]
      }
      const subscription = {
        id: nextId('sub'),
        object: 'subscription',
        customer: session.customer,
        metadata: session.subscriptionMetadata,
        status: 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        items: {
          data: [
            {
              id: nextId('si'),
              price: { id: session.price },
              current_period_end: nowSeconds() + 30 * 86_400,
            },
          ],
        },
      }
      subscriptions.set(subscription.id, subscription)
      session.subscription = subscription.id
      return [
        event('customer.subscription.created', { ...subscription }),
        event('checkout.session.completed', session),
        this.invoice(subscription.id, true),
      ]
    },

    invoice(subscriptionId: string, isPaid: boolean) {
      const subscription = subscriptions.get(subscriptionId)
      const [item] = subscription.items.data
      const invoice = {
        id: nextId('in'),
        payment_intent: nextId('pi'),
        amount_paid: isPaid ? PENCE[item.price.id] : 0,
        parent: { subscription_details: { subscription: subscriptionId } },
      }
      subscription.latest_invoice = invoice.id
      invoices.set(invoice.payment_intent, invoice)
      return event(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    },

    invoices,

    /** Something about a subscription changes. @returns what Stripe tells of it. */
    change(subscriptionId: string, change: Thing) {
      const subscription = subscriptions.get(subscriptionId)
      Object.assign(subscription, change)
      const isOver = subscription.status === 'canceled'
      return event(isOver ? 'customer.subscription.deleted' : 'customer.subscription.updated', {
        ...subscription,
      })
    },

    refund(sessionId: string) {
      const { payment_intent } = sessions.get(sessionId)
      return this.refundPayment(payment_intent)
    },

    refundPayment(payment_intent: string, refunded = true) {
      return event('charge.refunded', {
        id: nextId('ch'),
        object: 'charge',
        payment_intent,
        refunded,
      })
    },
  }
}
