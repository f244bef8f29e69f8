import { fold } from '#engine/check/names.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Language } from '#shared/languages.ts'
import type { Candidate } from './candidates.ts'
import { type Asked, languageOf, readQuestion, stemOf } from './question.ts'
import type { Kind } from './thesaurus.ts'
import type { Wish } from './wants.ts'
import { meets } from './wishes.ts'

export const MOST_STATEMENTS = 3
/** How much of a question's weight a statement must carry to count as its answer. */
const ENOUGH = 0.5
/** Statements this much weaker than the best one are left out. */
const CLOSE_TO_BEST = 0.15
/** What the words beside a statement's own count for. */
const SHOWN = 0.7
const FACT = 0.6
const BESIDE = 0.45
/** Another word of the kind that was asked about, where the very word counts one. */
const OF_ITS_KIND = 0.93
/** How much a wish that is met, a topic that is asked for and the depth that was asked for tell equals apart. */
const WISH = 0.35
const TOPIC = 0.2
const DEPTH = 0.06
/** What narrows a question down weighs at most this much of what it is about. */
const SOFT = 0.4
const LEAST_WEIGHT = 0.3
/** What narrows a question as to a whole topic counts for. */
const HINT = 0.08
/** How well the depth that was asked for must answer to stand for another. */
const NEARLY = 0.9
/** What is answered by its sort alone, where nothing else is asked. */
const SUFFICIENT: readonly Wish[] = ['age', 'duration', 'sum', 'made', 'name', 'scene']
/** What no statement answers that is not of the sort. */
const NECESSARY: readonly Wish[] = ['age', 'duration', 'sum', 'name']

/** A candidate in the language of the question, folded. */
interface Folded {
  candidate: Candidate
  says: string
  words: Set<string>
  shows: string
  facts: string
  beside: string
}

interface Scored {
  candidate: Candidate
  score: number
}

