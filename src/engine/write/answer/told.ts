import { fold } from '#engine/check/names.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { Candidate } from './candidates.ts'
import { stemOf } from './question.ts'
import type { Kind } from './thesaurus.ts'

/** What a statement's own words count one for, what stands beside them counts for: what it shows, its facts, other statements on them. */
const SHOWN = 0.7
const FACT = 0.6
const BESIDE = 0.45
/** Another word of the kind that was asked about, where the very word counts one. */
export const OF_ITS_KIND = 0.93
/** Words as long as this are one word if they begin alike: `impressionisme`, `impressionniste`. */
const LONG = 8

/** A candidate in the language of the question, folded. */
export interface Folded {
  candidate: Candidate
  says: string
  words: Set<string>
  shows: string
  facts: string
  beside: string
}

/** Says how statements are searched in a language. What several of them stand beside is folded once. */
export function readIn(language: Language): (candidate: Candidate) => Folded {
  const known = new Map<string, string>()
  const folded = (text: string) => {
    const found = known.get(text) ?? fold(text)
    known.set(text, found)
    return found
  }
  const joined = (texts: readonly Localized[]) => texts.map((text) => folded(text[language])).join('\n')
  return (candidate) => {
    const says = folded(candidate.says[language])
    const words = language === 'zh-TW' ? [] : (says.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [])
    return {
      candidate,
      says,
      words: new Set(words.map((word) => stemOf(word, language))),
      shows: joined(candidate.shows),
      facts: candidate.facts.map(folded).join('\n'),
      beside: joined(candidate.beside),
    }
  }
}

/** How far a statement speaks of a kind of things, 0..1. @param own the words of the question */
export function toldOfKind(
  { pattern }: Kind,
  own: readonly string[],
  text: Folded,
  language: Language,
): number {
  const finds = pattern[language]
  if (finds.test(text.says)) {
    const isIn = (word: string) =>
      language === 'zh-TW' ? text.says.includes(word) : text.words.has(stemOf(word, language))
    return own.some((word) => finds.test(word) && isIn(word)) ? 1 : OF_ITS_KIND
  }
  if (finds.test(text.shows)) return SHOWN
  if (pattern.en.test(text.facts)) return FACT
  return finds.test(text.beside) ? BESIDE : 0
}

/** Says how far statements speak of a word that no kind covers, 0..1. */
export function findsWord(word: string, language: Language): (text: Folded) => number {
  if (language === 'zh-TW') return findsRun([...word])
  const begins = new RegExp(`\\b${word.length < LONG ? word : word.slice(0, -2)}`, 'u')
  return (text) => {
    if (text.words.has(word)) return 1
    if (word.length < 4) return 0
    if (word.length >= LONG && begins.test(text.says)) return OF_ITS_KIND
    if (begins.test(text.shows)) return SHOWN
    if (language === 'en' && begins.test(text.facts)) return FACT
    return begins.test(text.beside) ? BESIDE : 0
  }
}

/** Chinese words are not apart: a run of characters is told as far as its pairs of characters are. */
function findsRun(characters: readonly string[]): (text: Folded) => number {
  const pairs = characters.slice(1).map((last, at) => `${characters[at]}${last}`)
  const parts = pairs.length === 0 ? characters : pairs
  const shareIn = (where: string) => parts.filter((part) => where.includes(part)).length / parts.length
  return ({ says, shows, beside }) =>
    Math.max(shareIn(says), shareIn(shows) * SHOWN, shareIn(beside) * BESIDE)
}
