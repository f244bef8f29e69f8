import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { StatementKind } from '#shared/statements.ts'

/**
 * A sentence with its standing and the ids of the notes, visible things and label fields that it
 * rests on.
 */
export interface EssaySentence {
  text: string
  kind: Exclude<StatementKind, 'measured' | 'unsourced'>
  /** Empty only for a sentence that connects and claims nothing (`link`). */
  restsOn: string[]
}

/** A part of an essay under a heading of its own. A paragraph is a run of sentences. */
export interface EssaySection {
  heading: string
  paragraphs: EssaySentence[][]
}

/** A text on a work: its sections in reading order. */
export type Essay = EssaySection[]

/** The twelve essays on a work. */
export type Essays = Record<Mode, Record<Language, Essay>>

/** What people ask about a work, with its answer. */
export interface WrittenQuestion {
  /** The first is shown to readers; by the others it is found, too. */
  wordings: string[]
  /** Complete in itself. */
  answer: EssaySentence[]
  /** What readers of more depth are told beside it. */
  more: EssaySentence[]
}

/** The questions on a work, in each language those that its readers ask. */
export type WrittenQuestions = Record<Language, WrittenQuestion[]>

/** What there is to be seen in a work, told for somebody who cannot see it. */
export interface Described {
  /** One or two sentences that stand for its picture. */
  alternative: string
  paragraphs: EssaySentence[][]
}

/** A sentence with its place in the essay. Paragraphs are counted through the essay, from 1. */
export interface PlacedSentence extends EssaySentence {
  heading: string
  paragraph: number
}

/** The sentences of an essay in reading order. */
export function sentencesOfEssay(essay: Essay): PlacedSentence[] {
  let paragraph = 0
  return essay.flatMap(({ heading, paragraphs }) =>
    paragraphs.flatMap((sentences) => {
      paragraph += 1
      return sentences.map((sentence) => ({ ...sentence, heading, paragraph }))
    }),
  )
}
