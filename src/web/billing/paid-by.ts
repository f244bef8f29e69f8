import { nextAllowance } from '#shared/allowances.ts'
import type { Usage } from '#shared/api/usage.ts'
import type { Mode } from '#shared/modes.ts'
import { isUnlimited } from '#shared/plans.ts'
import { useSession } from '#web/lib/session.ts'
import { useInsideWords } from '#web/words/inside.ts'

/** The sentence on what the next analysis of a mode is paid from; empty without a limit. */
export function usePaidBy(usage: Usage | undefined, mode: Mode): string {
  const { billing } = useInsideWords()
  const { role } = useSession()
  if (!usage || isUnlimited(usage.total_available)) return ''
  const allowance = nextAllowance(role ?? 'free', mode, {
    monthCount: usage.month_count,
    monthlyLimit: usage.monthly_limit,
    packBalance: usage.purchased_queries,
  })
  if (allowance === null) return billing.usesNone
  // Where there is no pack, nobody wonders which allowance is meant.
  if (usage.purchased_queries === 0) return ''
  return allowance === 'pack' ? billing.usesPack : billing.usesMonth
}
