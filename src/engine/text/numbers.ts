import { LANGUAGES, type Language } from '#shared/languages.ts'

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

const SCALES: Record<Language, Record<string, number>> = {
  en: { thousand: 1e3, million: 1e6, billion: 1e9 },
  fr: { mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  es: { mil: 1e3, millón: 1e6, millones: 1e6 },
  'zh-TW': { 百: 1e2, 千: 1e3, 萬: 1e4, 億: 1e8 },
}

/** Digits, with the word after them that multiplies them. A mark before each three digits parts thousands, else decimals. */
const FIGURE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const scale = Object.keys(SCALES[language]).join('|')
    const end = language === 'zh-TW' ? '' : '(?!\\p{L})'
    const digits = '(?:(?<!\\d)([1-9]\\d{0,2}(?:[., ]\\d{3})+)(?!\\d)|(\\d+(?:[.,]\\d+)?))'
    return [language, new RegExp(`${digits}(?: ?(${scale})${end})?`, 'gu')]
  }),
) as Record<Language, RegExp>

function figuresOf(text: string, language: Language): string[] {
  return [...text.matchAll(FIGURE[language])].map(([, whole, decimal = '', scale = '']) => {
    const value = Number(whole?.replace(/[., ]/gu, '') ?? decimal.replace(',', '.'))
    return String(Number((value * (SCALES[language][scale] ?? 1)).toPrecision(12)))
  })
}

/**
 * The numbers that a text states, in one form for all languages: `73.7` for "73,7", `12000` for "12,000" and "1.2萬", `month 6`
 * for "juin" and "6月". Numbers written in words are not found.
 */
export function numbersOf(text: string, language: Language): string[] {
  const plain = text.normalize('NFKC')
  const withoutMonths = language === 'zh-TW' ? plain.replace(/\d{1,2}月/gu, '') : plain
  return [...figuresOf(withoutMonths, language), ...monthsOf(plain, language)]
}
