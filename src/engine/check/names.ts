import { fold } from '#shared/fold.ts'
import type { Language } from '#shared/languages.ts'
import { sentencesOf } from './sentences.ts'

export { fold }

const NOT_NAMES = new Set([
  'i',
  "i'm",
  "i'd",
  "i'll",
  "i've",
  'ii',
  'iii',
  'iv',
  'vi',
  'vii',
  'viii',
  'xi',
  'xii',
])
const CENTURY = /^[IVXLC]+(?:e|er)?$/u

/**
 * The capitalised words of a text that do not begin a sentence or a quotation: its names, word by word.
 * Chinese has no capitals: there names are found by the artwork's own table of names only.
 */
export function namesOf(text: string, language: Language): string[] {
  if (language === 'zh-TW') return []
  return sentencesOf(text, language).flatMap((sentence) => {
    const words = [...sentence.matchAll(/(^|[^\p{L}\p{N}])(\p{Lu}[\p{L}’'-]*)/gu)]
    return words
      .filter(
        (match) => !/^[\s«“"‘(¿¡…—–-]*$/u.test(sentence.slice(0, match.index + (match[1]?.length ?? 0))),
      )
      .filter(
        (match) => !/[:«“"‘¿¡][\s\u00a0]*$/u.test(sentence.slice(0, match.index + (match[1]?.length ?? 0))),
      )
      .map((match) =>
        (match[2] ?? '').replace(/[’']s?$/u, '').replace(/^[DLJSNCQdljsncq][’'](?=\p{Lu})/u, ''),
      )
      .filter((word) => word.length > 1 && !CENTURY.test(word) && !NOT_NAMES.has(fold(word)))
  })
}

/** Whether a name stands in a folded text: the word itself, or another ending of it (`Impressionist`, `Impressionism`). */
export function nameStandsIn(name: string, foldedText: string): boolean {
  return foldedNameStandsIn(fold(name), foldedText)
}

/** The same for a name that is folded already: a table of names is looked through for each statement. */
export function foldedNameStandsIn(folded: string, foldedText: string): boolean {
  if (foldedText.includes(folded)) return true
  return folded.length >= 6 && foldedText.includes(folded.slice(0, Math.max(5, folded.length - 3)))
}
