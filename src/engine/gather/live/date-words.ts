import { CIRCA } from '#engine/gather/dates.ts'
import { LANGUAGES, type Language, LOCALES, type Localized } from '#shared/languages.ts'

/** Dates that are more or less than years, as a label prints them in each language. */

const BEFORE: Record<Language, string> = { en: ' BC', fr: ' av. J.-C.', es: ' a. C.', 'zh-TW': '西元前' }

function inEach(words: (language: Language) => string): Localized {
  const [en = '', fr = '', es = '', zhTw = ''] = LANGUAGES.map(words)
  return { en, fr, es, 'zh-TW': zhTw }
}

const FIGURES = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

/** A whole number above 0 in Roman figures: caves were painted in the 170th century BC, `CLXX`. */
function roman(number: number): string {
  const [figure, value] = FIGURES.find((one) => one[1] <= number) ?? ['', 0]
  return value === 0 ? '' : figure + roman(number - value)
}

function ordinal(number: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }
  return `${number}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)]}`
}

/** `16th century`, `XVIe siècle`, `siglo XVI`, `16世紀`. */
export function centuryInWords(century: number, isBefore: boolean, circa: boolean): Localized {
  const about: Localized = circa
    ? { en: CIRCA.en, fr: 'vers le ', es: 'hacia el ', 'zh-TW': CIRCA['zh-TW'] }
    : { en: '', fr: '', es: '', 'zh-TW': '' }
  const words: Localized = {
    en: `${ordinal(century)} century`,
    fr: `${roman(century)}${century === 1 ? 'er' : 'e'} siècle`,
    es: `siglo ${roman(century)}`,
    'zh-TW': `${century}世紀`,
  }
  return inEach((language) => {
    const before = isBefore ? BEFORE[language] : ''
    return language === 'zh-TW'
      ? `${about[language]}${before}${words[language]}`
      : `${about[language]}${words[language]}${before}`
  })
}

/** `1880s`, `années 1880`, `década de 1880`, `1880年代`. */
export function decadeInWords(decade: number, circa: boolean): Localized {
  const words: Localized = {
    en: `${decade}s`,
    fr: `années ${decade}`,
    es: `década de ${decade}`,
    'zh-TW': `${decade}年代`,
  }
  return inEach((language) => `${circa ? CIRCA[language] : ''}${words[language]}`)
}

/** `June 1889` or, with a day above 0, `18 June 1889`. */
export function dayInWords(year: number, month: number, day: number, circa: boolean): Localized {
  const date = new Date(Date.UTC(2000, month - 1, day === 0 ? 1 : day))
  date.setUTCFullYear(year)
  return inEach((language) => {
    const format = new Intl.DateTimeFormat(LOCALES[language], {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      ...(day === 0 ? {} : { day: 'numeric' }),
    })
    return `${circa ? CIRCA[language] : ''}${format.format(date)}`
  })
}
