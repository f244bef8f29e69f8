import type { Language } from '#shared/languages.ts'
import { fold } from './names.ts'

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  )
const ENGLISH = new RegExp(`(?<!\\p{L})(${ORDINALS.join('|')})[ -]centur`, 'gu')
const FRENCH = /(?<!\p{L})([ivx]+)(?:e|er|eme)?(?: et [ivx]+(?:e|er))? siecle/gu
const SPANISH = /(?<!\p{L})siglos? ([ivx]+)(?!\p{L})/gu
const CHINESE = /([一二三四五六七八九十]+)世紀/gu

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 }

function roman(figures: string): number {
  const values = [...figures].map((figure) => ROMAN[figure] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

function chinese(figures: string): number {
  const digit = (character: string) => (character === '' ? 0 : '一二三四五六七八九'.indexOf(character) + 1)
  const at = figures.indexOf('十')
  if (at < 0) return digit(figures)
  return (at === 0 ? 1 : digit(figures.charAt(0))) * 10 + digit(figures.charAt(at + 1))
}

/** The centuries that a text has in words or in Roman figures: `15` for "fifteenth century", « XVe siècle », "siglo XV", 「十五世紀」. */
export function centuriesOf(text: string, language: Language): string[] {
  const folded = fold(text)
  const found = (pattern: RegExp, read: (figures: string) => number) =>
    [...folded.matchAll(pattern)].map(([, figures = '']) => String(read(figures)))
  switch (language) {
    case 'en':
      return found(ENGLISH, (word) => ORDINALS.indexOf(word) + 1)
    case 'fr':
      return found(FRENCH, roman)
    case 'es':
      return found(SPANISH, roman)
    case 'zh-TW':
      return found(CHINESE, chinese)
  }
}
