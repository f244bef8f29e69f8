import { type Allowance, allowancesFor } from '#shared/allowances.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import {
  isUnlimited,
  PLANS,
  planAllowsMode,
  QUERY_PACK,
  type Role,
  UNLIMITED,
} from '#shared/plans.ts'
import { monthsLater } from '../clock.ts'
import { AppError } from '../errors.ts'

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

/** A pack that has not run out. */
export interface LivingPack {
  remaining: number
  expiresAt: number
}

/** The balance of living packs; the one that expires first pays first. */
export function packBalance(packs: readonly LivingPack[]): number {
  return packs.reduce((sum, pack) => sum + pack.remaining, 0)
}

/** The modes that a role opens, and those that a pack opens while it holds something. */
export function modesAllowed(role: Role, balance: number): Mode[] {
  return MODES.filter(
    (mode) => planAllowsMode(role, mode) || (balance > 0 && mayPay(role, mode, 'pack')),
  )
}

function mayPay(role: Role, mode: Mode, allowance: Allowance): boolean {
  return allowancesFor(role, mode).includes(allowance)
}

/** Everything that may still be asked, of the month and of packs; -1 is unlimited. */
export function totalAvailable(role: Role, monthCount: number, balance: number): number {
  const month = remainingOf(monthlyLimit(role, 'analysis'), monthCount)
  return isUnlimited(month) ? UNLIMITED : month + balance
}

/** Whether anything that a role can have opens a mode: its month, or a pack. */
export function canOpenMode(role: Role, mode: Mode): boolean {
  return allowancesFor(role, mode).length > 0
}

/**
 * Why work was not paid for: its mode needs a pack or a plan, or the month is spent and no pack is
 * left.
 */
export function refusalOf(role: Role, now: number, kind: UsageKind, mode: Mode | null): AppError {
  if (mode !== null && !mayPay(role, mode, 'month'))
    return new AppError('mode_needs_plan', { mode })
  const spent = { limit: monthlyLimit(role, kind), resets_at: resetOf(now).toISOString() }
  return kind === 'analysis'
    ? new AppError('analyses_spent', spent)
    : new AppError('descriptions_spent', spent)
}

/** When a pack bought now expires. */
export function packExpiry(boughtAt: number): number {
  return monthsLater(boughtAt, QUERY_PACK.months)
}
