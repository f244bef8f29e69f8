import { Converter } from 'opencc-js/t2cn'
import { fold } from '#shared/fold.ts'
import { NAME_MAX } from '#shared/limits.ts'

/**
 * Traditional to Simplified: most characters have one Simplified form, few the other way round, and
 * the table is small.
 */
const simplified = Converter({ from: 'tw', to: 'cn' })

/**
 * A text as it is searched: folded, Chinese in Simplified characters without spaces, without
 * punctuation. Folding makes eighteen letters of some (`ﷺ`): the result is no longer than a name
 * may be, or `most`.
 */
export function plain(text: string, most: number = NAME_MAX): string {
  const folded = fold(text).slice(0, most)
  return (isChinese(folded) ? simplified(folded) : folded)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim()
}

export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
