import { numbersBy } from '../number-words.ts'
import type { Numerals } from '../numerals.ts'

const MONTH = /(\d{1,2})月/gu

function digit(character: string): number {
  return character === '' ? 0 : '一二三四五六七八九'.indexOf(character) + 1
}

/** From 1 to 99: 15 for 十五. */
function small(figures: string): number {
  const at = figures.indexOf('十')
  if (at < 0) return digit(figures)
  return (at === 0 ? 1 : digit(figures.charAt(0))) * 10 + digit(figures.charAt(at + 1))
}

export const NUMERALS: Numerals = {
  scales: { 百: 1e2, 千: 1e3, 萬: 1e4, 億: 1e8 },
  months: (text) => ({
    named: [...text.matchAll(MONTH)].map(([, month]) => Number(month)),
    rest: text.replace(MONTH, ''),
  }),
  // A sign of a number is a part of many words: 一般, 三角.
  counts: () => [],
  centuries: numbersBy(/([一二三四五六七八九十]+)世紀/gu, small),
}
