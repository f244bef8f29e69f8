import type { Source } from './api/evidence.ts'
import { utcDay } from './days.ts'
import type { Language } from './languages.ts'

/**
 * What the text of an answer says where something in it was fetched from the web for it. In every
 * language.
 */
export const LIVE_PHRASE = 'Enhanced with real-time web research'

const WORDS: Record<Language, { read: (day: string) => string; revision: string; comma: string }> =
  {
    en: { read: (day) => `read on ${day}`, revision: 'revision', comma: ', ' },
    fr: { read: (day) => `lu le ${day}`, revision: 'version', comma: ', ' },
    es: { read: (day) => `consultado el ${day}`, revision: 'versión', comma: ', ' },
    'zh-TW': { read: (day) => `${day}讀取`, revision: '版本', comma: '，' },
  }

/**
 * When a source was read, and which revision of it: `read on 21 November 2026, revision 123`. Null
 * where it was not read live.
 */
export function readOn({ read_at, revision }: Source, language: Language): string | null {
  if (read_at === undefined) return null
  const words = WORDS[language]
  const read = words.read(utcDay(read_at, language))
  return revision === undefined ? read : `${read}${words.comma}${words.revision} ${revision}`
}
