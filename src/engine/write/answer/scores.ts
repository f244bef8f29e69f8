import type { Language } from '#shared/languages.ts'
import type { Candidate } from './candidates.ts'
import type { Asked } from './question.ts'
import { type Folded, findsWord, OF_ITS_KIND, toldOfKind } from './told.ts'
import type { Wish } from './wants.ts'
import { meets } from './wishes.ts'

/** How much of a question's weight a statement must carry to count as its answer. */
export const ENOUGH = 0.5
/** How much a wish that is met, a topic that is asked for and the depth that was asked for tell equals apart. */
const WISH = 0.35
const TOPIC = 0.3
const DEPTH = 0.06
/** What a statement counts for that is asked for outright: the label itself, what rests on its fact, a topic, a sort. */
const OUTRIGHT = { label: 1.5, fact: 1, topic: 0.6, sort: 0.7 }
/** What narrows a question as to a whole topic counts for. */
const HINT = 0.08
/** What narrows a question down weighs at most this much of what it is about. */
const SOFT = 0.4
const LEAST_WEIGHT = 0.3
/** What is answered by its sort alone, where nothing else is asked. */
const SUFFICIENT: readonly Wish[] = ['age', 'duration', 'sum', 'made', 'name', 'scene', 'self']
/** What no statement answers that is not of the sort. */
const NECESSARY: readonly Wish[] = ['age', 'duration', 'sum', 'name', 'self']

export interface Scored {
  candidate: Candidate
  /** Above `ENOUGH` for what answers. */
  score: number
}

/** One thing that a question is about, and how far each statement speaks of it (0..1). */
interface Subject {
  told: number[]
  soft: boolean
  bare: boolean
  weight: number
}

/**
 * How far each statement answers: by the share of what was asked that it speaks of, or by what it is asked for outright where nothing
 * else is asked.
 */
export function scoresOf(
  asked: Asked,
  texts: readonly Folded[],
  language: Language,
): { scored: Scored[]; isOfTopic: boolean } {
  const { wants, kinds } = asked
  const subjects = subjectsOf(asked, texts, language)
  const whole = subjects.reduce((sum, { weight }) => sum + weight, 0)
  const facts = new Set<string>(wants.flatMap((want) => want.facts))
  const topical = kinds.filter(({ topic }) => topic !== null)
  const topics = [...wants.flatMap((want) => want.topics), ...topical.flatMap(({ topic }) => topic ?? [])]
  const wishes = wants.flatMap(({ wish }) => wish ?? [])
  const isStrict = wishes.some((wish) => NECESSARY.includes(wish))
  const isSufficient = wishes.some((wish) => SUFFICIENT.includes(wish))
  const isNarrow = subjects.some(({ soft }) => !soft)
  const isBare = subjects.every(({ bare }) => bare)
  const isOfTopic = !isNarrow && topics.length > 0 && facts.size === 0 && !wishes.includes('who')

  const scored = texts.map((text, at) => {
    const { candidate } = text
    const { draft, inMode } = candidate
    const carried = subjects.reduce((sum, { weight, told }) => sum + weight * (told[at] ?? 0), 0)
    const share = whole === 0 ? 0 : carried / whole
    const met = Math.max(0, ...wishes.map((wish) => meets(wish, draft, text, kinds, language)))
    const isOnTopic = topics.includes(draft.topic)
    const isFact = draft.restsOn.some((id) => facts.has(id))
    if ((isOfTopic && !isOnTopic) || (isStrict && met === 0)) return { candidate, score: 0 }
    const preference = met * WISH + (isOnTopic ? TOPIC : 0) + (inMode ? DEPTH : 0)
    const outright = Math.max(
      isFact ? (draft.topic === 'object' ? OUTRIGHT.label : OUTRIGHT.fact) : 0,
      isOnTopic ? OUTRIGHT.topic : 0,
      isSufficient ? OUTRIGHT.sort * met : 0,
    )
    const told = Math.max(0, ...topical.map((kind) => toldOfKind(kind, [], text, language)))
    const alone = isNarrow || outright === 0 ? 0 : outright + Math.min(1, share + told) * HINT + preference
    return { candidate, score: Math.max(alone, share < ENOUGH || isBare ? 0 : share * (1 + preference)) }
  })
  return { scored, isOfTopic }
}

/**
 * What a question is about: kinds of things, and words that no kind covers. Each weighs more the fewer statements speak of it, and most
 * where none does: half of a question is not an answer.
 */
function subjectsOf({ kinds, words, own }: Asked, texts: readonly Folded[], language: Language): Subject[] {
  const subject = (told: number[], { soft = false, bare = false } = {}): Subject => {
    const having = told.filter((share) => share >= OF_ITS_KIND).length
    return { told, soft, bare, weight: Math.max(LEAST_WEIGHT, Math.log((texts.length + 1) / (having + 0.5))) }
  }
  const subjects = [
    ...kinds
      .filter(({ topic }) => topic === null)
      .map((kind) =>
        subject(
          texts.map((text) => toldOfKind(kind, own, text, language)),
          kind,
        ),
      ),
    ...words.map((word) => subject(texts.map(findsWord(word, language)))),
  ]
  const weightOf = (isSoft: boolean) =>
    subjects.reduce((sum, { soft, weight }) => sum + (soft === isSoft ? weight : 0), 0)
  const most = weightOf(false) * SOFT
  const shrink = most > 0 ? Math.min(1, most / weightOf(true)) : 1
  return subjects.map((one) => (one.soft ? { ...one, weight: one.weight * shrink } : one))
}
