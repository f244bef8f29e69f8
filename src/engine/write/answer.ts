import type { Draft } from '#engine/ledger.ts'
import type { Language } from '#shared/languages.ts'
import { readQuestion, wordsOfSubstance } from './question-words.ts'

const MOST_STATEMENTS = 3
/** How much of a question's weight the statements must carry to count as its answer. */
const ENOUGH = 0.5
/** Statements far weaker than the best one are left out. */
const CLOSE_TO_BEST = 0.6

function sameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  return (
    shorter >= 5 &&
    Math.abs(one.length - other.length) <= 3 &&
    one.slice(0, shorter - 1) === other.slice(0, shorter - 1)
  )
}

/**
 * The statements that bear on a question, the best first; none when none bears on it.
 * A word weighs more the fewer statements have it, and most where none has: half of a question is not an answer.
 *
 * @param always words that every statement may be about (the work's own title and maker): they tell nothing apart.
 */
export function answering(
  question: string,
  drafts: readonly Draft[],
  language: Language,
  always: readonly string[],
): Draft[] {
  const asked = readQuestion(question, language)
  const common = always.flatMap((text) => wordsOfSubstance(text, language))
  const words = asked.words.filter((word) => !common.some((other) => sameWord(word, other)))
  const texts = drafts.map((draft) => wordsOfSubstance(draft.text, language))
  const weight = (word: string) => {
    const having = texts.filter((text) => text.some((other) => sameWord(word, other))).length
    return Math.log((drafts.length + 1) / (having + 0.5))
  }
  const weights = new Map(words.map((word) => [word, weight(word)]))
  const whole = [...weights.values()].reduce((sum, value) => sum + value, 0)

  const scored = drafts.map((draft, at) => {
    const carried = words
      .filter((word) => texts[at]?.some((other) => sameWord(word, other)))
      .reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
    const share = whole === 0 ? 0 : carried / whole
    const asksForFact = draft.restsOn.some((id) => [...asked.facts].some((fact) => fact === id))
    const asksForTopic = asked.topics.has(draft.topic)
    // What the question asks for outright counts where nothing else is asked, or where the statement also carries the rest.
    const outright = words.length === 0 || share > 0 ? (asksForFact ? 0.7 : 0) + (asksForTopic ? 0.5 : 0) : 0
    return { draft, score: share + outright, at }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < ENOUGH) return []
  return scored
    .filter(({ score }) => score >= Math.max(ENOUGH, best * CLOSE_TO_BEST))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, MOST_STATEMENTS)
    .map(({ draft }) => ({ ...draft, topic: 'answer' }))
}
