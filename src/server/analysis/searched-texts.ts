import { createHash } from 'node:crypto'
import type { Study } from '#engine/study.ts'
import { fold } from '#shared/fold.ts'

/** The folded texts in which an analysis is found. */
export interface SearchedTexts {
  /** Label and answer: the same for everybody who is answered the same. */
  answer: string
  /** What the user typed, with the label; null where the label says it all. */
  question: string | null
}

/**
 * @param names of the work in all languages, folded, where they are not looked up at each search.
 */
export function searchedTextsOf(
  query: { name: string; question: string },
  study: Study,
  names: string,
): SearchedTexts {
  const { artwork } = study.identification
  const own = fold([artwork.title, artwork.original_title ?? '', artwork.artist].join('\n'))
  const label = names === '' ? own : `${own}\n${names}`
  // Sorted: a question puts its answer first, and changes nothing in what is there to be found.
  const statements = study.statements.map((statement) => statement.text).toSorted()
  const asked = fold([query.name, query.question].join('\n')).trim()
  return {
    answer: `${label}\n${fold(statements.join('\n'))}`,
    question: label.includes(asked) ? null : `${asked}\n${label}`,
  }
}

/** A number made from a text: 52 bits of its SHA-256, so that JavaScript can hold it. */
export function textId(text: string): number {
  return Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 13), 16)
}
