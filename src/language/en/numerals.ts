import { countsInWords, namedMonths, numbersBy } from '../number-words.ts'
import type { Numerals } from '../numerals.ts'

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  )

export const NUMERALS: Numerals = {
  scales: { thousand: 1e3, million: 1e6, billion: 1e9 },
  months: namedMonths(
    'January February March April May June July August September October November December',
  ),
  counts: countsInWords({
    ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    scales: { hundred: 1e2, thousand: 1e3, million: 1e6 },
    joint: 'and',
  }),
  centuries: numbersBy(
    new RegExp(`(?<!\\p{L})(${ORDINALS.join('|')})[ -]centur`, 'gu'),
    (word) => ORDINALS.indexOf(word) + 1,
  ),
}
