import { GRACE_DAYS, type Role } from '#shared/plans.ts'

const GRACE_MS = GRACE_DAYS * 24 * 3_600_000

export interface KeptSubscription {
  role: Role
  status: string
  currentPeriodEnd: number
  /** When a cancelled one ends; null: it renews itself. */
  endsAt: number | null
  pastDueSince: number | null
}

/**
 * Until when a subscription gives its plan; null: not at all. A cancelled one holds to the end of
 * what was paid; one that renews itself, and one whose payment failed, hold some days longer, in
 * which a late payment or a late message arrives.
 */
export function accessUntil(subscription: KeptSubscription): number | null {
  const { status, endsAt, currentPeriodEnd, pastDueSince } = subscription
  if (status === 'active' || status === 'trialing') return endsAt ?? currentPeriodEnd + GRACE_MS
  if (status === 'past_due') return (pastDueSince ?? currentPeriodEnd) + GRACE_MS
  return null
}

const RANK: Record<Role, number> = { free: 0, student: 1, professional: 2 }

/** The best plan that subscriptions give now, and until when. */
export function accessOf(
  subscriptions: readonly KeptSubscription[],
  now: number,
): { role: Role; until: number | null } {
  let best: { role: Role; until: number | null } = { role: 'free', until: null }
  for (const subscription of subscriptions) {
    const until = accessUntil(subscription)
    if (until === null || until <= now) continue
    if (RANK[subscription.role] > RANK[best.role]) best = { role: subscription.role, until }
  }
  return best
}
