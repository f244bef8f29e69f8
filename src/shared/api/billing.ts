import * as z from 'zod/mini'
import { MODES } from '../modes.ts'
import { ROLES } from '../plans.ts'

/**
 * Bodies and answers of /api/stripe and /api/plans. Amounts are in pence; times are ISO 8601 in
 * UTC.
 */

const url = z.string().check(z.maxLength(2000))
const sessionId = z.string().check(z.minLength(1), z.maxLength(500))

export const queryPackCheckoutSchema = z.object({ success_url: url, cancel_url: url })
export const checkoutSchema = z.extend(queryPackCheckoutSchema, {
  price_id: z.string().check(z.maxLength(200)),
})
export const checkoutAnswerSchema = z.object({ checkout_url: z.string() })
export const portalAnswerSchema = z.object({ portal_url: z.string() })

export const verifyPaymentSchema = z.object({ session_id: sessionId })
export const verifiedPlanSchema = z.object({ role: z.enum(ROLES) })
export const verifiedPackSchema = z.object({
  queries_added: z.int(),
  total_purchased_queries: z.int(),
})

export const subscriptionStatusSchema = z.object({
  /**
   * `none`, `active`; anything else means inactive, though `past_due` keeps its plan for some days.
   */
  status: z.string(),
  role: z.enum(ROLES),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.nullable(z.string()),
  /** Until when the plan holds though its payment failed. */
  grace_until: z.nullable(z.string()),
})
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

const offerSchema = z.object({
  label: z.string(),
  /** null: it costs nothing, or payments are not set up. */
  price_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  modes: z.array(z.enum(MODES)),
})
export const plansSchema = z.object({
  plans: z.array(
    z.extend(offerSchema, {
      id: z.enum(ROLES),
      interval: z.literal('month'),
      features: z.object({
        analyses_per_month: z.int(),
        descriptions_per_month: z.int(),
        pdf_export: z.boolean(),
        history: z.boolean(),
      }),
    }),
  ),
  query_pack: z.extend(offerSchema, {
    id: z.literal('query_pack'),
    features: z.object({ queries: z.int(), months: z.int(), pdf_export: z.boolean() }),
  }),
})
export type Plans = z.infer<typeof plansSchema>
