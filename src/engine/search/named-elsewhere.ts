import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { fitsOf } from './find-title.ts'
import type { Fit } from './fit.ts'
import { isMaker, isMakerIn } from './makers.ts'
import { isChinese, plain } from './plain.ts'
import { readRequest } from './read-request.ts'
import type { TitleIndex } from './title-index.ts'

const MOST_WORKS = 3
const ASKS_WHO = /\b(?:who|qui|quien)\b|谁/u

/**
 * Whether a name is meant as one: written with a capital inside the question, or all else being words of asking ("who painted
 * the mona lisa"), unless it is a single word ("Who is the boy?" does not ask for "The Boy").
 */
function isMeant({ name, work, over }: Fit, question: string): boolean {
  if (isChinese(name.whole) || (over === 0 && name.words.length > 1)) return true
  const capitals = [...question.matchAll(/(?<=\S\s+\S*)\p{Lu}[\p{L}\p{N}]*/gu)].map(([word]) => plain(word))
  return work.names.some(({ words }) => words.every((word) => capitals.includes(word)))
}

const byFame = (one: Fit, other: Fit) =>
  Number(hasFullText(other.work.artwork)) - Number(hasFullText(one.work.artwork)) ||
  other.work.artwork.fame - one.work.artwork.fame

/**
 * The works that a question names which is not about this one: by title one, by their maker at most three, the best known first.
 * "Who painted the Sistine Chapel?" names works by their place. None where this work has the name as well.
 */
export function worksNamedElsewhere(index: TitleIndex, question: string, own: Artwork | null): Artwork[] {
  // Letters by themselves are initials only in names.
  const words = readRequest(index, question).filter(({ text }) => isChinese(text) || text.length > 1)
  const fits = fitsOf(index, words)
  const without = (named: readonly Fit[], most: number) => {
    const artworks = named.map(({ work }) => work.artwork)
    return artworks.some(({ slug }) => slug === own?.slug) ? [] : artworks.slice(0, most)
  }
  const titled = fits
    .filter(({ covered, slips, named }) => named > 0 && covered === 1 && slips === 0)
    .filter((fit) => isMeant(fit, question))
    .toSorted((one, other) => one.over - other.over || other.named - one.named || byFame(one, other))
  if (titled.length > 0) return without(titled, 1)
  const asksWho = ASKS_WHO.test(plain(question, Number.POSITIVE_INFINITY))
  const byLabel = fits.filter(
    (fit) => isMaker(words, fit.work) || isMakerIn(words, fit.work) || (asksWho && fit.isLabelOnly),
  )
  return without(byLabel.toSorted(byFame), MOST_WORKS)
}
