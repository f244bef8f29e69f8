import { lengthOf } from '#engine/check/sentences.ts'
import type { Language } from '#shared/languages.ts'
import { EDITS } from './edit-book.ts'
import type { Edit } from './edits/edits.ts'

function applied(text: string, { find, by }: Edit): string {
  return typeof by === 'string' ? text.replace(find, by) : text.replace(find, by)
}

/** What edits leave behind: doubled spaces and stops, a space before a stop, a small letter at the beginning. */
function mended(text: string, language: Language): string {
  const plain = text
    .replace(/ {2,}/gu, ' ')
    .replace(/\s+(?=[.,])/gu, '')
    .replace(/\.{2}(?!\.)/gu, '.')
    .replace(/([?？。])[.。]/gu, '$1')
    .trim()
  return language === 'zh-TW' ? plain : plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A sentence after the edits; one that they do not touch stays as it is, letter by letter. */
export function edited(text: string, edits: readonly Edit[], language: Language): string {
  const next = edits.reduce(applied, text)
  return next === text ? text : mended(next, language)
}

/** Comes apart at the first place that helps, and again while a part is too long. */
export function splitWhereLong(text: string, language: Language): string {
  const { longSentence, splits } = EDITS[language]
  if (lengthOf(text, language) <= longSentence) return text
  return edited(text, splits, language)
}
