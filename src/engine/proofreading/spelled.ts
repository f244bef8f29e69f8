import type { Language } from '#shared/languages.ts'
import type { Found } from './found.ts'
import { cased } from './rule.ts'
import { SLIPS } from './rulebook.ts'
import { onlyLacksAccents } from './spelling/ranked.ts'
import type { Spelled } from './spelling/speller.ts'
import type { Word } from './words-of.ts'

/** Shorter words are units and initials. */
const LEAST_LETTERS = 3
const UNITS = new Set('cm mm km kg px dpi ca vs etc al op ed no vol inc ltd www com'.split(' '))
/** A sentence of which more words are unknown is in another language. */
const FOREIGN_SHARE = 0.5
const FOREIGN_WORDS = 4

const HAS_ACCENTS = /\p{M}/u
const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** A word as it is looked up: at the beginning of a sentence its capital tells nothing. */
const sought = ({ text, isFirst }: Word) => (isFirst ? text.toLowerCase() : text)

/** Slips that are on the list of a language. */
export function listedSlips(words: readonly Word[], language: Language): Found[] {
  const { slips } = SLIPS[language]
  return words.flatMap(({ text, from }) => {
    const offers =
      slips.get(text.toLowerCase().replaceAll('’', "'")) ?? slips.get(text.toLowerCase())
    if (!offers) return []
    const isShort = text.length <= 4 && (offers[0]?.length ?? 0) >= text.length * 2
    return [
      {
        from,
        to: from + text.length,
        kind: 'spelling' as const,
        reason: isShort ? ('shortened' as const) : ('misspelt' as const),
        offers: offers.map((offer) => cased(text, offer)),
        goal: null,
        sure: true,
      },
    ]
  })
}

/** Words to be looked up, each once; those with a capital in the middle of a sentence are names. */
export function lookedUp(words: readonly Word[]): { words: string[]; asked: string[] } {
  const common = words.filter(
    (word) =>
      (word.isFirst || !isCapital(word.text)) &&
      !/[’'-]\p{Lu}/u.test(word.text) &&
      word.text.length >= LEAST_LETTERS &&
      !UNITS.has(word.text.toLowerCase()),
  )
  return {
    words: [...new Set(common.map(sought))],
    asked: [...new Set(common.filter(({ text }) => isCapital(text)).map(({ text }) => text))],
  }
}

/**
 * The words that no dictionary has, with what may be meant; those of a sentence in another language
 * are left alone.
 */
export function misspelt(words: readonly Word[], { unknown, known }: Spelled): Found[] {
  const sentences: Word[][] = []
  for (const word of words) {
    const last = sentences.at(-1)
    if (!last || word.opens) sentences.push([word])
    else last.push(word)
  }
  return sentences.flatMap((sentence) => {
    const doubtful = sentence.filter((word) => unknown.has(sought(word)) && !known.has(word.text))
    const isForeign =
      sentence.length >= FOREIGN_WORDS && doubtful.length > sentence.length * FOREIGN_SHARE
    return isForeign
      ? []
      : doubtful.flatMap((word) => doubtOf(word, unknown.get(sought(word)) ?? []))
  })
}

function doubtOf({ text, from }: Word, offers: string[]): Found[] {
  const [first] = offers
  // A first word that resembles no other is a name.
  if (first === undefined && isCapital(text)) return []
  const lacksAccents = offers.filter((offer) => onlyLacksAccents(text, offer))
  return [
    {
      from,
      to: from + text.length,
      kind: 'spelling',
      reason: first === undefined ? 'unknown' : lacksAccents.length > 0 ? 'accent' : 'misspelt',
      offers: offers.map((offer) => cased(text, offer)),
      goal: null,
      sure:
        lacksAccents.length === 1 &&
        first?.toLowerCase() !== text.toLowerCase() &&
        !isCapital(text) &&
        !HAS_ACCENTS.test(text.normalize('NFD')),
    },
  ]
}
