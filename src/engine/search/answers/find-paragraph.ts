import type { Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import type { QuestionsOn } from './answer-index.ts'
import { type EssayParagraph, toldIn, weightOnText } from './paragraphs.ts'
import { subjectsIn, wordsIn } from './words.ts'

/** From this share of its subjects on, a paragraph answers a question (chosen on half a of the cases). */
const SURE_OF_PARAGRAPH = 0.65

/**
 * The paragraph of the essays that speaks of what a question is about. The name of the maker or of
 * the work is no subject: every paragraph is about them. A single word tells too little where the
 * paragraph has it only in passing.
 */
export function findParagraph(
  { text, read }: Pick<QuestionsOn, 'text' | 'read'>,
  asked: string,
  { mode, language, before }: { mode: Mode; language: Language; before: string },
): { paragraph: EssayParagraph; at: number } | null {
  const subjectsOf = (question: string) => {
    const words = new Set(read(question))
    return subjectsIn(question, language).filter((word) => words.has(word))
  }
  const own = subjectsOf(asked)
  const subjects = subjectsIn(asked, language).length > 0 ? own : subjectsOf(before)
  const weight = weightOnText(text)
  const depth = (paragraph: EssayParagraph) =>
    Math.abs(MODES.indexOf(paragraph.mode) - MODES.indexOf(mode))
  const [best] = text.paragraphs
    .map((paragraph) => ({ paragraph, ...toldIn(paragraph.words, subjects, weight) }))
    .filter(({ share }) => share >= SURE_OF_PARAGRAPH)
    .filter(({ paragraph }) => subjects.length > 1 || isMainly(paragraph, subjects, language))
    .toSorted(
      (one, other) => other.share - one.share || depth(one.paragraph) - depth(other.paragraph),
    )
  return best ? { paragraph: best.paragraph, at: best.at } : null
}

/** Whether a paragraph has one of the words in its heading or in more than one sentence. */
function isMainly(
  { heading, words }: EssayParagraph,
  subjects: readonly string[],
  language: Language,
): boolean {
  const inHeading = wordsIn(heading, language)
  return subjects.some(
    (word) =>
      inHeading.includes(word) || words.filter((sentence) => sentence.includes(word)).length > 1,
  )
}
