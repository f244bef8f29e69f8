import { lengthOf } from '#engine/text/sentences.ts'
import type { Language } from '#shared/languages.ts'
import { EDITS } from './edit-book.ts'
import type { Edit } from './edits/edits.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'

function applied(text: string, { find, by }: Edit): string {
  return typeof by === 'string' ? text.replace(find, by) : text.replace(find, by)
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** What edits leave behind: doubled spaces and stops, a space before a stop, a small letter at the beginning. */
function closedUp(text: string): string {
  return capital(
    text
      .replace(/ {2,}/gu, ' ')
      .replace(/ +(?=[.,])/gu, '')
      .replace(/(?<!\.)\.{2}(?!\.)/gu, '.')
      .replace(/([?？。])[.。]+/gu, '$1')
      .trim(),
  )
}

/** A sentence after the edits; one that they do not touch stays as it is, letter by letter. */
export function edited(text: string, edits: readonly Edit[]): string {
  const next = edits.reduce(applied, text)
  return next === text ? text : closedUp(next)
}

/** So many places are tried, those nearest the middle first. */
const PLACES_MOST = 20

/** Comes apart at the place nearest the middle where both parts can stand alone, and again while a part is too long. */
export function splitWhereLong(text: string, language: Language): string {
  const { longSentence, splits } = EDITS[language]
  const { stop, gap } = DESCRIBE_PHRASES[language]
  const length = lengthOf(text, language)
  if (length <= longSentence / 2) return text
  const offCentre = ({ index }: { index: number }) => Math.abs(index - text.length / 2)
  const place = splits
    .filter(({ isSplice }) => isSplice || length > longSentence)
    .flatMap(({ at, opening }) =>
      [...text.matchAll(at)].map(({ 0: gone, index }) => ({ gone, index, opening })),
    )
    .sort((a, b) => offCentre(a) - offCentre(b))
    .slice(0, PLACES_MOST)
    .map(
      ({ gone, index, opening }) =>
        [text.slice(0, index), `${opening}${text.slice(index + gone.length)}`] as const,
    )
    .find((parts) => canPart(parts, language))
  if (!place) return text
  const [before, after] = place
  return [`${before}${stop}`, capital(after)].map((part) => splitWhereLong(part, language)).join(gap)
}

function canPart([before, after]: readonly [string, string], language: Language): boolean {
  const { leastPart, clause, waiting } = EDITS[language]
  const isWhole = clause.test(before) && !waiting.test(before)
  return isWhole && [before, after].every((part) => lengthOf(part, language) >= leastPart)
}
