import type { ReadWord } from './read-request.ts'
import { hasTerm } from './stems.ts'
import type { IndexedWork } from './title-index.ts'

/** Whether a word is one letter: it may be the initial of a part of a name ("J.-L. David"). */
export const isInitial = (text: string) => /^\p{Script=Latin}$/u.test(text)

const isInitialOf = ({ text }: ReadWord, part: string) => isInitial(text) && part.startsWith(text)

function means(word: ReadWord, slug: string, part: string): boolean {
  const hits = word.hits.get(slug) ?? []
  return (
    isInitialOf(word, part) ||
    hits.some(({ term, fields }) => fields.has('maker') && hasTerm(part, term))
  )
}

/** Whether a word is an initial of the maker of a work, another part of whose name is there. */
export function isInitialOfMaker(
  word: ReadWord,
  words: readonly ReadWord[],
  { artwork, makers }: IndexedWork,
): boolean {
  const others = words.filter((other) => other !== word && [...other.text].length > 1)
  return makers.some(
    (name) =>
      name.some((part) => isInitialOf(word, part)) &&
      name.some((part) => others.some((other) => means(other, artwork.slug, part))),
  )
}

/** Whether words that name a maker, and nothing else, name the maker of this work. */
export function isMaker(words: readonly ReadWord[], { artwork, makers }: IndexedWork): boolean {
  const telling = words.filter(({ isAsking }) => !isAsking)
  return (
    telling.length > 0 &&
    makers.some((name) =>
      telling.every((word) => name.some((part) => means(word, artwork.slug, part))),
    )
  )
}

/** Whether the maker of this work is named among the words. */
export function isMakerIn(words: readonly ReadWord[], { artwork, makers }: IndexedWork): boolean {
  return makers.some((name) =>
    name.every((part) => words.some((word) => means(word, artwork.slug, part))),
  )
}
