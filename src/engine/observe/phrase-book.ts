import type { Language } from '#shared/languages.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import type { MeasurePhrases } from './phrases/phrases.ts'
import { zhTw } from './phrases/zh-tw.ts'

export const MEASURE_PHRASES: Record<Language, MeasurePhrases> = { en, fr, es, 'zh-TW': zhTw }
