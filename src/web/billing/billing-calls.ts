import {
  checkoutAnswerSchema,
  plansSchema,
  portalAnswerSchema,
  subscriptionStatusSchema,
  verifiedPackSchema,
  verifiedPlanSchema,
} from '#shared/api/billing.ts'
import { ApiError, call } from '#web/lib/api.ts'

/** What can be bought: a plan, or a query pack. */
export const WARES = ['student', 'professional', 'query_pack'] as const
export type Ware = (typeof WARES)[number]

const here = (path: string) => `${window.location.origin}${path}`

/** Opens the checkout of a ware. @returns where the reader pays. */
export async function openCheckout(ware: Ware): Promise<string> {
  if (ware === 'query_pack') {
    const { checkout_url } = await call(
      checkoutAnswerSchema,
      '/api/stripe/create-query-pack-checkout',
      {
        method: 'POST',
        json: {
          success_url: here('/dashboard?query_pack=success'),
          cancel_url: here('/pricing?query_pack=cancelled'),
        },
      },
    )
    return checkout_url
  }
  const { plans } = await call(plansSchema, '/api/plans', { anonymous: true })
  const price_id = plans.find((plan) => plan.id === ware)?.price_id
  if (!price_id) throw new ApiError(503, null)
  const { checkout_url } = await call(checkoutAnswerSchema, '/api/stripe/create-checkout-session', {
    method: 'POST',
    json: {
      price_id,
      success_url: here('/dashboard'),
      cancel_url: here('/pricing?subscription=cancelled'),
    },
  })
  return checkout_url
}

export async function openPortal(): Promise<string> {
  const answer = await call(portalAnswerSchema, '/api/stripe/create-portal-session', {
    method: 'POST',
  })
  return answer.portal_url
}

export function fetchSubscription() {
  return call(subscriptionStatusSchema, '/api/stripe/subscription-status')
}

export function verifyPlan(sessionId: string) {
  const json = { session_id: sessionId }
  return call(verifiedPlanSchema, '/api/stripe/verify-payment', { method: 'POST', json })
}

export function verifyPack(sessionId: string) {
  const json = { session_id: sessionId }
  return call(verifiedPackSchema, '/api/stripe/verify-query-pack-payment', { method: 'POST', json })
}
