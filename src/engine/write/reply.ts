import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Read } from '#engine/citations.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Finished } from '#engine/research/from-analysis.ts'
import type { IdentityFact } from '#engine/research/from-catalogue.ts'
import type { Statement } from '#shared/api/analysis.ts'
import type { AnsweredQuestion, Brings } from '#shared/api/questions.ts'
import { bearingOn, MOST_STATEMENTS } from './answer/answer.ts'
import { plainCandidate } from './answer/candidates.ts'
import { knownOf, namesOfWork, nothingFound } from './built-in.ts'
import { stated } from './measured.ts'
import { SUGGESTED_QUESTIONS } from './suggested-questions.ts'

const MOST_SUGGESTIONS = 3
/** What the label beside every text says. */
const ON_THE_LABEL: readonly IdentityFact[] = ['artist', 'date', 'medium', 'size', 'collection']

/** What was answered to an earlier question. */
export type EarlierReply = Read & Pick<AnsweredQuestion, 'question' | 'writer'>

export interface RetrievedReply {
  brings: Brings
  drafts: Draft[]
}

function draftOf({ kind, topic, text, facts, observations }: Statement): Draft {
  return { kind, topic, text, restsOn: [...facts, ...observations] }
}

/**
 * Answers questions about a finished analysis from what is known of its work: with what was not said yet, else with what
 * was said before, else that no answer was found. A model says things in its own words: what rests on nothing but what it
 * cited counts as said.
 */
export function createReplies(
  artwork: Artwork | null,
  { mode, language, writer, identification, statements, measurements }: Finished,
  earlier: readonly EarlierReply[],
) {
  const heard = [...statements, ...earlier.flatMap((reply) => reply.statements)]
  const texts = new Set(heard.map(({ text }) => text))
  const byModel = [{ writer, statements }, ...earlier]
    .filter((part) => part.writer !== 'built-in')
    .flatMap((part) => part.statements.map(draftOf))
  const retold = new Set<string>([...ON_THE_LABEL, ...byModel.flatMap(({ restsOn }) => restsOn)])
  const isSaid = ({ text, restsOn }: Draft) =>
    texts.has(text) || (restsOn.length > 0 && restsOn.every((id) => retold.has(id)))

  /** In the words in which it was read, where those were a model's. */
  function asHeard(draft: Draft): Draft {
    if (texts.has(draft.text)) return draft
    const retelling = byModel.find(({ restsOn }) => restsOn.some((id) => draft.restsOn.includes(id)))
    return retelling ? { ...retelling, topic: 'answer' } : draft
  }

  const candidates = [
    ...(artwork ? knownOf(artwork, mode, language) : []),
    ...measurements.map(stated).map(plainCandidate),
  ]
  const drafts = candidates.map(({ draft }) => draft)
  const others = heard.map(draftOf).filter(({ text, restsOn }) => {
    return restsOn.length > 0 && !drafts.some((draft) => draft.text === text)
  })
  const known = [...candidates, ...others.map(plainCandidate)]
  const always = artwork
    ? namesOfWork(artwork, language)
    : [identification.artwork.title, identification.artwork.artist]

  function reply(question: string): RetrievedReply {
    const { drafts: bearing, isOfTopic } = bearingOn(question, known, language, always)
    const fresh = bearing.filter((draft) => !isSaid(draft))
    const said = bearing.filter(isSaid)
    // Of a topic, what was not said yet is told; a question of something has its best answer.
    const isToldBest = said.length > 0 && bearing[0] === said[0]
    if (fresh.length > 0 && (isOfTopic || !isToldBest))
      return { brings: 'new', drafts: fresh.slice(0, MOST_STATEMENTS) }
    if (said.length > 0) return { brings: 'said', drafts: said.slice(0, MOST_STATEMENTS).map(asHeard) }
    return { brings: 'nothing', drafts: [nothingFound(language)] }
  }

  return {
    reply,

    /** Questions that have a new answer, those on topics that were not told at all first. */
    suggestions(): string[] {
      const told = new Set(heard.map(({ topic }) => topic))
      return SUGGESTED_QUESTIONS[language]
        .filter(({ topic }) => drafts.some((draft) => draft.topic === topic && !isSaid(draft)))
        .toSorted((one, other) => Number(told.has(one.topic)) - Number(told.has(other.topic)))
        .map(({ question }) => question)
        .filter((question) => !earlier.some((reply) => reply.question === question))
        .filter((question) => reply(question).brings === 'new')
        .slice(0, MOST_SUGGESTIONS)
    },
  }
}
