import type { Language } from '#shared/languages.ts'
import { en } from './frames/en.ts'
import { es } from './frames/es.ts'
import { fr } from './frames/fr.ts'
import type { Frames } from './frames/frames.ts'
import { zhTw } from './frames/zh-tw.ts'

export const FRAMES: Record<Language, Frames> = { en, fr, es, 'zh-TW': zhTw }
