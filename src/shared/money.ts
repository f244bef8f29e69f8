import { type Language, LOCALES } from './languages.ts'
import { CURRENCY } from './plans.ts'

/**
 * A sum as its language writes it, with the sign alone: `£9.99`, `9,99 £`. Whole pounds have no
 * pence.
 */
export function money(pence: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(pence / 100)
}
