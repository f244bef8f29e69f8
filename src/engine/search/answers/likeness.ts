import { isChinese } from '#engine/search/plain.ts'
import { slipsAllowed } from '#engine/search/slips.ts'
import { slipsBetween } from '#engine/text/slips-between.ts'
import { isName, rarity, type Vocabulary, type Weight } from './words.ts'

/** A question that we have an answer to. */
export interface Known {
  /** Its wordings, each as words. The first is the plainest. */
  wordings: string[][]
  /** The words of all its wordings. */
  own: ReadonlySet<string>
  /** The letters of its wordings. */
  letters: string
  /** The words of its answer, without idle ones. */
  told: ReadonlySet<string>
}

/**
 * In what ways a question is like one that we know. `whole`: how much of the likest wording it has,
 * 0..1. `first`: the words that it shares with the plainest wording, of all words of the two, 0..1.
 * `letters`: how much of its letters the wordings have, four by four, 0..1. `asked`: the weight of
 * its words that the wordings have. `told`: of those that only the answer has. `label`: the label
 * answers.
 */
export const TRAITS = ['whole', 'first', 'letters', 'asked', 'told', 'label'] as const
export type Likeness = Record<(typeof TRAITS)[number], number>

/**
 * A word of a question, and a word of known questions that it may be a form of, or mistyped for.
 */
export interface Meant {
  word: string
  near: string | null
  /** Neither our questions nor our texts have it. */
  isStrange: boolean
}

/** What a word counts for that is only near. */
const NEAR = 0.7
const BEGINNING = { letters: 5, share: 0.7 }

function beginAlike(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length)
  let alike = 0
  while (alike < most && one[alike] === other[alike]) alike += 1
  return alike >= BEGINNING.letters && alike >= BEGINNING.share * most
}

const isLong = (word: string) => /^~?[a-z]{4,}$/u.test(word)

/**
 * The words of a question as they were meant. @param isUsed whether our texts use a word as it is.
 */
export function meantBy(
  words: readonly string[],
  vocabulary: Vocabulary,
  isUsed: (word: string) => boolean,
): Meant[] {
  return words.map((word) => {
    const known = isUsed(word)
    if (vocabulary.has(word) || !isLong(word)) return { word, near: null, isStrange: !known }
    const most = known ? 0 : slipsAllowed(word.length - Number(word.startsWith('~')))
    const isNear = (other: string) =>
      beginAlike(word, other) || (most > 0 && slipsBetween(word, other, most) <= most)
    const near = [...vocabulary.keys()].find((other) => isLong(other) && isNear(other)) ?? null
    return { word, near, isStrange: !known && near === null }
  })
}

/** The letters of wordings, names set aside. */
export function lettersOf(wordings: readonly (readonly string[])[]): string {
  const joined = wordings.map((words) => {
    const own = words.filter((word) => !isName(word)).map((word) => word.replace('~', ''))
    return own.some(isChinese) ? own.join('') : ` ${own.join(' ')} `
  })
  return joined.join('|')
}

function piecesOf(letters: string): string[] {
  const size = isChinese(letters) ? 2 : 4
  const places = Math.max(0, letters.length - size + 1)
  return [...new Set(Array.from({ length: places }, (_, at) => letters.slice(at, at + size)))]
}

function sharesOfLetters(words: readonly string[], known: readonly Known[]): number[] {
  const pieces = piecesOf(lettersOf([words])).map((piece) => {
    const having = known.map(({ letters }) => letters.includes(piece))
    return { having, weight: rarity(known.length, having.filter(Boolean).length) }
  })
  const all = pieces.reduce((sum, { weight }) => sum + weight, 0)
  return known.map((_, at) => {
    const shared = pieces.reduce((sum, { having, weight }) => sum + (having[at] ? weight : 0), 0)
    return all === 0 ? 0 : shared / all
  })
}

/** How much of a word is among others. */
export const shareIn = (words: ReadonlySet<string>, { word, near }: Meant) => {
  if (words.has(word)) return 1
  return near !== null && words.has(near) ? NEAR : 0
}

/** How like a question is to each of those that we know. */
export function likenesses(
  meant: readonly Meant[],
  known: readonly (Known & { label?: unknown })[],
  weight: Weight,
): Likeness[] {
  const letters = sharesOfLetters(
    meant.map(({ word }) => word),
    known,
  )
  const asked = new Set(meant.flatMap(({ word, near }) => (near === null ? [word] : [word, near])))
  const compare = (wording: readonly string[]) => {
    const has = new Set(wording)
    let both = 0
    let lost = 0
    for (const one of meant) {
      const share = shareIn(has, one)
      both += weight(one.word) * share
      lost += weight(one.word) * (1 - share)
    }
    const left = wording.reduce((sum, word) => sum + (asked.has(word) ? 0 : weight(word)), 0)
    return {
      shared: both === 0 ? 0 : (2 * both) / (2 * both + lost + left),
      whole: both === 0 ? 0 : both / (both + left),
    }
  }
  return known.map(({ wordings, own, told, label }, at) => {
    const compared = wordings.map(compare)
    const likest = compared.toSorted((one, other) => other.shared - one.shared)[0]
    const plainest = label ? likest : compared[0]
    const weigh = (share: (one: Meant) => number) =>
      meant.reduce((sum, one) => sum + weight(one.word) * share(one), 0)
    return {
      whole: likest?.whole ?? 0,
      first: plainest?.shared ?? 0,
      letters: letters[at] ?? 0,
      asked: weigh((one) => shareIn(own, one)),
      told: weigh((one) => (shareIn(own, one) === 0 ? shareIn(told, one) : 0)),
      label: label ? 1 : 0,
    }
  })
}
