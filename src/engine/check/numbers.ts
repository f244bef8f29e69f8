import type { Language } from '#shared/languages.ts'

const MONTHS: Record<Exclude<Language, 'zh-TW'>, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

function monthsOf(text: string, language: Language): string[] {
  if (language === 'zh-TW') return [...text.matchAll(/(\d{1,2})月/gu)].map((match) => `month ${match[1]}`)
  const found = text.match(/\p{L}+/gu) ?? []
  return found.flatMap((word) => {
    const index = MONTHS[language].indexOf(word)
    return index < 0 ? [] : [`month ${index + 1}`]
  })
}

/**
 * The numbers that a text states, in one form for all languages: `73.7` for "73,7", `month 6` for "juin" and "6月".
 * Numbers written in words are not found.
 */
export function numbersOf(text: string, language: Language): string[] {
  const plain = text.normalize('NFKC')
  const digits =
    (language === 'zh-TW' ? plain.replace(/\d{1,2}月/gu, '') : plain).match(/\d+(?:[.,]\d+)?/gu) ?? []
  return [...digits.map((digit) => String(Number(digit.replace(',', '.')))), ...monthsOf(plain, language)]
}
