import type { Mode } from './modes.ts'
import { isUnlimited, PLANS, planAllowsMode, QUERY_PACK, type Role } from './plans.ts'

/** What an analysis is paid from: the plan's allowance of the month, or a query pack. */
export const ALLOWANCES = ['month', 'pack'] as const
export type Allowance = (typeof ALLOWANCES)[number]

/**
 * The allowances that may pay for an analysis of a mode, the first one first. Empty: the mode is
 * closed to the role.
 */
export function allowancesFor(role: Role, mode: Mode): readonly Allowance[] {
  const byPack: readonly Allowance[] = (QUERY_PACK.modes as readonly Mode[]).includes(mode)
    ? ['pack']
    : []
  return planAllowsMode(role, mode) ? ['month', ...byPack] : byPack
}

/** What is there to pay from. */
export interface Balance {
  /** Analyses of this month so far. */
  monthCount: number
  /** -1 is unlimited. */
  monthlyLimit: number
  /** Analyses left in packs that have not expired. */
  packBalance: number
}

/** The allowance that pays for the next analysis of a mode, or null where there is none. */
export function nextAllowance(role: Role, mode: Mode, balance: Balance): Allowance | null {
  const month = isUnlimited(balance.monthlyLimit) || balance.monthCount < balance.monthlyLimit
  const holds: Record<Allowance, boolean> = { month, pack: balance.packBalance > 0 }
  return allowancesFor(role, mode).find((allowance) => holds[allowance]) ?? null
}

/** Whether analyses come as PDFs: with a plan that has them, or while a pack holds something. */
export function mayExportPdf(role: Role, packBalance: number): boolean {
  return PLANS[role].pdfExport || packBalance > 0
}
