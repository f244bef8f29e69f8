import { plain } from '#engine/search/plain.ts'
import { splitWords } from '#engine/search/split.ts'
import { stemOf } from '#engine/search/stems.ts'
import { ASKING, LITTLE } from '#engine/search/title-words.ts'
import { idleWordsOf, runsOfSubstance } from '#engine/text/idle-words.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'

/**
 * The words of a text as they are compared: folded, stemmed, Chinese ones in Simplified characters;
 * each once.
 */
export function wordsIn(text: string, language: Language): string[] {
  const words = splitWords(plain(text, Number.POSITIVE_INFINITY))
  return [...new Set(words.map((word) => stemOf(word, language)))]
}

/** What a word tells, 0..1. */
export type Weight = (word: string) => number

/** A word that nobody uses weighs no more than one that is used once. */
export function rarity(all: number, having: number): number {
  return Math.log((all + 1) / (Math.max(1, having) + 0.5))
}

/** The words of known questions, each with how many of them have it. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(questions: readonly { own: ReadonlySet<string> }[]): Vocabulary {
  const having = new Map<string, number>()
  for (const { own } of questions)
    for (const word of own) having.set(word, (having.get(word) ?? 0) + 1)
  return having
}

/**
 * The fewer of so many questions on one work have a word, the more it tells (inverse document
 * frequency). Other works do not count: their number must not move an answer.
 */
export function weightIn(vocabulary: Vocabulary, questions: number, language: Language): Weight {
  return (word) => {
    if (isName(word)) return NAME_WEIGHT
    const share = rarity(questions, vocabulary.get(word) ?? 0) / rarity(questions, 1)
    return share * (isIdle(word, language) ? IDLE_SHARE : 1)
  }
}

/** Stand in a question for the name of the work, of its maker, and of a museum or city. */
export const WORK_NAME = 'thework'
export const MAKER_NAME = 'themaker'
export const PLACE_NAME = 'theplace'
const NAMES = new Set(
  [WORK_NAME, MAKER_NAME].flatMap((name) => LANGUAGES.map((one) => stemOf(name, one))),
)
export const isName = (word: string) => NAMES.has(word)
const NAME_WEIGHT = 0.1

const IDLE = [...LITTLE, ...ASKING]
const IDLE_STEMS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Set([...IDLE, ...idleWordsOf(language)].flatMap((word) => wordsIn(word, language))),
  ]),
)
/** What an idle word weighs of what another as rare weighs. */
const IDLE_SHARE = 0.5

/** The words of a text without idle ones. */
export function wordsThatTell(text: string, language: Language): string[] {
  return wordsIn(text, language).filter((word) => !isIdle(word, language))
}

/** The words of a question that say what it is about. */
export function subjectsIn(text: string, language: Language): string[] {
  const words = runsOfSubstance(text, language).flatMap((run) => wordsIn(run, language))
  return [...new Set(words)].filter((word) => !isIdle(word, language))
}

export function isIdle(word: string, language: Language): boolean {
  return IDLE_STEMS.get(language)?.has(word) ?? false
}
