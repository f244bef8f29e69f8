import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { type Fit, fitOf } from './fit.ts'
import { isMaker, isMakerIn } from './makers.ts'
import type { IndexedName } from './names.ts'
import { isChinese, plain } from './plain.ts'
import { type ReadWord, readRequest } from './read-request.ts'
import type { IndexedWork, TitleIndex } from './title-index.ts'

const MOST_WORKS = 3
/** A shorter Chinese name is too often a word. */
const CHINESE_NAME = 3
const ASKS_WHO = /\b(?:who|qui|quien)\b|谁/u

/** The words that stand with a capital inside a question, plain. */
function capitalsIn(question: string): Set<string> {
  const words = question.matchAll(/(?<=\S\s+\S*)\p{Lu}[\p{L}\p{N}]*/gu)
  return new Set([...words].map(([word]) => plain(word)))
}

/** Whether a title stands in a question, word by word, and is meant as one. */
function titleIn(question: string, words: readonly ReadWord[]) {
  const asked = plain(question, Number.POSITIVE_INFINITY)
  const typed = new Set(words.map(({ text }) => text))
  const capitals = capitalsIn(question)
  return ({ over }: Fit, name: IndexedName, isKnownWell: boolean): boolean => {
    if (isChinese(name.whole))
      return (
        asked.includes(name.whole) &&
        (name.whole.length >= CHINESE_NAME || (isKnownWell && over === 0))
      )
    if (name.words.length === 0 || !name.words.every((word) => typed.has(word))) return false
    return name.words.every((word) => capitals.has(word)) || (over === 0 && name.words.length > 1)
  }
}

/** The works of the catalogue that have one of the words on their labels. */
function worksHaving(index: TitleIndex, words: readonly ReadWord[]): IndexedWork[] {
  const slugs = new Set(
    words.filter(({ isAsking }) => !isAsking).flatMap(({ hits }) => [...hits.keys()]),
  )
  return [...slugs].flatMap((slug) => index.works.get(slug) ?? []).filter(({ isRing }) => !isRing)
}

const byFame = (one: Fit, other: Fit) =>
  Number(hasFullText(other.work.artwork)) - Number(hasFullText(one.work.artwork)) ||
  other.work.artwork.fame - one.work.artwork.fame

/**
 * The works of the catalogue that a question names which is not about this one: by title one, by
 * their maker at most three, the best known first. "Who painted the Sistine Chapel?" names works by
 * their place. A name has its capital ("Who is the boy?" does not ask for "The Boy"), unless it has
 * several words and all others are words of asking. None where this work has it as well.
 *
 * @param isTold whether our text on this work speaks of a maker: then the question may be about
 * both.
 */
export function worksNamedElsewhere(
  index: TitleIndex,
  question: string,
  own: Artwork | null,
  isTold: (word: string) => boolean,
): Artwork[] {
  const words = readRequest(index, question, true)
  const fits = worksHaving(index, words)
    .map((work) => fitOf(index, work, words))
    .toSorted(byFame)
  const but = (named: readonly Fit[], most: number) => {
    const artworks = named.map(({ work }) => work.artwork)
    return artworks.some(({ slug }) => slug === own?.slug) ? [] : artworks.slice(0, most)
  }
  const isTitle = titleIn(question, words)
  const titled = fits.filter((fit) =>
    fit.work.names.some((name) => isTitle(fit, name, hasFullText(fit.work.artwork))),
  )
  if (titled.length > 0) return but(titled, 1)
  const capitals = capitalsIn(question)
  const names = words.filter(({ text }) => (isChinese(text) || capitals.has(text)) && !isTold(text))
  const isByPlace =
    ASKS_WHO.test(plain(question, Number.POSITIVE_INFINITY)) &&
    words.every((word) => word.isAsking || names.includes(word))
  const isBy = ({ work }: Fit) =>
    work.artwork.artist.unnamed !== true && (isMaker(names, work) || isMakerIn(names, work))
  const byLabel = fits.filter((fit) => isBy(fit) || (isByPlace && fit.isLabelOnly))
  return but(byLabel, MOST_WORKS)
}
