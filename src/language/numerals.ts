import type { Language } from '#shared/languages.ts'
import { NUMERALS as en } from './en/numerals.ts'
import { NUMERALS as es } from './es/numerals.ts'
import { NUMERALS as fr } from './fr/numerals.ts'
import { NUMERALS as chinese } from './zh-TW/numerals.ts'

/** How a language says numbers. */
export interface Numerals {
  /** Words or signs behind figures that multiply them. */
  scales: Readonly<Record<string, number>>
  /**
   * The months that a text names, from 1 to 12, and the text without those that it names in
   * figures.
   */
  months(text: string): { named: number[]; rest: string }
  /** The counts that a folded text has in words. */
  counts(folded: string): number[]
  /** The centuries that a folded text has in words or in Roman figures. */
  centuries(folded: string): number[]
}

export const NUMERALS: Record<Language, Numerals> = { en, fr, es, 'zh-TW': chinese }
