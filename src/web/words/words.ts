import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts'
import { lasting } from '#web/lib/storage.ts'
import { words as english, type Words } from '#web/words/en.ts'
import type { InsideWords } from '#web/words/en-inside.ts'
import type { ProseWords } from '#web/words/en-prose.ts'

/** All words of one language. English keeps most of them with the pages that say them: see `inside.ts` and `prose.ts`. */
interface Dictionary {
  words: Words
  insideWords: InsideWords | null
  proseWords: ProseWords | null
}

/**
 * The words of the interface and their language. English travels with the program; each other language is one chunk,
 * added here as `fr: () => import('#web/words/fr.ts')`, a file that exports all three.
 */
const loaders: Partial<Record<Language, () => Promise<Dictionary>>> = {}

interface Spoken extends Dictionary {
  language: Language
}

const ENGLISH: Spoken = { language: DEFAULT_LANGUAGE, words: english, insideWords: null, proseWords: null }
const listeners = new Set<() => void>()
let spoken = ENGLISH
let wanted: Language = DEFAULT_LANGUAGE

function speak(next: Spoken) {
  spoken = next
  for (const listener of listeners) listener()
}

/** Speaks a language as soon as its words are here; a language without words of its own leaves English. */
export async function chooseLanguage(language: Language) {
  wanted = language
  lasting.setItem('language', language)
  const load = loaders[language]
  const dictionary = load ? await load() : null
  // A later choice wins over a dictionary that was slow to come.
  if (wanted !== language) return
  speak(dictionary ? { language, ...dictionary } : ENGLISH)
}

export async function chooseStoredLanguage() {
  const stored = lasting.getItem('language')
  if (isLanguage(stored) && stored !== DEFAULT_LANGUAGE) await chooseLanguage(stored)
}

/** The language that the visitor asked for, also where the interface has no words for it: answers are given in it. */
export function wantedLanguage(): Language {
  const stored = lasting.getItem('language')
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}

export function forgetLanguage() {
  wanted = DEFAULT_LANGUAGE
  lasting.removeItem('language')
  speak(ENGLISH)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentWords(): Words {
  return spoken.words
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(
    subscribe,
    () => spoken,
    () => ENGLISH,
  )
}

export function useWords(): Words {
  return useSpoken().words
}

/** The language of the interface, for the `lang` of the document and for Intl. */
export function useInterfaceLanguage(): Language {
  return useSpoken().language
}
