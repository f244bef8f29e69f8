import { lengthOf } from '#engine/check/sentences.ts'
import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import { type DescriptionType, LABEL_CHARACTERS, LABEL_WORDS, POST_CHARACTERS } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'

/** The whole text of statements, by paragraphs. */
export function textOf(statements: readonly DescriptionStatement[], language: Language): string {
  const paragraphs = Map.groupBy(statements, (statement) => statement.paragraph)
  return [...paragraphs.values()]
    .map((paragraph) => paragraph.map(({ text }) => text).join(DESCRIBE_PHRASES[language].gap))
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
  return lengthOf(text, language) <= (language === 'zh-TW' ? LABEL_CHARACTERS : LABEL_WORDS)
}

/** A sentence that alone is too long for its type, cut after a word, with a mark that more was said. */
function shortened(
  statement: DescriptionStatement,
  type: DescriptionType,
  language: Language,
): DescriptionStatement {
  const parts =
    language === 'zh-TW'
      ? [...statement.text]
      : statement.text.split(/(?<=\s)/u).flatMap((word) => word.match(/.{1,200}/gu) ?? [])
  let text = statement.text
  while (parts.length > 1 && !fits(text, type, language)) {
    parts.pop()
    text = `${parts.join('').replace(/[\s,;:，；：]+$/u, '')}…`
  }
  return { ...statement, text }
}

/**
 * The statements that fit the type, in their order. What stands first in `wanted` is kept first; a text of which nothing
 * fits is its first sentence, cut short.
 */
export function fitting(
  statements: readonly DescriptionStatement[],
  wanted: readonly DescriptionStatement[],
  type: DescriptionType,
  language: Language,
): DescriptionStatement[] {
  if (fits(textOf(statements, language), type, language)) return [...statements]
  const together = (kept: ReadonlySet<DescriptionStatement>) =>
    statements.filter((statement) => kept.has(statement)).map((statement) => ({ ...statement, paragraph: 0 }))
  const kept = new Set<DescriptionStatement>()
  for (const statement of wanted) {
    kept.add(statement)
    if (!fits(textOf(together(kept), language), type, language)) kept.delete(statement)
  }
  const [first] = wanted
  if (kept.size > 0 || !first) return together(kept)
  return [shortened({ ...first, paragraph: 0 }, type, language)]
}
