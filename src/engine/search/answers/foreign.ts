import type { Language } from '#shared/languages.ts'
import { type Known, type Meant, shareIn } from './likeness.ts'
import { isIdle, isName } from './words.ts'

/** How a question speaks of its subject. */
interface Speaking {
  language: Language
  /** It points at the work: "this print", "she". */
  points: boolean
  /** It names another work or maker. */
  namesOther: boolean
  /**
   * Whether a word asks for what anything may have, as its size or price, and does not say what
   * about.
   */
  isFrame(word: string): boolean
}

/**
 * Whether a question is about its work as far as its words tell: it names the work or its maker, or
 * points at it.
 */
export function isAboutWork(meant: readonly Meant[], points: boolean): boolean {
  return points || meant.some(({ word }) => isName(word))
}

/**
 * Tells the known questions to which the subject of a question is foreign ("How much does a banana
 * cost?"). It neither names the work nor points at it. The label, which is about the work alone,
 * answers it only if nothing else is its subject ("How old is the Pope?"). What is written does not
 * answer it if it has another name, or a word that neither our questions nor our texts have, a
 * question about anything may be put in the same words, and no other word says what the known one
 * is about.
 */
export function foreignness(
  meant: readonly Meant[],
  { language, points, namesOther, isFrame }: Speaking,
): (known: Known & { label?: unknown }) => boolean {
  if (isAboutWork(meant, points)) return () => false
  const subject = meant.filter(
    ({ word, near }) => !isFrame(near ?? word) && !isIdle(word, language),
  )
  const hasFrame = meant.some(({ word }) => isFrame(word))
  const isForeign = namesOther || (hasFrame && subject.some(({ isStrange }) => isStrange))
  const isShared = ({ own, told }: Known) =>
    subject.some((word) => shareIn(own, word) + shareIn(told, word) > 0)
  return (known) =>
    known.label === undefined ? isForeign && !isShared(known) : namesOther || subject.length > 0
}
