import type { DescriptionUsage, Usage } from '#shared/api/usage.ts'
import type { Mode } from '#shared/modes.ts'
import { isUnlimited, PLANS, type Role } from '#shared/plans.ts'
import { newId } from '../accounts/secrets.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import {
  modeRefusal,
  monthlyLimit,
  monthOf,
  remainingOf,
  resetOf,
  spentSentence,
  type UsageKind,
} from './policy.ts'
import type { UsageStore } from './store.ts'

/** A reservation older than this belongs to a server that died: no answer takes so long. */
const ABANDONED_MS = 10 * 60_000

interface Spender {
  id: string
  role: Role
}

/** What a user may still spend. */
export function createUsageService({ store, clock }: { store: UsageStore; clock: Clock }) {
  return {
    async analysisUsage(user: Spender): Promise<Usage> {
      const now = clock()
      const count = await store.countOf(user.id, 'analysis', monthOf(now))
      const limit = monthlyLimit(user.role, 'analysis')
      return {
        month_count: count,
        monthly_limit: limit,
        purchased_queries: 0,
        total_purchased_queries: 0,
        total_available: remainingOf(limit, count),
        resets_at: resetOf(now).toISOString(),
        modes_allowed: [...PLANS[user.role].modes],
        packs: [],
      }
    },

    async descriptionUsage(user: Spender): Promise<DescriptionUsage> {
      const now = clock()
      const count = await store.countOf(user.id, 'description', monthOf(now))
      const limit = monthlyLimit(user.role, 'description')
      return {
        unlimited: isUnlimited(limit),
        remaining: remainingOf(limit, count),
        description_count: count,
        description_limit: limit,
        resets_at: resetOf(now).toISOString(),
      }
    },

    /** @throws AppError `forbidden` with what the mode needs. */
    requireMode(user: Spender, mode: Mode): void {
      const refusal = modeRefusal(user.role, mode)
      if (refusal) throw new AppError('forbidden', refusal)
    },

    /** Takes one from the allowance before the work. @throws AppError `paymentRequired` when it is spent. */
    async reserve(user: Spender, kind: UsageKind): Promise<string> {
      const now = clock()
      const limit = monthlyLimit(user.role, kind)
      const id = newId()
      const reserved = await store.reserve({ id, userId: user.id, kind, month: monthOf(now), now }, limit)
      if (!reserved) throw new AppError('paymentRequired', spentSentence(limit, kind, now))
      return id
    },

    settleWithin: store.settleWithin,
    /** For work that came to nothing. */
    giveBack: store.giveBackReserved,
    /** For finished work that was wrong. */
    refund: store.giveBackSettled,

    /** Gives back what servers that died had reserved. */
    async recover(): Promise<number> {
      const abandoned = await store.reservedBefore(clock() - ABANDONED_MS)
      for (const id of abandoned) await store.giveBackReserved(id)
      return abandoned.length
    },
  }
}
export type UsageService = ReturnType<typeof createUsageService>
