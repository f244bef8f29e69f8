import type { Language } from '#shared/languages.ts'

/** How a model is told in which language to write. */
export const LANGUAGE_BRIEF: Record<Language, string> = {
  en: 'English (British spelling)',
  fr: 'French',
  es: 'Spanish (of Spain, addressing the reader as usted)',
  'zh-TW':
    'Traditional Chinese as written in Taiwan (museum usage; 梵谷, never 梵高; 公分; full-width punctuation; no Simplified characters)',
}
