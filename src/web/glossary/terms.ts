import type { Language } from '#shared/languages.ts'
import type { FoundTerm } from '#shared/terms.ts'
import { fetchOnce } from '#web/lib/fetch-once.ts'

const FILES: Record<Language, () => Promise<{ default: FoundTerm[] }>> = {
  en: () => import('#built/glossary/en.json'),
  fr: () => import('#built/glossary/fr.json'),
  es: () => import('#built/glossary/es.json'),
  'zh-TW': () => import('#built/glossary/zh-TW.json'),
}

/** The terms of the glossary in a language; asked for once. */
export const fetchTerms = fetchOnce(FILES)
