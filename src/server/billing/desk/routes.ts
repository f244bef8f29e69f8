import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Prices } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { requireThisMachine } from '#server/this-machine.ts'
import { roleOfPrice } from '../prices.ts'
import type { Desk } from './desk.ts'
import type { DeskStore } from './objects.ts'
import { checkoutPage, DESK_STYLE, portalPage } from './pages.ts'

interface Parts {
  desk: Desk
  store: DeskStore
  prices: Prices
}

interface ById {
  Params: { id: string }
}

const notFound = () => new AppError('not_found')

function sendPage(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

function checkoutRoutes(scope: FastifyInstance, { desk, store, prices }: Parts): void {
  const sessionOf = async (id: string) => {
    const session = await store.find('session', id)
    if (!session) throw notFound()
    return session
  }

  scope.get<ById>('/sandbox/checkout/:id', async (request, reply) =>
    sendPage(reply, checkoutPage(await sessionOf(request.params.id), prices, false)),
  )
  scope.post<ById>('/sandbox/checkout/:id/pay', async (request, reply) => {
    const session = await sessionOf(request.params.id)
    const isPaid = session.status === 'open' && (await desk.pay(session))
    if (!isPaid) return reply.redirect(`/sandbox/checkout/${session.id}`, 303)
    return reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
  scope.post<ById>('/sandbox/checkout/:id/decline', async (request, reply) =>
    sendPage(reply, checkoutPage(await sessionOf(request.params.id), prices, true)),
  )
  scope.post<ById>('/sandbox/checkout/:id/cancel', async (request, reply) =>
    reply.redirect((await sessionOf(request.params.id)).cancel_url, 303),
  )
}

interface OfSubscription {
  Params: { id: string; subscription: string; price: string }
}

function portalRoutes(scope: FastifyInstance, { desk, store, prices }: Parts): void {
  const portalOf = async (id: string) => {
    const portal = await store.find('portal', id)
    if (!portal) throw notFound()
    return portal
  }
  const subscriptionOf = async ({ id, subscription: subscriptionId }: OfSubscription['Params']) => {
    const portal = await portalOf(id)
    const subscription = await store.find('subscription', subscriptionId)
    if (!subscription || subscription.customer !== portal.customer) throw notFound()
    return { portal, subscription }
  }

  scope.get<ById>('/sandbox/portal/:id', async (request, reply) => {
    const portal = await portalOf(request.params.id)
    return sendPage(reply, portalPage(portal, await store.subscriptions(portal.customer), prices))
  })
  const actions = {
    cancel: desk.cancel,
    keep: desk.keep,
    fail: desk.failPayment,
    renew: desk.renew,
  }
  for (const [name, act] of Object.entries(actions)) {
    scope.post<OfSubscription>(
      `/sandbox/portal/:id/:subscription/${name}`,
      async (request, reply) => {
        const { portal, subscription } = await subscriptionOf(request.params)
        await act(subscription)
        return reply.redirect(`/sandbox/portal/${portal.id}`, 303)
      },
    )
  }
  scope.post<OfSubscription>(
    '/sandbox/portal/:id/:subscription/change/:price',
    async (request, reply) => {
      const { portal, subscription } = await subscriptionOf(request.params)
      if (roleOfPrice(prices, request.params.price) === null) throw notFound()
      await desk.change(subscription, request.params.price)
      return reply.redirect(portal.change?.success_url ?? `/sandbox/portal/${portal.id}`, 303)
    },
  )
}

/**
 * The desk's own pages, plainly marked as a sandbox: plain forms, no script. For clients on this
 * machine alone.
 */
export async function deskRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    scope.addHook('onRequest', async (request) => requireThisMachine(request))
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    scope.get('/sandbox/desk.css', async (_request, reply) =>
      reply.type('text/css').send(DESK_STYLE),
    )
    checkoutRoutes(scope, parts)
    portalRoutes(scope, parts)
  })
}
