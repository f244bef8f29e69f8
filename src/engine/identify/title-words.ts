import { fold } from '#shared/fold.ts'
import { NAME_MAX } from '#shared/limits.ts'

/** Articles and little words: two titles that differ in them only are the same title. */
const LITTLE = new Set(
  (
    'the a an of in on at with and by le la les l un une de du des d et a au aux en dans sur par avec ' +
    'el los las lo una del y por con il lo gli i e di da der die das den het een van ein eine'
  ).split(' '),
)

/** Words that say what a thing is, not which: "the painting Mona Lisa", "tableau", 「這幅畫」. */
const KIND = new Set(
  'painting picture artwork print tableau peinture toile oeuvre cuadro pintura obra lienzo 畫作 名畫 油畫 這幅畫'.split(
    ' ',
  ),
)

/**
 * A name as it is compared: folded, without punctuation, Chinese without spaces. Folding makes eighteen letters of some
 * (`ﷺ`): what is compared is no longer than what may be typed.
 */
export function plainTitle(text: string): string {
  return fold(text)
    .slice(0, NAME_MAX)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim()
}

/** The words that tell a title from others. Where there are only little ones, all of them. */
export function tellingWords(plain: string): string[] {
  const words = plain.split(' ').filter((word) => word !== '')
  const telling = words.filter((word) => !LITTLE.has(word))
  return telling.length > 0 ? telling : words
}

/** A typed name without the words that say what the thing is. */
export function withoutKind(plain: string): string {
  const words = plain.split(' ').filter((word) => !KIND.has(word))
  return words.join(' ')
}

/** How many typos a name of this many characters may have in all. */
export function typosAllowed(length: number): number {
  if (length <= 2) return 0
  if (length <= 8) return 1
  return length <= 15 ? 2 : 3
}

/** How many of them may fall into one word: more would make it another word (`Sunrise`, `Sunset`). */
export function typosAllowedInWord(length: number): number {
  if (length <= 2) return 0
  return length <= 9 ? 1 : 2
}
