import { mended } from '#engine/proofreading/mend.ts'
import { fold } from '#engine/text/names.ts'
import { partsWords } from '#language/writing.ts'
import type { DescribeArtwork, DescriptionStatement } from '#shared/api/descriptions.ts'
import { INTERVIEW, type ToldField } from '#shared/descriptions.ts'
import { toldParagraphs } from './told.ts'

/**
 * A text by its letters and figures alone: frames and quotation marks change the signs between
 * them.
 */
function letters(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The sentences of the artist that a text has no room for, with the fields in which they were told.
 */
export function leftUntold(
  body: DescribeArtwork,
  statements: readonly DescriptionStatement[],
): { field: ToldField; text: string }[] {
  const { language } = body
  const stands = ` ${letters(statements.map(({ text }) => text).join(' '))} `
  return INTERVIEW.flatMap((field) =>
    toldParagraphs(mended(body[field], language), language, field)
      .flat()
      .filter(({ text }) => {
        const sought = letters(text)
        return sought !== '' && !stands.includes(partsWords(language) ? ` ${sought} ` : sought)
      })
      .map(({ text }) => ({ field, text })),
  )
}
