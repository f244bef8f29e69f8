import type { Description } from '#shared/api/descriptions.ts'
import type { DescribeWords } from '#web/words/describe-words.ts'

export const FILE_FORMATS = ['txt', 'md'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/**
 * A description as a file: the bare text, or the text with a title and its day. The marks stay on
 * the page.
 */
export function fileOf(description: Description, format: FileFormat, words: DescribeWords): File {
  const { description: text, long_form, description_type: type, created_at } = description
  const day = dayHere(new Date(created_at))
  const long =
    long_form === null ? [] : format === 'md' ? [`## ${words.longForm}`, long_form] : [long_form]
  const parts =
    format === 'md' ? [`# ${words.types[type]}`, `*${day}*`, text, ...long] : [text, ...long]
  const name = `${type.replaceAll('_', '-')}-${day}.${format}`
  const media = format === 'md' ? 'text/markdown' : 'text/plain'
  return new File([`${parts.join('\n\n')}\n`], name, { type: `${media};charset=utf-8` })
}

/** The day of a moment where the reader is, as `2026-11-21`. */
function dayHere(moment: Date): string {
  const numbers = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return numbers.map((number) => String(number).padStart(2, '0')).join('-')
}
