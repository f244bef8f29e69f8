import type { Localized } from './languages.ts'

/** The word after a sentence that is no plain statement. */
export const MARKED_WORDS: Localized<{ interpretation: string; unsure: string }> = {
  en: { interpretation: 'reading', unsure: 'debated' },
  fr: { interpretation: 'lecture', unsure: 'discuté' },
  es: { interpretation: 'lectura', unsure: 'discutido' },
  'zh-TW': { interpretation: '詮釋', unsure: '尚有爭議' },
}