/** One thing that a question is about, and how far each statement speaks of it (0..1). */
interface Subject {
  weight: number
  told: number[]
  /** It narrows a question down, and is not what it is about. */
  soft: boolean
}

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
 * The statements that bear on a question, the best first, each matter once; none where none does.
 * A word weighs more the fewer statements have it: half of a question is not an answer.
 *
 * @param names what every statement may be about (the work's own title and maker): it tells nothing apart.
 */
export function bearingOn(
  question: string,
  candidates: readonly Candidate[],
  language: Language,
  names: readonly string[],
): Bearing {
  const asked = languageOf(question, language)
  const read = readQuestion(question, asked, names)
  const folded = candidates.map((candidate) => inWords(candidate, asked))
  const { scored, isOfTopic } = scores(read, folded, asked)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const least = Math.max(ENOUGH, isOfTopic ? 0 : best - CLOSE_TO_BEST)
  const bearing = scored
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .map((one) => (isOfTopic ? one : inItsDepth(one, scored)))
  const drafts = bearing
    .filter((one, at) => !bearing.slice(0, at).some((earlier) => shareOf(one, earlier) === 1))
    .map(({ candidate }): Draft => ({ ...candidate.draft, topic: 'answer' }))
  return { drafts, isOfTopic }
}

/** The same in the depth that was asked for, where that says it nearly as well. */
function inItsDepth(found: Scored, scored: readonly Scored[]): Scored {
  if (found.candidate.inMode) return found
  const same = scored.filter(
    (other) => other.candidate.inMode && other.score >= found.score * NEARLY && shareOf(found, other) === 1,
  )
  return same.toSorted((one, other) => other.score - one.score)[0] ?? found
}

/** How much of what the one with fewer grounds rests on the other rests on too, 0..1: at 1, one says the other again. */
function shareOf(one: Scored, other: Scored): number {
  const [ids, others] = [one.candidate.draft.restsOn, other.candidate.draft.restsOn]
  const least = Math.min(ids.length, others.length)
  return least === 0 ? 0 : others.filter((id) => ids.includes(id)).length / least
}

function inWords(candidate: Candidate, language: Language): Folded {
  const says = fold(candidate.says[language])
  const words = says.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []
  const joined = (texts: readonly string[]) => fold(texts.join('\n'))
  return {
    candidate,
    says,
    words: new Set(words.map((word) => stemOf(word, language))),
    shows: joined(candidate.shows.map((what) => what[language])),
    facts: joined(candidate.facts),
    beside: joined(candidate.beside.map((text) => text[language])),
  }
}

function scores(
  asked: Asked,
  folded: readonly Folded[],
  language: Language,
): { scored: Scored[]; isOfTopic: boolean } {
  const { wants, kinds } = asked
  const subjects = subjectsOf(asked, folded, language)
  const whole = subjects.reduce((sum, { weight }) => sum + weight, 0)
  const facts = new Set<string>(wants.flatMap((want) => want.facts))
  const topics = [...wants.flatMap((want) => want.topics), ...kinds.flatMap(({ topic }) => topic ?? [])]
  const wishes = wants.flatMap(({ wish }) => wish ?? [])
  const isStrict = wishes.some((wish) => NECESSARY.includes(wish))
  const isSufficient = wishes.some((wish) => SUFFICIENT.includes(wish))
  const isNarrow = subjects.some(({ soft }) => !soft)
  // A whole topic is asked for: `What is still debated?`
  const isOfTopic = !isNarrow && topics.length > 0 && facts.size === 0 && !wishes.includes('who')
  const named = kinds.filter(({ topic }) => topic !== null)
  const scored = folded.map((text, at) => {
    const { candidate } = text
    const { draft, inMode } = candidate
    const carried = subjects.reduce((sum, { weight, told }) => sum + weight * (told[at] ?? 0), 0)
    const share = whole === 0 ? 0 : carried / whole
    const met = Math.max(0, ...wishes.map((wish) => meets(wish, draft, text, kinds, language)))
    const isOnTopic = topics.includes(draft.topic)
    const isFact = draft.restsOn.some((id) => facts.has(id))
    const isBeside = isOfTopic && !isOnTopic && !isFact
    if (isBeside || (isStrict && met === 0)) return { candidate, score: 0 }
    const preference = met * WISH + (isOnTopic ? TOPIC : 0) + (inMode ? DEPTH : 0)
    const outright = Math.max(isFact ? 1 : 0, isOnTopic ? 0.6 : 0, isSufficient ? met * 0.7 : 0)
    const told = Math.max(0, ...named.map((kind) => toldOfKind(kind, [], text, language)))
    const hint = (share + told) * HINT
    const alone = isNarrow || outright === 0 ? 0 : outright + Math.min(HINT, hint) + preference
    return { candidate, score: Math.max(alone, share < ENOUGH ? 0 : share * (1 + preference)) }
  })
  return { scored, isOfTopic }
}

/** What a question is about: kinds of things, and words that no kind covers. */
function subjectsOf(
  { wants, kinds, words, faint, own }: Asked,
  folded: readonly Folded[],
  language: Language,
): Subject[] {
  const isOtherwiseClear =
    kinds.length + words.length > 0 || wants.some(({ facts, topics }) => facts.length + topics.length > 0)
  const subjects = [
    ...kinds
      .filter(({ topic }) => topic === null || (kinds.length === 1 && words.length > 0))
      .map((kind) => ({
        soft: kind.soft,
        told: folded.map((text) => toldOfKind(kind, own, text, language)),
      })),
    ...words.map((word) => ({ soft: false, told: folded.map((text) => toldOfWord(word, text, language)) })),
    ...(isOtherwiseClear ? [] : faint).map((word) => ({
      soft: true,
      told: folded.map((text) => toldOfWord(word, text, language)),
    })),
  ]
  const weighed = subjects.map(({ soft, told }) => {
    const having = told.filter((share) => share >= OF_ITS_KIND).length
    return { told, soft, weight: Math.max(LEAST_WEIGHT, Math.log((folded.length + 1) / (having + 0.5))) }
  })
  const weightOf = (isSoft: boolean) =>
    weighed.reduce((sum, { soft, weight }) => sum + (soft === isSoft ? weight : 0), 0)
  const most = weightOf(false) * SOFT
  const shrink = most > 0 ? Math.min(1, most / weightOf(true)) : 1
  return weighed.map((subject) => (subject.soft ? { ...subject, weight: subject.weight * shrink } : subject))
}

function toldOfKind({ pattern }: Kind, own: readonly string[], text: Folded, language: Language): number {
  const finds = pattern[language]
  if (finds.test(text.says)) {
    const isTheWord = own.some((word) => text.words.has(word) && finds.test(word))
    return isTheWord ? 1 : OF_ITS_KIND
  }
  if (finds.test(text.shows)) return SHOWN
  if (pattern.en.test(text.facts)) return FACT
  return finds.test(text.beside) ? BESIDE : 0
}

function toldOfWord(word: string, text: Folded, language: Language): number {
  if (language !== 'zh-TW') {
    if (text.words.has(word)) return 1
    if (word.length < 4) return 0
    const starts = new RegExp(`\\b${word}`, 'u')
    if (starts.test(text.shows)) return SHOWN
    if (language === 'en' && starts.test(text.facts)) return FACT
    return starts.test(text.beside) ? BESIDE : 0
  }
  const pairs =
    [...word].length === 1 ? [word] : [...word].slice(1).map((last, at) => `${[...word][at]}${last}`)
  const shareIn = (where: string) => pairs.filter((pair) => where.includes(pair)).length / pairs.length
  return Math.max(shareIn(text.says), shareIn(text.shows) * SHOWN, shareIn(text.beside) * BESIDE)
}
