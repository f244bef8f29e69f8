import type { Language } from '#shared/languages.ts'
import { LABEL_WORDING as en } from './en/label-wording.ts'
import { LABEL_WORDING as es } from './es/label-wording.ts'
import { LABEL_WORDING as fr } from './fr/label-wording.ts'
import { LABEL_WORDING as chinese } from './zh-TW/label-wording.ts'

/** How the labels of museums say dates and sizes. */
export interface LabelWording {
  /** Before a date that is not sure, with what parts them. */
  circa: string
  /** The same before a century. */
  circaCentury: string
  /** A year or a span, both numbers above 0. */
  years(years: string, isBeforeOurEra: boolean): string
  /** The years of a life; spans of our era need no word. */
  life(years: string, isBeforeOurEra: boolean): string
  born(year: string): string
  died(year: string): string
  century(century: number, isBeforeOurEra: boolean): string
  decade(decade: number): string
  centimetres: string
  /** A maker's name beside a work that is only attributed to them, or comes from their workshop. */
  attributed(maker: string): string
  workshop(maker: string): string
  /** A size of one side. */
  high(size: string): string
}

export const LABEL_WORDING: Record<Language, LabelWording> = { en, fr, es, 'zh-TW': chinese }
