import type { Plans, SubscriptionStatus } from '#shared/api/billing.ts'
import { CURRENCY, PLANS, QUERY_PACK, ROLES, type Role } from '#shared/plans.ts'
import type { User } from '../accounts/user.ts'
import type { Prices } from '../config.ts'
import { AppError } from '../errors.ts'
import { accessUntil, type KeptSubscription } from './access.ts'
import type { Checkouts } from './checkouts.ts'
import type { Returns } from './returns.ts'
import { type BillingStore, standingOf } from './store.ts'

interface Parts {
  store: BillingStore
  /** null: payments are not set up. */
  counter: { checkouts: Checkouts; returns: Returns; prices: Prices } | null
}

const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function statusOf(subscription: KeptSubscription, role: Role): SubscriptionStatus {
  const { status, endsAt, currentPeriodEnd } = subscription
  return {
    status,
    role,
    cancel_at_period_end: endsAt !== null,
    current_period_end: time(endsAt ?? currentPeriodEnd),
    grace_until: status === 'past_due' ? time(accessUntil(subscription)) : null,
  }
}

/** What there is to buy, and what a user has. */
export function createBillingService({ store, counter }: Parts) {
  const prices = counter?.prices

  return {
    /** Where one pays. @throws AppError `payments_off` where payments are not set up. */
    counter() {
      if (counter === null) throw new AppError('payments_off')
      return counter
    },

    async status(user: User): Promise<SubscriptionStatus> {
      const subscriptions = await store.subscriptionsOf(user.id)
      const shown = standingOf(subscriptions) ?? subscriptions[0]
      if (shown) return statusOf(shown, user.role)
      return {
        status: 'none',
        role: user.role,
        cancel_at_period_end: false,
        current_period_end: null,
        grace_until: null,
      }
    },

    plans: (): Plans => ({
      plans: ROLES.map((role) => ({
        id: role,
        label: PLANS[role].label,
        price_id: role === 'free' ? null : (prices?.[role] ?? null),
        amount: PLANS[role].pricePence,
        currency: CURRENCY,
        interval: 'month' as const,
        modes: [...PLANS[role].modes],
        features: {
          analyses_per_month: PLANS[role].analysesPerMonth,
          descriptions_per_month: PLANS[role].descriptionsPerMonth,
          pdf_export: PLANS[role].pdfExport,
          history: true,
        },
      })),
      query_pack: {
        id: 'query_pack' as const,
        label: QUERY_PACK.label,
        price_id: prices?.queryPack ?? null,
        amount: QUERY_PACK.pricePence,
        currency: CURRENCY,
        modes: [...QUERY_PACK.modes],
        features: { queries: QUERY_PACK.queries, months: QUERY_PACK.months, pdf_export: true },
      },
    }),
  }
}
export type BillingService = ReturnType<typeof createBillingService>
