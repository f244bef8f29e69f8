import { WRITING } from '#language/writing.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { fold } from '#shared/fold.ts'

const EXCERPT_CHARACTERS = 200

/**
 * The statements of an analysis from the first one that has a word of a search; null where none
 * has.
 */
export function excerptOf(analysis: Analysis, words: readonly string[]): string | null {
  if (words.length === 0) return null
  const texts = analysis.statements.map((statement) => statement.text)
  const at = texts.findIndex((text) => {
    const folded = fold(text)
    return words.some((word) => folded.includes(word))
  })
  if (at === -1) return null
  const from = texts.slice(at).join(WRITING[analysis.language].gap)
  return [...from].slice(0, EXCERPT_CHARACTERS).join('')
}
