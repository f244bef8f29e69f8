import { slipsBetween } from '#engine/text/slips-between.ts'
import type { SpelledLanguage } from './speller.ts'

const OFFERED_MOST = 4
/** More slips than this in a word of so many letters make it another word. */
const SLIPS_IN = (length: number) => (length < 5 ? 1 : length < 9 ? 2 : 3)

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** How a word sounds, roughly: what is spelt the same by ear is likely to be meant. */
const SOUNDS: Record<SpelledLanguage, [RegExp, string][]> = {
  en: [
    [/ph/gu, 'f'],
    [/ie|ei|ea|ee/gu, 'i'],
    [/ou|oo|oa/gu, 'o'],
    [/ck|qu|c(?![eih])/gu, 'k'],
    [/c(?=[ei])/gu, 's'],
    [/(.)\1/gu, '$1'],
    [/e(?=ment|ly|d$|$)/gu, ''],
  ],
  fr: [
    [/ph/gu, 'f'],
    [/eau|au/gu, 'o'],
    [/ai|ei|é|è|ê|ë/gu, 'e'],
    [/qu|ck|c(?![eiyh])/gu, 'k'],
    [/ç|c(?=[eiy])/gu, 's'],
    [/y/gu, 'i'],
    [/(.)\1/gu, '$1'],
    [/[tdsxpe]+$/gu, ''],
  ],
  es: [
    [/v/gu, 'b'],
    [/qu|k|c(?![eih])/gu, 'k'],
    [/z|c(?=[ei])/gu, 's'],
    [/g(?=[ei])/gu, 'j'],
    [/ll/gu, 'y'],
    [/(?<!c)h/gu, ''],
    [/(.)\1/gu, '$1'],
  ],
}

function sound(word: string, language: SpelledLanguage): string {
  return bare(
    SOUNDS[language].reduce((made, [find, by]) => made.replace(find, by), word.toLowerCase()),
  )
}

/** Words that nobody wants to be offered. */
const UNWANTED =
  /^(?:poo\p{L}*|pee\p{L}*|shit\p{L}*|tit\p{L}{0,2}|cunt\p{L}*|fuck\p{L}*|dick\p{L}*|merd\p{L}*|put[ea]s?|pen[ei]s|culo?s?|caca\p{L}*)$/iu

/**
 * What may be meant by a word that no dictionary has: what only lacks a capital or its accents
 * first, then what sounds the same, then what is fewer slips away; in the order of the dictionary
 * where that is the same. Of two words for one, only those that leave no letter out.
 */
export function ranked(
  word: string,
  suggestions: readonly string[],
  language: SpelledLanguage,
): string[] {
  const lower = word.toLowerCase()
  const weigh = (offer: string): number => {
    const other = offer.toLowerCase()
    if (other === lower) return 0
    if (bare(other) === bare(lower)) return 0.1
    const first = bare(other).charAt(0) === bare(lower).charAt(0) ? 0 : 0.4
    const split = /[\s-]/u.test(other) ? 0.5 : 0
    const slips = slipsBetween(lower, other, Math.max(lower.length, other.length))
    return (
      (sound(other, language) === sound(lower, language) ? 0.2 + slips / 10 : slips) + first + split
    )
  }
  return [...new Set(suggestions)]
    .filter((offer) => !UNWANTED.test(offer) && (!/[\s-]/u.test(offer) || isParted(lower, offer)))
    .filter(
      (offer) => !/^\p{Lu}/u.test(offer) || /^\p{Lu}/u.test(word) || offer.toLowerCase() === lower,
    )
    .map((offer) => ({ offer, weight: weigh(offer) }))
    .filter(({ weight }) => weight <= SLIPS_IN(word.length) + 0.4)
    .sort((a, b) => a.weight - b.weight)
    .slice(0, OFFERED_MOST)
    .map(({ offer }) => offer)
}

/** `a lot` for `alot`, and not `tableau s` for `tableaus`. */
function isParted(word: string, offer: string): boolean {
  const parts = offer.toLowerCase().split(/[\s-]/u)
  return (
    parts.join('') === word &&
    parts.every((part) => part.length > 2 || /^(?:a|à|y|de|la|le|of|to|in|no|en|un)$/u.test(part))
  )
}

/** Whether a word only lacks a capital or its accents. */
export function onlyLacksAccents(word: string, offer: string): boolean {
  return bare(word.toLowerCase()) === bare(offer.toLowerCase())
}
