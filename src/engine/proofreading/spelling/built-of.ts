import type { SpelledLanguage } from './speller.ts'

const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)'(?=\p{L})/iu
const PREFIX =
  /^(?:anti|auto|bio|contra|contre|eco|éco|hyper|inter|macro|meta|méta|micro|mini|mono|multi|néo|neo|neuro|non|post|pseudo|semi|sub|super|supra|trans|ultra|video|vidéo|under|over)-?(?=\p{L}{5})/iu
/** Spanish makes any noun small. */
const DIMINUTIVE = /(?:e?c)?(?:it|ill)([oa])(s?)$/iu

/**
 * The words that a word may be built of, in several ways: without what is elided before it, part by
 * part at its hyphens, without a prefix, without the diminutive, and in English without the accents
 * of another language.
 */
export function builtOf(word: string, language: SpelledLanguage): string[][] {
  const ways: string[][] = []
  const parts = word.split('-').map((part) => part.replace(ELIDED, ''))
  if (parts.length > 1 || parts[0] !== word) ways.push(parts.filter(Boolean))
  const bare = word.replace(PREFIX, '')
  if (bare !== word) ways.push([bare])
  if (language === 'en') {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
    if (plain !== word) ways.push([plain])
  }
  const small = language === 'es' ? DIMINUTIVE.exec(word) : null
  if (small && small.index >= 3) {
    const stem = word.slice(0, small.index)
    for (const ending of [small[1], 'o', 'a', 'e', '']) ways.push([`${stem}${ending}`])
  }
  return ways
}
