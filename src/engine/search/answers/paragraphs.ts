import type { Artwork } from '#engine/artwork/artwork.ts'
import type { EssaySentence } from '#engine/essay.ts'
import type { Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { rarity, subjectsIn, type Weight, wordsIn } from './words.ts'

/** A paragraph of an essay in its place. */
export interface EssayParagraph {
  mode: Mode
  heading: string
  /** Counted through the essay, from 1. */
  number: number
  sentences: EssaySentence[]
  /** The words of each sentence. */
  words: string[][]
}

/** The paragraphs of a work's essays in one language. */
export interface TextOn {
  paragraphs: EssayParagraph[]
  /** In how many of them a word is. */
  having: ReadonlyMap<string, number>
}

export function paragraphsOf({ essays }: Artwork, language: Language): TextOn {
  const paragraphs = MODES.flatMap((mode) => {
    const inMode: EssayParagraph[] = []
    for (const { heading, paragraphs: own } of essays?.[mode][language] ?? [])
      for (const sentences of own)
        inMode.push({
          mode,
          heading,
          number: inMode.length + 1,
          sentences,
          words: sentences.map(({ text }) => wordsIn(text, language)),
        })
    return inMode
  })
  const having = new Map<string, number>()
  for (const { words } of paragraphs)
    for (const word of new Set(words.flat())) having.set(word, (having.get(word) ?? 0) + 1)
  return { paragraphs, having }
}

const NEXT_TO_IT = 0.7
const IN_PARAGRAPH = 0.5
/** How much of a question a statement by itself must speak of to answer it. */
const SURE_OF_STATEMENT = 0.5
const MOST_STATEMENTS = 3

/**
 * How far a paragraph speaks of all that a question is about, 0..1, and the sentence that does so
 * most.
 */
export function toldIn(
  words: EssayParagraph['words'],
  subjects: readonly string[],
  weight: Weight,
): { share: number; at: number } {
  const asked = subjects.reduce((sum, word) => sum + weight(word), 0)
  const shares = words.map((_own, at) => {
    const near = (word: string) => {
      if (words[at]?.includes(word)) return 1
      if (words[at - 1]?.includes(word) || words[at + 1]?.includes(word)) return NEXT_TO_IT
      return words.some((others) => others.includes(word)) ? IN_PARAGRAPH : 0
    }
    return subjects.reduce((sum, word) => sum + weight(word) * near(word), 0) / asked
  })
  const share = Math.max(0, ...shares)
  return { share: asked === 0 ? 0 : share, at: Math.max(0, shares.indexOf(share)) }
}

/** Weighs words by the paragraphs on a work in which they occur. */
export function weightOnText({ paragraphs, having }: TextOn): Weight {
  return (word) => rarity(paragraphs.length, having.get(word) ?? 0)
}

/** The statements that a question is about, the closest first, where each stands by itself. */
export function statementsAbout<S extends { text: string }>(
  question: string,
  statements: readonly S[],
  language: Language,
): S[] {
  const subjects = subjectsIn(question, language)
  const words = statements.map(({ text }) => wordsIn(text, language))
  const having = (word: string) => words.filter((own) => own.includes(word)).length
  const weight: Weight = (word) => rarity(statements.length, having(word))
  return statements
    .map((statement, at) => ({ statement, ...toldIn([words[at] ?? []], subjects, weight) }))
    .filter(({ share }) => share >= SURE_OF_STATEMENT)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_STATEMENTS)
    .map(({ statement }) => statement)
}
