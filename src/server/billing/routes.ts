import {
  checkoutAnswerSchema,
  checkoutSchema,
  plansSchema,
  portalAnswerSchema,
  queryPackCheckoutSchema,
  subscriptionStatusSchema,
  verifiedPackSchema,
  verifiedPlanSchema,
  verifyPaymentSchema,
} from '#shared/api/billing.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import type { Limits } from '../http/limits.ts'
import type { BillingService } from './service.ts'

interface Parts {
  billing: BillingService
  requireUser: RequireUser
  limits: Limits
}

const tags = ['payments']

/** /api/stripe, as the specification has it, and the public list of plans. */
export function billingRoutes(api: Api, { billing, requireUser, limits }: Parts): void {
  const payer: RequireUser = async (request) => {
    const user = await requireUser(request)
    await limits.paymentsByUser.take(user.id)
    return user
  }

  api.get('/api/plans', { schema: { tags, response: { 200: plansSchema } } }, async () =>
    billing.plans(),
  )

  api.post(
    '/api/stripe/create-checkout-session',
    { schema: { tags, body: checkoutSchema, response: { 200: checkoutAnswerSchema } } },
    async (request) => {
      const { price_id, success_url, cancel_url } = request.body
      const returns = { successUrl: success_url, cancelUrl: cancel_url }
      return {
        checkout_url: await billing
          .counter()
          .checkouts.openPlanCheckout(await payer(request), price_id, returns),
      }
    },
  )

  api.post(
    '/api/stripe/create-query-pack-checkout',
    { schema: { tags, body: queryPackCheckoutSchema, response: { 200: checkoutAnswerSchema } } },
    async (request) => {
      const { success_url, cancel_url } = request.body
      const returns = { successUrl: success_url, cancelUrl: cancel_url }
      return {
        checkout_url: await billing
          .counter()
          .checkouts.openPackCheckout(await payer(request), returns),
      }
    },
  )

  api.post(
    '/api/stripe/create-portal-session',
    { schema: { tags, response: { 200: portalAnswerSchema } } },
    async (request) => ({
      portal_url: await billing.counter().checkouts.openPortal(await payer(request)),
    }),
  )

  api.post(
    '/api/stripe/verify-payment',
    { schema: { tags, body: verifyPaymentSchema, response: { 200: verifiedPlanSchema } } },
    async (request) => ({
      role: await billing
        .counter()
        .returns.verifyPlan(await payer(request), request.body.session_id),
    }),
  )

  api.post(
    '/api/stripe/verify-query-pack-payment',
    { schema: { tags, body: verifyPaymentSchema, response: { 200: verifiedPackSchema } } },
    async (request) => {
      const { added, total } = await billing
        .counter()
        .returns.verifyPack(await payer(request), request.body.session_id)
      return { queries_added: added, total_purchased_queries: total }
    },
  )

  api.get(
    '/api/stripe/subscription-status',
    { schema: { tags, response: { 200: subscriptionStatusSchema } } },
    async (request) => billing.status(await requireUser(request)),
  )
}
