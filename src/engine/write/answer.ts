import { fold } from '#engine/check/names.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Language } from '#shared/languages.ts'
import { ASKED_FOR, CONCEPTS } from './concepts.ts'
import { wordsOfSubstance } from './question-words.ts'

export const MOST_STATEMENTS = 3
/** How much of a question's weight a statement must carry to count as its answer. */
const ENOUGH = 0.5
/** Statements far weaker than the best one are left out. */
const CLOSE_TO_BEST = 0.65

/** One thing that a question is about, and whether a statement speaks of it. */
interface Subject {
  weight: number
  speaksOfIt: boolean[]
}

/** Whether two words are forms of one: `tree` and `trees`, `cypress` and `cypresses`, `symbole` and `symbolique`. */
function sameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4 || Math.abs(one.length - other.length) > 3) return false
  // Short words that differ in a letter are two words: `happy`, `happens`.
  const stem = shorter < 6 ? shorter : shorter - 1
  return one.slice(0, stem) === other.slice(0, stem)
}

/** The answer to a question: the few statements that bear most on it; none when none bears on it. */
export function answering(
  question: string,
  drafts: readonly Draft[],
  language: Language,
  always: readonly string[],
): Draft[] {
  return bearingOn(question, drafts, language, always).slice(0, MOST_STATEMENTS)
}

/**
 * The statements that bear on a question, the best first; none when none bears on it.
 * A word weighs more the fewer statements have it, and most where none has: half of a question is not an answer.
 *
 * @param always words that every statement may be about (the work's own title and maker): they tell nothing apart.
 */
export function bearingOn(
  question: string,
  drafts: readonly Draft[],
  language: Language,
  always: readonly string[],
): Draft[] {
  const folded = fold(question)
  const wanted = ASKED_FOR.filter(({ pattern }) => new RegExp(pattern, 'u').test(folded))
  const concepts = CONCEPTS.filter(({ pattern }) => pattern.test(folded))
  const facts = new Set<string>(wanted.flatMap((asked) => asked.facts))
  const topics = new Set([
    ...wanted.flatMap((asked) => asked.topics),
    ...concepts.flatMap(({ topic }) => topic ?? []),
  ])
  const subjects = subjectsOf(question, drafts, language, always)
  const whole = subjects.reduce((sum, subject) => sum + subject.weight, 0)

  const scored = drafts.map((draft, at) => {
    const carried = subjects.reduce((sum, subject) => sum + (subject.speaksOfIt[at] ? subject.weight : 0), 0)
    const share = whole === 0 ? 0 : carried / whole
    // What a question asks for outright is its answer where it asks for nothing else; else it only tells equals apart.
    const outright =
      (draft.restsOn.some((id) => facts.has(id)) ? 0.8 : 0) + (topics.has(draft.topic) ? 0.5 : 0)
    return { draft, at, score: whole === 0 ? outright : share > 0 ? share + outright / 10 : 0 }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < ENOUGH) return []
  return scored
    .filter(({ score }) => score >= Math.max(ENOUGH, best * CLOSE_TO_BEST))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ draft }) => ({ ...draft, topic: 'answer' }))
}

/** What a question is about, apart from what it asks for: concepts, and words that no concept covers. */
function subjectsOf(
  question: string,
  drafts: readonly Draft[],
  language: Language,
  always: readonly string[],
): Subject[] {
  const texts = drafts.map((draft) => fold(draft.text))
  const textWords = drafts.map((draft) => wordsOfSubstance(draft.text, language))
  const common = always.flatMap((text) => wordsOfSubstance(text, language))
  const folded = fold(question)
  const rest = ASKED_FOR.reduce((left, { pattern }) => left.replace(pattern, ' '), folded)
  const concepts = CONCEPTS.filter(({ pattern, topic }) => pattern.test(rest) && topic === null)
  const covering = CONCEPTS.filter(({ pattern }) => pattern.test(rest))
  const uncovered = covering.reduce((left, { pattern }) => left.replace(new RegExp(pattern, 'gu'), ' '), rest)
  const words = wordsOfSubstance(uncovered, language).filter((word) => !common.includes(word))
  const subject = (speaksOfIt: boolean[]): Subject => {
    const having = speaksOfIt.filter(Boolean).length
    return { weight: Math.log((drafts.length + 1) / (having + 0.5)), speaksOfIt }
  }
  return [
    ...concepts.map(({ pattern }) => subject(texts.map((text) => pattern.test(text)))),
    ...words.map((word) =>
      subject(
        textWords.map((have, at) =>
          language === 'zh-TW'
            ? texts[at]?.includes(word) === true
            : have.some((other) => sameWord(word, other)),
        ),
      ),
    ),
  ]
}
