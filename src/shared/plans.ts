import type { Mode } from './modes.ts'

/** The user's plan as the API spells it. */
export const ROLES = ['free', 'student', 'professional'] as const
export type Role = (typeof ROLES)[number]

/** How the API writes "no limit". */
export const UNLIMITED = -1

/** What a role entitles to. Counts are per calendar month (UTC). */
export interface Plan {
  label: string
  modes: readonly Mode[]
  analysesPerMonth: number
  descriptionsPerMonth: number
  pdfExport: boolean
  /** Whether programs may ask, with an API key. */
  apiKeys: boolean
  /** Whether whole lists may be asked about. */
  bulk: boolean
  /** Pence a month. */
  pricePence: number
}

export const PLANS: Record<Role, Plan> = {
  free: {
    label: 'Art Explorer',
    modes: ['explorer'],
    analysesPerMonth: 5,
    descriptionsPerMonth: 15,
    pdfExport: false,
    apiKeys: false,
    bulk: false,
    pricePence: 0,
  },
  student: {
    label: 'Aficionado',
    modes: ['explorer', 'student'],
    analysesPerMonth: 100,
    descriptionsPerMonth: UNLIMITED,
    pdfExport: true,
    apiKeys: false,
    bulk: false,
    pricePence: 999,
  },
  professional: {
    label: 'Art Professional',
    modes: ['explorer', 'student', 'professional'],
    analysesPerMonth: UNLIMITED,
    descriptionsPerMonth: UNLIMITED,
    pdfExport: true,
    apiKeys: true,
    bulk: true,
    pricePence: 1999,
  },
}

/** All prices are in it. */
export const CURRENCY = 'gbp'

/** The one-time pack of analyses, with the features of Aficionado while a balance lasts. */
export const QUERY_PACK = {
  label: 'Query Pack',
  modes: ['explorer', 'student'],
  queries: 25,
  months: 6,
  pricePence: 699,
} as const

/** Days before a pack expires on which its owner is told. */
export const EXPIRY_NOTICE_DAYS = 14

/** Grace period, in days, after a failed payment. */
export const GRACE_DAYS = 7

/** Below this many analyses left, the dashboard offers the query pack. */
export const LOW_BALANCE = 5

export function planAllowsMode(role: Role, mode: Mode): boolean {
  return PLANS[role].modes.includes(mode)
}

export function isUnlimited(limit: number): boolean {
  return limit === UNLIMITED
}

/** The first plan that opens a depth. */
export function planFor(mode: Mode): Plan {
  return PLANS[ROLES.find((role) => PLANS[role].modes.includes(mode)) ?? 'professional']
}
