import { plain } from '#engine/search/plain.ts'
import { splitWords } from '#engine/search/split.ts'
import { stemOf } from '#engine/search/stems.ts'
import { ASKING, LITTLE } from '#engine/search/title-words.ts'
import { idleWordsOf, runsOfSubstance } from '#engine/text/idle-words.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'

/** The words of a text as they are compared: folded, stemmed, Chinese ones in Simplified characters; each once. */
export function wordsIn(text: string, language: Language): string[] {
  const words = splitWords(plain(text, Number.POSITIVE_INFINITY))
  return [...new Set(words.map((word) => stemOf(word, language)))]
}

/** How much a word tells: the fewer of the wordings have it, the more. */
export type Weight = (word: string) => number

/** Weighs words by the wordings in which they occur (inverse document frequency). Idle words that none has weigh nothing. */
export function weightsOf(wordings: readonly (readonly string[])[], language: Language): Weight {
  const having = new Map<string, number>()
  for (const word of wordings.flat()) having.set(word, (having.get(word) ?? 0) + 1)
  return (word) => {
    const count = having.get(word) ?? 0
    if (isName(word)) return NAME_WEIGHT
    const isBare = isIdle(word, language)
    if (count === 0 && isBare) return 0
    const rarity = Math.log((wordings.length + 1) / (Math.max(1, count) + 0.5)) * (isBare ? IDLE_SHARE : 1)
    return Math.min(MOST, rarity)
  }
}

/** Stand in a question for the name of the work, of its maker, and of a museum or city. */
export const WORK_NAME = 'thework'
export const MAKER_NAME = 'themaker'
export const PLACE_NAME = 'theplace'
const NAMES = new Set([WORK_NAME, MAKER_NAME].flatMap((name) => LANGUAGES.map((one) => stemOf(name, one))))
const isName = (word: string) => NAMES.has(word)
const NAME_WEIGHT = 0.5

const IDLE = [...LITTLE, ...ASKING]
const IDLE_STEMS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Set([...IDLE, ...idleWordsOf(language)].flatMap((word) => wordsIn(word, language))),
  ]),
)
/** What an idle word weighs of what another as rare weighs. */
/** No word weighs more than one of this rarity. */
const MOST = 4.5
const IDLE_SHARE = 0.5

/** The words of a question that say what it is about. */
export function subjectsIn(text: string, language: Language): string[] {
  const words = runsOfSubstance(text, language).flatMap((run) => wordsIn(run, language))
  return [...new Set(words)].filter((word) => !isIdle(word, language))
}

function isIdle(word: string, language: Language): boolean {
  return IDLE_STEMS.get(language)?.has(word) ?? false
}

const NAMES_AND_YEARS = /(?<=[^.?!¿¡\s]\s+|['’])\p{Lu}[\p{L}’'-]+|\d{3,4}/gu

/** The parts of a question that are written like names, and its years: they tell more than other words. */
export function namesAndYearsIn(question: string): string {
  return (question.match(NAMES_AND_YEARS) ?? []).join(' ')
}
