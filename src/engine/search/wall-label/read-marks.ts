import type { Artwork } from '#engine/artwork/artwork.ts'
import { fold } from '#shared/fold.ts'

/** A shorter number may stand for anything. */
const LEAST_INVENTORY = 5
/** So long a number stands on no label by chance. */
const SURE_INVENTORY = 8
/** Two years so far apart are those of a life. */
const LIFE = 16

/** Says that the work is after another: in any of our languages, and in Latin abbreviations. */
const AFTER =
  /\b(?:after|copy|copied|follower|circle of|school of|workshop|studio of|manner of|imitator|replica|reproduction|d’après|d'apres|copie|atelier d|entourage|suiveur|école de|según|copia|taller|seguidor|círculo de|escuela de|réplica)\b|仿|摹|複製|臨本|工作坊|追隨者/iu

/** @param line the one that names the maker. */
export function saysAfter(line: string): boolean {
  return AFTER.test(line)
}

/** Letters and digits that are taken for one another. */
function asRead(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/o/gu, '0')
    .replace(/[il]/gu, '1')
}

/** `sure`: no other work has such a number. */
export type InventoryFinding = 'sure' | 'short' | null

/** Finds the inventory numbers of works on a label. */
export function inventoriesOn(lines: readonly string[]): (work: Artwork) => InventoryFinding {
  const texts = lines.map(asRead).filter((text) => /\d/u.test(text))
  return ({ inventory }) => {
    if (texts.length === 0 || inventory === null || !/\d/u.test(inventory)) return null
    // A Chinese sign before a long number is often read as another.
    const number = asRead(inventory.replace(/^\p{Script=Han}+(?=\d{8})/u, ''))
    if (number.length < LEAST_INVENTORY || !texts.some((text) => hasNumber(text, number)))
      return null
    return number.length >= SURE_INVENTORY && /\d{4}/u.test(number) ? 'sure' : 'short'
  }
}

/** Whether a number stands in a text, and not within a longer one. */
function hasNumber(text: string, number: string): boolean {
  const at = text.indexOf(number)
  return at >= 0 && !/\d/u.test(text[at - 1] ?? '') && !/\d/u.test(text[at + number.length] ?? '')
}

/** Years on a label, without those of lives. */
export function yearsOn(lines: readonly string[]): number[] {
  return lines.flatMap((line) => {
    const withoutLives = line.replace(
      /\b(\d{4})\s*[-–—~～至]\s*(?:c\.\s*|ca\.\s*|v\.\s*)?(\d{4})\b/gu,
      (years, from, to) => (Number(to) - Number(from) >= LIFE ? ' ' : years),
    )
    const isOfLife = /\b(?:born|active|né|née|nacid[oa]|actif|activ[oa])\b|生於|活動/iu.test(line)
    return isOfLife
      ? []
      : [...withoutLives.matchAll(/(?<!\d)(1\d{3}|20[0-2]\d)(?!\d)/gu)].map(([, year]) =>
          Number(year),
        )
  })
}

/**
 * Whether a year of a label is one of a work's: a year beside it is that of another version. Null
 * where the label has none, or the work has none.
 */
export function fitsYears(years: readonly number[], { date }: Artwork): boolean | null {
  if (years.length === 0 || date === null) return null
  return years.some((year) => date.from <= year && year <= date.to)
}

/** As they are read: II may be taken for Il. */
const NUMERAL = /(?<![\p{L}\p{N}])(?:\d+|[ivxl1]+)(?![\p{L}\p{N}])/gu

/** Whether two plain names have the same numerals: Composition VI is not Composition VII. */
export function haveSameNumerals(one: string, other: string): boolean {
  const of = (text: string) => (text.match(NUMERAL) ?? []).join(' ').replace(/[l1]/gu, 'i')
  return of(one) === of(other)
}
