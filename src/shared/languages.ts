/** The languages of answers and of the interface. One list for hints, forms, FAQ and server. */
export const LANGUAGES = ['en', 'fr', 'es', 'zh-TW'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words, as language pickers show it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'zh-TW': '繁體中文',
}

export const DEFAULT_LANGUAGE: Language = 'en'

/** What stands before the path of a page that speaks a language; English has nothing. */
export const PATH_PREFIXES: Record<Language, string> = {
  en: '',
  fr: '/fr',
  es: '/es',
  'zh-TW': '/zh-TW',
}

/** The same words in every language. */
export type Localized<Words = string> = Record<Language, Words>

/** The same words in every language, each made by a function. */
export function localized<Words>(words: (language: Language) => Words): Localized<Words> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, words(language)]),
  ) as Localized<Words>
}

/** How each language writes days, numbers and sums; English as in Britain. */
export const LOCALES: Localized = { en: 'en-GB', fr: 'fr', es: 'es', 'zh-TW': 'zh-TW' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
