import { partsWords } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'

const ABBREVIATIONS = /(?<!\p{L})(?:c|ca|cf|[Ss]te?|[Ss]ta|Mr|Mrs|Dr|(?!X)\p{Lu})\.$/u
/**
 * Words that are abbreviations where a figure follows (`no. 5`), and end a sentence elsewhere («
 * pendu pour vol. »).
 */
const BEFORE_FIGURES = /(?<!\p{L})(?:no|inv|fig|vol|pp?)\.$/u

/** Their longest with its full stop, and the character before it. */
const LONGEST_ABBREVIATION = 5

const OPENING = /[«“「『]/gu
const CLOSING = /[»”」』]/gu
const ENDS = /(?<=[.!?…][”»")’*]*)\s+(?=\*?[\p{Lu}«“"¿¡\d‘])/u
const CHINESE_SENTENCE = /[^。！？]+[。！？]*[」』）》]*/gu

function openQuotations(text: string): number {
  return (text.match(OPENING)?.length ?? 0) - (text.match(CLOSING)?.length ?? 0)
}

/**
 * The sentences of a text, whole, with their closing marks. Abbreviations (`c. 1503`, `J. M. W.`)
 * do not end one; `rayos X.` does. A quotation of several sentences stays whole.
 */
export function sentencesOf(text: string, language: Language): string[] {
  const isChinese = language === 'zh-TW'
  const gap = isChinese ? '' : ' '
  const parts = isChinese ? (text.match(CHINESE_SENTENCE) ?? []) : text.split(ENDS)
  const hasWholeQuotations = openQuotations(text) === 0
  const sentences: string[] = []
  for (const part of parts) {
    const last = sentences.at(-1)
    const isOpen = last !== undefined && hasWholeQuotations && openQuotations(last) > 0
    if (isOpen || (last !== undefined && endsInAbbreviation(last, part, isChinese)))
      sentences[sentences.length - 1] = `${last}${gap}${part}`.trim()
    else sentences.push(part.trim())
  }
  return sentences
}

function endsInAbbreviation(sentence: string, next: string, isChinese: boolean): boolean {
  if (isChinese) return false
  const end = sentence.slice(-LONGEST_ABBREVIATION)
  return ABBREVIATIONS.test(end) || (/^\d/u.test(next) && BEFORE_FIGURES.test(end))
}

/** The length of a text: words in en, fr and es; Chinese characters in zh-TW. */
export function lengthOf(text: string, language: Language): number {
  if (!partsWords(language)) return text.match(/\p{Script=Han}/gu)?.length ?? 0
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
