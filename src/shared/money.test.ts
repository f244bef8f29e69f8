import { expect, test } from 'vitest'
import { money } from './money.ts'

test.each([
  ['en', '£9.99', '£0'],
  ['fr', '9,99\u00a0£', '0\u00a0£'],
  ['es', '9,99\u00a0£', '0\u00a0£'],
  ['zh-TW', '£9.99', '£0'],
] as const)('sums in %s', (language, price, nothing) => {
  expect(money(999, language)).toBe(price)
  expect(money(0, language)).toBe(nothing)
})
