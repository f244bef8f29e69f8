// Looks words up, away from the thread that answers visitors: a suggestion takes up to a quarter of
// a second.
import { parentPort } from 'node:worker_threads'
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm'
import { builtOf } from './built-of.ts'
import { spanishByEar } from './by-ear.ts'
import { KNOWN_WORDS } from './known-words.ts'
import { ranked } from './ranked.ts'
import type { SpelledLanguage, WordForms } from './speller.ts'

export interface SpellingTask {
  id: number
  words: string[]
  asked: string[]
  language: SpelledLanguage
}
export type SpellingAnswer = { id: number } & (
  | {
      unknown: [word: string, offers: string[]][]
      known: string[]
      forms: [word: string, forms: WordForms][]
    }
  | { bug: string }
)

/** For further words of a text nothing is suggested. */
const SUGGESTED_MOST = 80

/**
 * The Hunspell dictionaries of LibreOffice and Firefox. English is written in two ways, and both
 * are right.
 */
const SOURCES: Record<
  SpelledLanguage,
  () => Promise<{ default: { aff: Uint8Array; dic: Uint8Array } }>[]
> = {
  en: () => [import('dictionary-en-gb'), import('dictionary-en')],
  fr: () => [import('dictionary-fr')],
  es: () => [import('dictionary-es')],
}

const read: Partial<Record<SpelledLanguage, Promise<Hunspell[]>>> = {}

async function readDictionaries(language: SpelledLanguage): Promise<Hunspell[]> {
  const decoder = new TextDecoder()
  const files = await Promise.all(SOURCES[language]())
  return Promise.all(
    files.map(({ default: { aff, dic } }) =>
      createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic)),
    ),
  )
}

/**
 * The French dictionary gives verbs affixes with a small letter, others with a capital (`st:peindre
 * fl:wB`, `st:toile fl:S.`); an entry that is found as it stands has none.
 */
function formsOf(word: string, dictionaries: readonly Hunspell[]): [string, WordForms][] {
  const found = dictionaries
    .flatMap((dictionary) => dictionary.analyzeWord(word))
    .map((line) => ({
      stem: /st:(\S+)/u.exec(line)?.[1] ?? '',
      affix: /fl:(\S+)/u.exec(line)?.[1] ?? null,
    }))
  if (found.length === 0) return []
  const isInfinitive = ({ stem }: { stem: string }) => /(?:er|ir|ïr|re)$/u.test(stem)
  const isVerb = found.some(
    (each) => isInfinitive(each) && each.affix !== null && /^\p{Ll}/u.test(each.affix),
  )
  const isOther = found.some((each) =>
    each.affix === null ? !(isVerb && isInfinitive(each)) : /^\p{Lu}/u.test(each.affix),
  )
  return [[word, { words: [...new Set(found.map(({ stem }) => stem))], isVerb, isOther }]]
}

function suggested(
  word: string,
  language: SpelledLanguage,
  dictionaries: readonly Hunspell[],
): string[] {
  const stands = (spelling: string) =>
    dictionaries.some((dictionary) => dictionary.testSpelling(spelling))
  const byEar = language === 'es' ? spanishByEar(word).filter(stands) : []
  return ranked(
    word,
    [...byEar, ...dictionaries.flatMap((dictionary) => dictionary.getSpellingSuggestions(word))],
    language,
  )
}

async function answerTo({ id, words, asked, language }: SpellingTask): Promise<SpellingAnswer> {
  read[language] ??= readDictionaries(language)
  const dictionaries = await read[language]
  const stands = (word: string) => dictionaries.some((dictionary) => dictionary.testSpelling(word))
  const known = (word: string) => KNOWN_WORDS[language].has(word.toLowerCase()) || stands(word)
  const isKnown = (written: string) => {
    const word = written.replaceAll('’', "'")
    return known(word) || builtOf(word, language).some((parts) => parts.every(known))
  }
  const unknown = words.filter((word) => !isKnown(word))
  return {
    id,
    unknown: unknown.map((word, at) => [
      word,
      at < SUGGESTED_MOST ? suggested(word, language, dictionaries) : [],
    ]),
    known: asked.filter(isKnown),
    forms: language === 'fr' ? asked.flatMap((word) => formsOf(word, dictionaries)) : [],
  }
}

let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (task: SpellingTask) => {
  last = last.then(async () => {
    const answer = await answerTo(task).catch((error: unknown) => ({
      id: task.id,
      bug: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    parentPort?.postMessage(answer)
  })
})
