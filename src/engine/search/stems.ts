import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { Language } from '#shared/languages.ts'

const STEMMERS = { en: english, fr: french, es: spanish }
/** Stems are kept apart from whole words: only whole words are compared letter by letter. */
const MARK = '~'
const MOST_KEPT = 20_000
const TERMS = new Map<string, string[]>()

const isStemmed = (word: string) => /^[a-z]{4,}$/u.test(word)

/**
 * A folded word as it is looked for: itself, and its stems in each language, since nobody says
 * which one it is of.
 */
export function termsOf(word: string): string[] {
  const known = TERMS.get(word)
  if (known) return known
  const stems = isStemmed(word)
    ? Object.values(STEMMERS).map((stemmer) => MARK + stemmer(word))
    : []
  const terms = [word, ...new Set(stems)]
  if (TERMS.size < MOST_KEPT) TERMS.set(word, terms)
  return terms
}

/** A folded word of a text in a language as it is indexed. */
export function stemOf(word: string, language: Language): string {
  return language !== 'zh-TW' && isStemmed(word) ? MARK + STEMMERS[language](word) : word
}

export function isStem(term: string): boolean {
  return term.startsWith(MARK)
}

/** Whether a term is one of `termsOf` a word. Only for a stem the word's own are made. */
export function hasTerm(word: string, term: string): boolean {
  return word === term || (isStem(term) && termsOf(word).includes(term))
}
