import type { Artwork } from '#engine/artwork/artwork.ts'
import { slipsBetween } from '#engine/text/slips-between.ts'
import { isChinese, plain } from '../plain.ts'
import { termsOf } from '../stems.ts'
import type { TitleIndex } from '../title-index.ts'
import { tellingWords } from '../title-words.ts'
import type { FoundName } from './label-names.ts'
import { respaced } from './segments.ts'

/** Dynasty and form stand around a Chinese title: 宋 … 軸. */
const MOST_CHINESE = 6
/** Shorter words are numbers of plates, abbreviations and slips. */
const LEAST_WORD = 4

/**
 * Whether the line of a title says more than title, maker, year, material and place: it may then
 * name another work of which the title is a part ("Sistine Chapel ceiling: Persian Sibyl").
 */
export function leavesOver(
  index: TitleIndex,
  lines: readonly string[],
  { slug }: Artwork,
  { words, spelling, line }: FoundName,
): boolean {
  const whole = respaced(lines[line] ?? '')
  if (isChinese(whole)) {
    const letters = [...whole.replace(/[^\p{Script=Han}]/gu, '')].length
    return letters - nameLength(words) > longestMaker(index, slug) + MOST_CHINESE
  }
  // What follows a year is the material.
  const text = plain(whole.replace(/(?:\bca?\.?\s*)?\d{4}.*$/u, ''))
  const isOwn = (word: string) =>
    spelling.includes(word) || words.some((part) => slipsBetween(part, word, 2) <= 2)
  const isOnLabel = (word: string) =>
    index.words.exact(termsOf(word)).has(slug) || index.words.close(word, 1).has(slug)
  if (slipsBetween(text.replaceAll(' ', ''), spelling, 3) <= 3) return false
  return tellingWords(text.split(' ')).some(
    (word) =>
      word.length >= LEAST_WORD && !word.includes(spelling) && !isOwn(word) && !isOnLabel(word),
  )
}

const nameLength = (words: readonly string[]) => [...words.join('')].length

function longestMaker(index: TitleIndex, slug: string): number {
  const makers = index.works.get(slug)?.makers ?? []
  return Math.max(0, ...makers.filter((name) => isChinese(name.join(''))).map(nameLength))
}
