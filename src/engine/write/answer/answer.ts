import type { Artwork } from '#engine/artwork/artwork.ts'
import type { EssaySentence } from '#engine/essay.ts'
import type { Draft } from '#engine/evidence.ts'
import type { AnswerIndex } from '#engine/search/answers/answer-index.ts'
import { type Asking, type Found, findAnswer } from '#engine/search/answers/find-answer.ts'
import { statementsAbout } from '#engine/search/answers/paragraphs.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import type { Language } from '#shared/languages.ts'
import { labelAnswer } from './label-answer.ts'

/** What is answered to all that was asked at once. */
export interface Answer {
  /** For each question that has an answer, the drafts of it. */
  answers: Draft[][]
  /** Some of the questions have none. */
  isPart: boolean
  /** Written questions that come nearest to what has no answer. */
  nearby: string[]
  /** Where none has an answer: the works that were asked about instead. */
  elsewhere: Artwork[]
}

function asDrafts(
  sentences: readonly EssaySentence[],
  place: Pick<Draft, 'heading' | 'paragraph'>,
): Draft[] {
  return sentences.map(({ text, kind, restsOn }) => ({
    kind,
    topic: 'answer',
    ...place,
    text,
    restsOn,
    isVouchedFor: true,
  }))
}

/**
 * An answer is whole: what is written, with more for readers of more depth, or a paragraph under
 * its heading.
 */
function draftsOf(found: Found, { artwork, mode, language }: Asking<Artwork>): Draft[] {
  if ('label' in found) return labelAnswer(found.label, artwork, language)
  if ('written' in found) {
    const { answer, more } = found.written
    return [
      ...asDrafts(answer, { paragraph: 1 }),
      ...(mode === 'explorer' && !found.asksMore ? [] : asDrafts(more, { paragraph: 2 })),
    ]
  }
  const { heading, number, sentences } = found.paragraph
  return asDrafts(sentences, { heading, paragraph: number })
}

/** Answers what is asked about a work of which we have a text or a label. */
export function answerOn(index: AnswerIndex, question: string, asking: Asking<Artwork>): Answer {
  const { found, nearby, elsewhere } = findAnswer(index, question, asking)
  const answers = found.map((one) => (one === null ? [] : draftsOf(one, asking)))
  const had = answers.filter((drafts) => drafts.length > 0)
  return {
    answers: had,
    isPart: had.length > 0 && had.length < found.length,
    nearby: nearby.flatMap(({ wordings }) => wordings.slice(0, 1)),
    elsewhere,
  }
}

/** Whether nothing else needs to be looked through: it has answers, or asks about another work. */
export function isSettled({ answers, elsewhere }: Answer): boolean {
  return answers.length > 0 || elsewhere.length > 0
}

/** Answers from statements that are known one by one: what was seen, measured or read. */
export function answerAmong(
  drafts: readonly Draft[],
  question: string,
  language: Language,
): Draft[] {
  return statementsAbout(question, drafts, language).map(
    (draft): Draft => ({ ...draft, topic: 'answer' }),
  )
}

/** Said where our text has no answer, or none was found in it: which of the two is not known. */
export function nothingFound(language: Language): Draft {
  return { kind: 'unsure', topic: 'answer', text: PHRASES[language].notFound, restsOn: [] }
}

/** Said where another work or maker was asked about. */
export function aboutAnother(language: Language): Draft {
  return { ...nothingFound(language), text: PHRASES[language].aboutAnother }
}

/** Said after the answer to one of two questions. */
export function partNotFound(language: Language): Draft {
  return { ...nothingFound(language), text: PHRASES[language].partNotFound }
}

/** All that is said to a question in front of a text: the answers, or that none was found. */
export function wholeAnswer({ answers, isPart, elsewhere }: Answer, language: Language): Draft[] {
  if (elsewhere.length > 0) return [aboutAnother(language)]
  if (answers.length === 0) return [nothingFound(language)]
  return [...answers.flat(), ...(isPart ? [partNotFound(language)] : [])]
}
