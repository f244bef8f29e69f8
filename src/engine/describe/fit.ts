import { lengthOf } from '#engine/text/sentences.ts'
import { partsWords, WRITING } from '#language/writing.ts'
import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import {
  type DescriptionType,
  LABEL_CHARACTERS,
  LABEL_WORDS,
  POST_CHARACTERS,
} from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'

const LONGEST_LABEL = { words: LABEL_WORDS, characters: LABEL_CHARACTERS }

/** The whole text of statements, by paragraphs. */
export function textOf(statements: readonly DescriptionStatement[], language: Language): string {
  const paragraphs = Map.groupBy(statements, (statement) => statement.paragraph)
  return [...paragraphs.values()]
    .map((paragraph) => paragraph.map(({ text }) => text).join(WRITING[language].gap))
    .join('\n\n')
}

/** Whether texts of a type have a limit. */
export function isShortType(type: DescriptionType): boolean {
  return type === 'social_media' || type === 'gallery_label'
}

/** Whether a text is short enough for its type. */
export function fits(text: string, type: DescriptionType, language: Language): boolean {
  if (type === 'social_media') return [...text].length <= POST_CHARACTERS
  if (type !== 'gallery_label') return true
  return lengthOf(text, language) <= LONGEST_LABEL[WRITING[language].unit]
}

/**
 * A sentence that alone is too long for its type, cut after a word, with a mark that more was said.
 */
function shortened(
  statement: DescriptionStatement,
  type: DescriptionType,
  language: Language,
): DescriptionStatement {
  const closing = statement.text.match(/\s?[”»」]$/u)?.[0] ?? ''
  const parts = partsWords(language)
    ? statement.text.split(/(?<=\s)/u).flatMap((word) => word.match(/.{1,200}/gu) ?? [])
    : [...statement.text]
  const cut = (count: number) =>
    `${parts
      .slice(0, count)
      .join('')
      .replace(/[\s,;:，；：]+$/u, '')}…${closing}`
  let [fitting, tooMany] = [1, parts.length]
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (fits(cut(middle), type, language)) fitting = middle
    else tooMany = middle
  }
  return { ...statement, text: cut(fitting) }
}

/**
 * The statements that fit the type, in their order. What stands first in `wanted` is kept first; a
 * text of which nothing fits is its first sentence, cut short.
 */
export function fitting(
  statements: readonly DescriptionStatement[],
  wanted: readonly DescriptionStatement[],
  type: DescriptionType,
  language: Language,
): DescriptionStatement[] {
  if (fits(textOf(statements, language), type, language)) return [...statements]
  const together = (kept: ReadonlySet<DescriptionStatement>) =>
    statements.filter((statement) => kept.has(statement))
  const kept = new Set<DescriptionStatement>()
  for (const statement of wanted) {
    kept.add(statement)
    if (!fits(textOf(together(kept), language), type, language)) kept.delete(statement)
  }
  const [first] = wanted
  if (kept.size > 0 || !first) return together(kept)
  return [shortened(first, type, language)]
}
