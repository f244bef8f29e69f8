import type { Language } from '#shared/languages.ts'
import { BACK, BEGINNING } from './found.ts'

/** A word of a text where it stands. */
export interface Word {
  text: string
  from: number
  /** It begins a sentence, a quotation or a line: its capital tells nothing. */
  isFirst: boolean
  /** A sentence begins with it, or with what is joined to it. */
  opens: boolean
}

const WORD =
  /(?<![\p{L}\p{N}@#_./\\-])\p{L}[\p{L}\p{M}]*(?:[’'·-]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{N}@_]|\.\p{L}|:\/\/)/gu
/** What is joined to the French word behind it. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)[’'](?=\p{L})/iu

/**
 * The words of a text that a dictionary may know: no addresses, no figures, no words in capitals.
 */
export function wordsOf(text: string, language: Language): Word[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => !/^\p{Lu}{2,}$/u.test(word) && !/\p{Ll}\p{Lu}/u.test(word))
    .map(({ 0: word, index }) => {
      const elided = language === 'fr' ? (ELIDED.exec(word)?.[0] ?? '') : ''
      const begins = BEGINNING.test(text.slice(Math.max(0, index - BACK), index)) || index === 0
      return {
        text: word.slice(elided.length),
        from: index + elided.length,
        isFirst: begins && elided === '',
        opens: begins,
      }
    })
}
