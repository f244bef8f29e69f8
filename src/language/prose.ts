import type { Language } from '#shared/languages.ts'
import { PROSE as en } from './en/prose.ts'
import { PROSE as es } from './es/prose.ts'
import { PROSE as fr } from './fr/prose.ts'
import type { Prose } from './prose-rules.ts'
import { PROSE as chinese } from './zh-TW/prose.ts'

export const PROSE: Record<Language, Prose> = { en, fr, es, 'zh-TW': chinese }
