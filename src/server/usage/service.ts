import type { Transaction } from 'kysely'
import { allowancesFor, mayExportPdf } from '#shared/allowances.ts'
import type { DescriptionUsage, Usage } from '#shared/api/usage.ts'
import { GIVEN_BACK_A_MONTH } from '#shared/limits.ts'
import type { Mode } from '#shared/modes.ts'
import { isUnlimited, type Role, UNLIMITED } from '#shared/plans.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import { newId } from '../secrets.ts'
import type { PackStore } from './packs.ts'
import {
  canOpenMode,
  modesAllowed,
  monthlyLimit,
  monthOf,
  packBalance,
  refusalOf,
  remainingOf,
  resetOf,
  totalAvailable,
} from './policy.ts'
import type { UsageStore } from './store.ts'

/** A reservation older than this belongs to a server that died: no answer takes so long. */
const ABANDONED_MS = 10 * 60_000

interface Spender {
  id: string
  role: Role
}

/** What is to be paid for: an analysis in a mode, or a description. */
type Work = [kind: 'analysis', mode: Mode] | [kind: 'description']

interface Parts {
  store: UsageStore
  packs: PackStore
  clock: Clock
}

/** What a user may still spend. */
export function createUsageService({ store, packs, clock }: Parts) {
  return {
    async analysisUsage(user: Spender): Promise<Usage> {
      const now = clock()
      const { count, living, bought } = await store.standingOf(user.id, monthOf(now), now)
      const balance = packBalance(living)
      return {
        month_count: Math.max(0, count),
        monthly_limit: monthlyLimit(user.role, 'analysis'),
        purchased_queries: balance,
        total_purchased_queries: bought,
        total_available: totalAvailable(user.role, count, balance),
        resets_at: resetOf(now).toISOString(),
        modes_allowed: modesAllowed(user.role, balance),
        packs: living.map(({ remaining, expiresAt }) => ({
          remaining,
          expires_at: new Date(expiresAt).toISOString(),
        })),
      }
    },

    async descriptionUsage(user: Spender): Promise<DescriptionUsage> {
      const now = clock()
      const count = await store.countOf(user.id, 'description', monthOf(now))
      const limit = monthlyLimit(user.role, 'description')
      return {
        unlimited: isUnlimited(limit),
        remaining: remainingOf(limit, count),
        description_count: Math.max(0, count),
        description_limit: limit,
        resets_at: resetOf(now).toISOString(),
      }
    },

    /**
     * Refuses a mode that neither the plan nor a pack could open. @throws AppError
     * `mode_needs_plan`.
     */
    requireMode(user: Spender, mode: Mode): void {
      if (!canOpenMode(user.role, mode)) throw new AppError('mode_needs_plan', { mode })
    },

    /** @throws AppError `pdf_needs_plan` where neither the plan nor a pack opens PDF export. */
    async requirePdfExport(user: Spender): Promise<void> {
      if (mayExportPdf(user.role, packBalance(await packs.living(user.id, clock())))) return
      throw new AppError('pdf_needs_plan')
    },

    /**
     * Takes nothing, and refuses what `reserve` would refuse now: before a picture is received.
     * @throws as `reserve`.
     */
    async requireAffordable(user: Spender, ...[kind, mode]: Work): Promise<void> {
      const now = clock()
      const limit = monthlyLimit(user.role, kind)
      const allowances = mode ? allowancesFor(user.role, mode) : (['month'] as const)
      const left = remainingOf(limit, await store.countOf(user.id, kind, monthOf(now)))
      if (allowances.includes('month') && left !== 0) return
      if (allowances.includes('pack') && packBalance(await packs.living(user.id, now)) > 0) return
      throw refusalOf(user.role, now, kind, mode ?? null)
    },

    /**
     * Takes one before the work: from the month while it lasts, then from the pack that expires
     * first.
     * @throws AppError `analyses_spent` or `descriptions_spent`, `mode_needs_plan` when the mode
     * needs a pack and there is none.
     */
    async reserve(user: Spender, ...[kind, mode]: Work): Promise<string> {
      const now = clock()
      const limit = monthlyLimit(user.role, kind)
      const id = newId()
      const allowances = mode ? allowancesFor(user.role, mode) : (['month'] as const)
      const reservation = { id, userId: user.id, kind, month: monthOf(now), now }
      if (await store.reserve(reservation, allowances, limit)) return id
      throw refusalOf(user.role, now, kind, mode ?? null)
    },

    settleWithin: (tx: Transaction<Tables>, spendId: string) =>
      store.settleWithin(tx, spendId, clock()),
    /** For work that came to nothing. */
    giveBack: (spendId: string) => store.giveBackReserved(spendId, clock()),
    /** For finished work that was wrong. */
    refundWithin: (tx: Transaction<Tables>, spendId: string) =>
      store.giveBackSettledWithin(tx, spendId, clock(), GIVEN_BACK_A_MONTH),

    /** Gives back what an operator wants given back, however much that was this month. */
    giveBackWithin: (tx: Transaction<Tables>, spendId: string) =>
      store.giveBackSettledWithin(tx, spendId, clock(), UNLIMITED),

    /** Empties packs that have expired. */
    expirePacks: () => packs.expire(clock()),

    /** Gives back what servers that died had reserved. */
    async recover(): Promise<number> {
      const abandoned = await store.reservedBefore(clock() - ABANDONED_MS)
      for (const id of abandoned) await store.giveBackReserved(id, clock())
      return abandoned.length
    },
  }
}
export type UsageService = ReturnType<typeof createUsageService>
