import type { Language } from '#shared/languages.ts'
import { en as mannerEn } from './manner/en.ts'
import { es as mannerEs } from './manner/es.ts'
import { fr as mannerFr } from './manner/fr.ts'
import type { Manner } from './manner/manner.ts'
import { zhTw as mannerZhTw } from './manner/zh-tw.ts'
import { en as notesEn } from './notes/en.ts'
import { es as notesEs } from './notes/es.ts'
import { fr as notesFr } from './notes/fr.ts'
import type { Notes } from './notes/notes.ts'
import { zhTw as notesZhTw } from './notes/zh-tw.ts'
import type { Rule } from './rule.ts'
import { en as slipsEn } from './slips/en.ts'
import { es as slipsEs } from './slips/es.ts'
import { fr as slipsFr } from './slips/fr.ts'
import { zhTw as slipsZhTw } from './slips/zh-tw.ts'

interface Slips {
  /** Words that are misspelt beyond doubt, in small letters. */
  slips: ReadonlyMap<string, string[]>
  rules: readonly Rule[]
}

export const MANNERS: Record<Language, Manner> = {
  en: mannerEn,
  fr: mannerFr,
  es: mannerEs,
  'zh-TW': mannerZhTw,
}
export const SLIPS: Record<Language, Slips> = {
  en: slipsEn,
  fr: slipsFr,
  es: slipsEs,
  'zh-TW': slipsZhTw,
}
export const NOTES: Record<Language, Notes> = {
  en: notesEn,
  fr: notesFr,
  es: notesEs,
  'zh-TW': notesZhTw,
}
