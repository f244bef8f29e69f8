import type { Language } from '#shared/languages.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import type { Phrases } from './phrases/phrases.ts'
import { zhTw } from './phrases/zh-tw.ts'

export const PHRASES: Record<Language, Phrases> = { en, fr, es, 'zh-TW': zhTw }
