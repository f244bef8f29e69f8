import type { Mode } from '#shared/modes.ts'
import { isUnlimited, PLANS, planAllowsMode, type Role, UNLIMITED } from '#shared/plans.ts'

/** What is counted: analyses of artworks, and descriptions that the Artist Helper writes. */
export type UsageKind = 'analysis' | 'description'

/** The calendar month in UTC that a moment falls into, as `2026-11`. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

/** The first moment of the next month in UTC: then the allowance is whole again. */
export function resetOf(now: number): Date {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
}

/** How many a month; -1 is unlimited. */
export function monthlyLimit(role: Role, kind: UsageKind): number {
  return kind === 'analysis' ? PLANS[role].analysesPerMonth : PLANS[role].descriptionsPerMonth
}

/** How many are left of a limit; -1 is unlimited, never below 0 otherwise. */
export function remainingOf(limit: number, count: number): number {
  return isUnlimited(limit) ? UNLIMITED : Math.max(0, limit - count)
}

const MODE_NEEDS: Record<Mode, string> = {
  explorer: '',
  student: 'Aficionado mode needs an Aficionado subscription.',
  professional: 'Professional mode needs a Professional subscription.',
}

/** The sentence that refuses a mode to a role, or null where it is allowed. */
export function modeRefusal(role: Role, mode: Mode): string | null {
  return planAllowsMode(role, mode) ? null : MODE_NEEDS[mode]
}

/** The sentence for a spent allowance: when it is whole again. */
export function spentSentence(limit: number, kind: UsageKind, now: number): string {
  const what = kind === 'analysis' ? 'analyses' : 'descriptions'
  const day = resetOf(now).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `You have used all ${limit} ${what} of this month. They are back on ${day} at 00:00 UTC.`
}
