import { countsInWords, namedMonths, numbersBy } from '../number-words.ts'
import type { Numerals } from '../numerals.ts'
import { fromRoman } from '../roman.ts'

export const NUMERALS: Numerals = {
  scales: { mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  months: namedMonths(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ),
  counts: countsInWords({
    ones: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante',
    scales: { cent: 1e2, cents: 1e2, mille: 1e3, million: 1e6, millions: 1e6 },
    joint: 'et',
    percent: /pour cent(?!\p{L})/gu,
    twenties: /^vingt/u,
  }),
  centuries: numbersBy(
    /(?<!\p{L})([ivx]+)(?:e|er|eme)?(?: et [ivx]+(?:e|er))? siecle/gu,
    fromRoman,
  ),
}
