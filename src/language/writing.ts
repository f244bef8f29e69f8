import type { Language } from '#shared/languages.ts'
import { WRITING as en } from './en/writing.ts'
import { WRITING as es } from './es/writing.ts'
import { WRITING as fr } from './fr/writing.ts'
import { WRITING as chinese } from './zh-TW/writing.ts'

/** How a language is written: what code has to know that joins, counts or cuts its texts. */
export interface Writing {
  /**
   * What the length of a text is counted in. Languages that do not part their words count
   * characters.
   */
  unit: 'words' | 'characters'
  /** Between two sentences of a paragraph. */
  gap: string
  /** Between two parts of a list. */
  comma: string
  /** At the end of a sentence. */
  stop: string
  /** Around an explanation that follows a word. */
  brackets: readonly [left: string, right: string]
}

export const WRITING: Record<Language, Writing> = { en, fr, es, 'zh-TW': chinese }

/** Whether spaces part the words of a language. */
export function partsWords(language: Language): boolean {
  return WRITING[language].unit === 'words'
}
