import type { Language } from '#shared/languages.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import type { DescribePhrases } from './phrases/phrases.ts'
import { zhTw } from './phrases/zh-tw.ts'

export const DESCRIBE_PHRASES: Record<Language, DescribePhrases> = { en, fr, es, 'zh-TW': zhTw }
