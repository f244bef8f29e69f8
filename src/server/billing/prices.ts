import type { PaidRole, Prices } from '../config.ts'

export const SANDBOX_PRICES: Prices = {
  student: 'price_sandbox_aficionado',
  professional: 'price_sandbox_professional',
  queryPack: 'price_sandbox_query_pack',
}

/** The plan that a price buys, or null where it buys none of ours. */
export function roleOfPrice(prices: Prices, priceId: string): PaidRole | null {
  const roles: PaidRole[] = ['student', 'professional']
  return roles.find((role) => prices[role] === priceId) ?? null
}
