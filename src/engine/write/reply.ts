import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Read } from '#engine/citations.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Finished } from '#engine/research/from-analysis.ts'
import type { Statement } from '#shared/api/analysis.ts'
import type { AnsweredQuestion, Brings } from '#shared/api/questions.ts'
import { bearingOn, MOST_STATEMENTS } from './answer.ts'
import { knownDrafts, namesOfWork, nothingKnown } from './built-in.ts'
import { stated } from './measured.ts'
import { SUGGESTED_QUESTIONS } from './suggested-questions.ts'

const MOST_SUGGESTIONS = 3

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
 * was said before, else that the sources do not say. A model says things in its own words: what rests on nothing but what it
 * cited counts as said.
 */
export function createReplies(
  artwork: Artwork | null,
  { mode, language, writer, identification, statements, measurements }: Finished,
  earlier: readonly EarlierReply[],
) {
  const heard = [...statements, ...earlier.flatMap((reply) => reply.statements)]
  const texts = new Set(heard.map(({ text }) => text))
  const byModel = [{ writer, statements }, ...earlier].filter((part) => part.writer !== 'built-in')
  const retold = new Set(
    byModel.flatMap((part) => part.statements.flatMap((statement) => draftOf(statement).restsOn)),
  )
  const isSaid = ({ text, restsOn }: Draft) =>
    texts.has(text) || (restsOn.length > 0 && restsOn.every((id) => retold.has(id)))

  const drafts = [...(artwork ? knownDrafts(artwork, mode, language) : []), ...measurements.map(stated)]
  const others = heard.map(draftOf).filter(({ text, restsOn }) => {
    return restsOn.length > 0 && !drafts.some((draft) => draft.text === text)
  })
  const known = [...drafts, ...others]
  const always = artwork
    ? namesOfWork(artwork, language)
    : [identification.artwork.title, identification.artwork.artist]

  function reply(question: string): RetrievedReply {
    const bearing = bearingOn(question, known, language, always)
    const fresh = bearing.filter((draft) => !isSaid(draft))
    if (fresh.length > 0) return { brings: 'new', drafts: fresh.slice(0, MOST_STATEMENTS) }
    if (bearing.length > 0) return { brings: 'said', drafts: bearing.slice(0, MOST_STATEMENTS) }
    return { brings: 'nothing', drafts: [nothingKnown(language)] }
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
