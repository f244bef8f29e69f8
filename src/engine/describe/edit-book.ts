import type { Language } from '#shared/languages.ts'
import type { Edits } from './edits/edits.ts'
import { en } from './edits/en.ts'
import { es } from './edits/es.ts'
import { fr } from './edits/fr.ts'
import { zhTw } from './edits/zh-tw.ts'

export const EDITS: Record<Language, Edits> = { en, fr, es, 'zh-TW': zhTw }
