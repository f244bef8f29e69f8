import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import type { Read } from '#engine/citations.ts'
import type { WrittenQuestion } from '#engine/essay.ts'
import type { Draft } from '#engine/evidence.ts'
import type { IdentityFact } from '#engine/gather/from-catalogue.ts'
import type { AnswerIndex } from '#engine/search/answers/answer-index.ts'
import { findAnswer } from '#engine/search/answers/find-answer.ts'
import type { Statement } from '#shared/api/evidence.ts'
import type { AnsweredQuestion, Brings, WorkOffered } from '#shared/api/questions.ts'
import { fold } from '#shared/fold.ts'
import { answerAmong, answerOn, nothingFound, wholeAnswer } from './answer/answer.ts'
import { labelRead } from './answer/label-answer.ts'
import type { Finished } from './from-analysis.ts'
import { stated } from './measured.ts'

const MOST_SUGGESTIONS = 3
/** What the label beside every text says. */
const ON_THE_LABEL: readonly IdentityFact[] = [
  'title',
  'artist',
  'date',
  'medium',
  'size',
  'collection',
]

/** What was answered to an earlier question. */
export type EarlierReply = Read & Pick<AnsweredQuestion, 'question' | 'writer'>

export interface RetrievedReply {
  brings: Brings
  drafts: Draft[]
  /** Questions that we can answer and that come near, where one had no answer. */
  suggestions: string[]
  /** Where another work or maker was asked about: works of it that we have a text on. */
  elsewhere?: WorkOffered[]
}

function draftOf({ kind, topic, text, facts, observations }: Statement): Draft {
  return { kind, topic, text, restsOn: [...facts, ...observations] }
}

/**
 * Answers questions about a finished analysis from what is known of its work. An answer that rests
 * on nothing but what was read, or says it in the same words, brings nothing new.
 */
export function createReplies(
  { artwork, answers }: { artwork: Artwork | null; answers: AnswerIndex },
  { mode, language, writer, statements, measurements }: Finished,
  earlier: readonly EarlierReply[],
) {
  const heard = [...statements, ...earlier.flatMap((reply) => reply.statements)]
  const texts = new Set(heard.map(({ text }) => text))
  const read = heard.flatMap(({ facts, observations }) => [...facts, ...observations])
  const retold = new Set<string>([...ON_THE_LABEL, ...read])
  const byModel = [{ writer, statements }, ...earlier]
    .filter((part) => part.writer !== 'built-in')
    .flatMap((part) =>
      part.statements.flatMap(({ facts, observations }) => [...facts, ...observations]),
    )
  const retoldByModel = new Set<string>([...ON_THE_LABEL, ...byModel])

  /**
   * Notes hold more than one sentence of an essay says: only what is short counts as read by its
   * ground.
   */
  function isSaid(drafts: readonly Draft[]): boolean {
    const grounds = drafts.some(({ heading }) => heading !== undefined) ? retoldByModel : retold
    return drafts
      .filter(({ kind }) => kind !== 'link')
      .every(({ text, restsOn }) => texts.has(text) || restsOn.every((id) => grounds.has(id)))
  }

  const asked = new Set(earlier.map(({ question }) => fold(question)))
  const isAsked = (question: string) => asked.has(fold(question))
  const isToldBy = ({ answer }: WrittenQuestion) =>
    isSaid(answer.map((sentence): Draft => ({ ...sentence, topic: 'answer' })))

  return {
    reply(question: string): RetrievedReply {
      const before = earlier.at(-1)?.question ?? ''
      const answer = artwork && answerOn(answers, question, { artwork, mode, language, before })
      if (answer && answer.answers.length > 0) {
        const brings = answer.answers.every(isSaid) ? 'said' : 'new'
        return { brings, drafts: wholeAnswer(answer, language), suggestions: [] }
      }
      if (answer && answer.elsewhere.length > 0) {
        const elsewhere = answer.elsewhere.filter(hasFullText).map(({ slug, titles, artist }) => ({
          slug,
          title: titles[language],
          artist: artist.name[language],
        }))
        return {
          brings: 'nothing',
          drafts: wholeAnswer(answer, language),
          suggestions: [],
          elsewhere,
        }
      }
      const measures = measurements.map(stated)
      const others = heard.map(draftOf).filter(({ restsOn }) => restsOn.length > 0)
      const [asks] = artwork
        ? []
        : findAnswer(answers, question, { artwork, mode, language, before }).found
      const onLabel = asks && 'label' in asks ? labelRead(asks.label, others) : []
      if (onLabel.length > 0) return { brings: 'said', drafts: onLabel, suggestions: [] }
      const among = answerAmong([...measures, ...(artwork ? [] : others)], question, language)
      if (among.length > 0)
        return { brings: isSaid(among) ? 'said' : 'new', drafts: among, suggestions: [] }
      const suggestions = (answer?.nearby ?? []).filter((near) => !isAsked(near))
      return { brings: 'nothing', drafts: [nothingFound(language)], suggestions }
    },

    /** Questions whose written answers were not read yet. */
    suggestions(): string[] {
      return (artwork?.questions?.[language] ?? [])
        .filter((question) => !isToldBy(question))
        .flatMap(({ wordings }) => wordings.slice(0, 1))
        .filter((question) => !isAsked(question))
        .slice(0, MOST_SUGGESTIONS)
    },
  }
}
