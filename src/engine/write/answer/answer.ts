import type { Draft } from '#engine/ledger.ts'
import type { Language } from '#shared/languages.ts'
import type { Candidate } from './candidates.ts'
import { languageOf, readQuestion } from './question.ts'
import { ENOUGH, type Scored, scoresOf } from './scores.ts'
import { readIn } from './told.ts'

export const MOST_STATEMENTS = 3
/** Statements this much weaker than the best one are left out. */
const CLOSE_TO_BEST = 0.15
/** How well the depth that was asked for must answer to stand for another. */
const NEARLY = 0.9

/** What bears on a question. */
export interface Bearing {
  /** The best first. */
  drafts: Draft[]
  /** A whole topic was asked about, and each of them answers as well. */
  isOfTopic: boolean
}

/** The answer to a question: the few statements that bear most on it; none where none does. */
export function answering(...question: Parameters<typeof bearingOn>): Draft[] {
  return bearingOn(...question).drafts.slice(0, MOST_STATEMENTS)
}

/**
 * The statements that bear on a question, each matter once; none where none does. The question is read by the words of the language in
 * which it is asked.
 *
 * @param language that of the answer
 * @param names what every statement may be about (the work's own title and maker): it tells nothing apart.
 */
export function bearingOn(
  question: string,
  candidates: readonly Candidate[],
  language: Language,
  names: readonly string[],
): Bearing {
  const spoken = languageOf(question, language)
  const texts = candidates.map(readIn(spoken))
  const { scored, isOfTopic } = scoresOf(readQuestion(question, spoken, names), texts, spoken)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const least = Math.max(ENOUGH, isOfTopic ? 0 : best - CLOSE_TO_BEST)
  const bearing = scored
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .map((one) => (isOfTopic ? one : inItsDepth(one, scored)))
  const drafts = bearing
    .filter((one, at) => !bearing.slice(0, at).some((earlier) => sayTheSame(earlier, one)))
    .map(({ candidate }): Draft => ({ ...candidate.draft, topic: 'answer' }))
  return { drafts, isOfTopic }
}

/** The same in the depth that was asked for, where that answers nearly as well. */
function inItsDepth(found: Scored, scored: readonly Scored[]): Scored {
  if (found.candidate.inMode) return found
  const same = scored.filter(
    (other) => other.candidate.inMode && other.score >= found.score * NEARLY && sayTheSame(found, other),
  )
  return same.toSorted((one, other) => other.score - one.score)[0] ?? found
}

/** Two statements, one of which rests on nothing that the other does not rest on, are one answer. */
function sayTheSame(one: Scored, other: Scored): boolean {
  const [fewer = [], more = []] = [one, other]
    .map(({ candidate }) => candidate.draft.restsOn)
    .toSorted((ids, others) => ids.length - others.length)
  return fewer.length > 0 && fewer.every((id) => more.includes(id))
}
