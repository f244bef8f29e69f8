import { useSyncExternalStore } from 'react'
import type { ErrorMessages } from '#shared/errors/sentence.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts'
import { lasting } from '#web/browser/storage.ts'
import { words as english, type Words } from '#web/words/en.ts'
import type { ConsentWords } from '#web/words/en-consent.ts'
import type { HomeWords } from '#web/words/en-home.ts'
import type { InsideWords } from '#web/words/en-inside.ts'
import type { ProseWords } from '#web/words/en-prose.ts'
import type { SampleWords } from '#web/words/en-sample.ts'

/**
 * What the pages beside the home page say. English keeps it with the pages that say it: see
 * `inside.ts` and `prose.ts`.
 */
interface PageWords {
  insideWords: InsideWords
  proseWords: ProseWords
  consentWords: ConsentWords
  sampleWords: SampleWords
  errorMessages: ErrorMessages
}

interface Spoken {
  language: Language
  words: Words
  /** Null: English, which keeps them with the parts of the home page that say them. */
  home: HomeWords | null
  /** Null: not needed yet, or English. */
  pages: PageWords | null
}

interface Loaders {
  words: () => Promise<{ words: Words; homeWords: HomeWords }>
  pages: () => Promise<PageWords>
}

/**
 * English travels with the program; each other language comes in two chunks, for the frame and for
 * the pages.
 */
const loaders: Record<Exclude<Language, 'en'>, Loaders> = {
  fr: { words: () => import('#web/words/fr.ts'), pages: () => import('#web/words/fr-pages.ts') },
  es: { words: () => import('#web/words/es.ts'), pages: () => import('#web/words/es-pages.ts') },
  'zh-TW': {
    words: () => import('#web/words/zh-tw.ts'),
    pages: () => import('#web/words/zh-tw-pages.ts'),
  },
}

const ENGLISH: Spoken = { language: DEFAULT_LANGUAGE, words: english, home: null, pages: null }
const listeners = new Set<() => void>()
let spoken = ENGLISH
/** What the document was written in before the program took it over. */
let written = ENGLISH
let wanted: Language = DEFAULT_LANGUAGE
let pagesWanted = false

async function load(language: Language): Promise<Spoken> {
  if (language === 'en') return ENGLISH
  const { words, pages } = loaders[language]
  const [first, others] = await Promise.all([words(), pagesWanted ? pages() : null])
  return { language, words: first.words, home: first.homeWords, pages: others }
}

function speak(next: Spoken) {
  spoken = next
  for (const listener of listeners) listener()
}

/** Speaks a language as soon as its words are here, without remembering it. */
export async function speakLanguage(language: Language) {
  wanted = language
  const withPages = pagesWanted
  const next = await load(language)
  // A later choice, or a page that came in the meantime, wins over a dictionary that was slow to
  // come.
  if (wanted === language && pagesWanted === withPages) speak(next)
}

/** Begins in the language of the document, before the program takes it over. */
export async function beginIn(language: Language, withPages: boolean) {
  pagesWanted ||= withPages
  await speakLanguage(language)
  written = spoken
}

/** A page beside the home page is about to be shown. */
export async function wantPageWords() {
  if (pagesWanted) return
  pagesWanted = true
  await speakLanguage(wanted)
}

/** Speaks a language that the visitor chose, now and at the next visit. */
export async function chooseLanguage(language: Language) {
  lasting.setItem('language', language)
  await speakLanguage(language)
}

export async function chooseStoredLanguage() {
  const stored = lasting.getItem('language')
  if (isLanguage(stored) && stored !== spoken.language) await speakLanguage(stored)
}

/** The language for answers and mails: the chosen one, else that of the page. */
export function wantedLanguage(): Language {
  const stored = lasting.getItem('language')
  return isLanguage(stored) ? stored : spoken.language
}

export function forgetLanguage() {
  wanted = DEFAULT_LANGUAGE
  lasting.removeItem('language')
  speak(ENGLISH)
}

/** What is said of errors in the language that is spoken; null: it is the English one. */
export function currentErrorMessages(): ErrorMessages | null {
  return spoken.pages?.errorMessages ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentWords(): Words {
  return spoken.words
}

export function currentLanguage(): Language {
  return spoken.language
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(
    subscribe,
    () => spoken,
    () => written,
  )
}

export function useWords(): Words {
  return useSpoken().words
}

/** The language of the interface, for the `lang` of the document and for Intl. */
export function useInterfaceLanguage(): Language {
  return useSpoken().language
}

/**
 * The words of the pages to read in the language that is spoken; null: they are the English ones.
 */
export function currentProse(): ProseWords | null {
  return spoken.pages?.proseWords ?? null
}
