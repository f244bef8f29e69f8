import { fold } from '#shared/fold.ts'
import type { Language } from '#shared/languages.ts'
import { sentencesOf } from './sentences.ts'

/**
 * True if the word is an ordinary word in our texts; any other sentence-initial word is treated as
 * a name.
 */
export type IsPlain = (word: string) => boolean

export { fold }

const NOT_NAMES = new Set(['i', "i'm", "i'd", "i'll", "i've"])
/** How a century is written: what else has Roman figures is a name (`Louis XIV`). */
const CENTURY = { en: /^$/u, fr: /^(?:[IVXLC]+e|Ier)$/u, es: /^[IVXLC]+(?:-[IVXLC]+)?$/u }

/** What stands before the first word of a sentence, a quotation, or what a colon opens. */
const BEGINNING = /(?:^[\s«“"‘(¿¡…—–-]*|[:«“"‘¿¡]\s*)$/u

/**
 * The capitalised words of a text: its names, word by word. What begins a sentence is written so in
 * any case: it is a name unless `isPlain` knows it as a word. Chinese has no capitals: there names
 * are found by tables of names only.
 */
export function namesOf(text: string, language: Language, isPlain: IsPlain = () => true): string[] {
  if (language === 'zh-TW') return []
  return sentencesOf(text, language).flatMap((sentence) =>
    [...sentence.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]*/gu)]
      .flatMap(({ 0: word, index }) =>
        BEGINNING.test(sentence.slice(0, index))
          ? (word.match(/(?<!\p{L})\p{Lu}\p{L}*/gu) ?? []).filter((part) => !isPlain(part))
          : word.replace(/[’']s?$/u, '').replace(/^[DLJSNCQdljsncq][’'](?=\p{Lu})/u, ''),
      )
      .filter(
        (word) => word.length > 1 && !CENTURY[language].test(word) && !NOT_NAMES.has(fold(word)),
      ),
  )
}

/**
 * What two words for the same may end in: `Impressionist` and `Impressionism`, `Rembrandt` and
 * `Rembrandts`.
 */
const ENDING = '(?:is[mt][aeo]?)?s?'
const LONGEST_ENDING = 'istes'.length
const LEAST_STEM = 5
/** A letter of a script that parts its words. */
const LETTER = '[^\\P{L}\\p{Script=Han}]'
const WITH_ENDING = new RegExp(`${ENDING}$`, 'u')
const INSIDE_WORD = new RegExp(LETTER, 'u')
const ENDS_WORD = new RegExp(`^${ENDING}(?!${LETTER})`, 'u')

/** Whether a name stands in a folded text. */
export function nameStandsIn(name: string, foldedText: string): boolean {
  return wordsStandIn(fold(name), foldedText)
}

/**
 * Whether words stand in a text, both folded or both as they were written: as words of their own,
 * perhaps with another ending. In Chinese words are not apart.
 */
export function wordsStandIn(words: string, text: string): boolean {
  if (/\p{Script=Han}/u.test(words)) return text.includes(words)
  const stem = words.replace(WITH_ENDING, '')
  const sought = stem.length < LEAST_STEM ? words : stem
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const end = at + sought.length
    const rest = text.slice(end, end + LONGEST_ENDING + 1)
    if (!INSIDE_WORD.test(text.charAt(at - 1)) && ENDS_WORD.test(rest)) return true
  }
  return false
}
