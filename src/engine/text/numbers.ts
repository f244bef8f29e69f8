import { NUMERALS } from '#language/numerals.ts'
import { partsWords } from '#language/writing.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { fold } from './names.ts'

/**
 * Digits, with the word after them that multiplies them. A mark before each three digits parts
 * thousands, else decimals.
 */
const FIGURE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const scale = Object.keys(NUMERALS[language].scales).join('|')
    const end = partsWords(language) ? '(?!\\p{L})' : ''
    const digits = '(?:(?<!\\d)([1-9]\\d{0,2}(?:[., ]\\d{3})+)(?!\\d)|(\\d+(?:[.,]\\d+)?))'
    return [language, new RegExp(`${digits}(?: ?(${scale})${end})?`, 'gu')]
  }),
) as Record<Language, RegExp>
/** Fewer are said without counting: one of them, the two of them. */
const LEAST_COUNT = 3

function figuresOf(text: string, language: Language): string[] {
  return [...text.matchAll(FIGURE[language])].map(([, whole, decimal = '', scale = '']) => {
    const value = Number(whole?.replace(/[., ]/gu, '') ?? decimal.replace(',', '.'))
    return String(Number((value * (NUMERALS[language].scales[scale] ?? 1)).toPrecision(12)))
  })
}

/**
 * The numbers that a text states, in one form for all languages: `73.7` for "73,7", `12000` for
 * "12,000" and "1.2萬", `month 6` for "juin" and "6月". Numbers written in words are not found.
 */
export function numbersOf(text: string, language: Language): string[] {
  const { named, rest } = NUMERALS[language].months(text.normalize('NFKC'))
  return [...figuresOf(rest, language), ...named.map((month) => `month ${month}`)]
}

/**
 * The counts from three on that a text has in words: `25` for "twenty-five", "vingt-cinq",
 * "veinticinco". None in Chinese.
 */
export function countsOf(text: string, language: Language): string[] {
  const counts = NUMERALS[language].counts(fold(text))
  return counts.filter((count) => count >= LEAST_COUNT).map(String)
}

/**
 * The centuries that a text has in words or in Roman figures: `15` for "fifteenth century", « XVe
 * siècle », "siglo XV", 「十五世紀」.
 */
export function centuriesOf(text: string, language: Language): string[] {
  return NUMERALS[language].centuries(fold(text)).map(String)
}
