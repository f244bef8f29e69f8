import type { ReadWord } from './read-request.ts'
import { termsOf } from './stems.ts'
import type { IndexedWork } from './title-index.ts'

/** Whether a letter is the initial of a part of a name ("J.-L. David"). */
function isInitial(word: ReadWord, part: string): boolean {
  return /^\p{Script=Latin}$/u.test(word.text) && part.startsWith(word.text)
}

function means(word: ReadWord, slug: string, part: string): boolean {
  const hits = word.hits.get(slug) ?? []
  return (
    isInitial(word, part) ||
    hits.some(({ term, fields }) => fields.has('maker') && termsOf(part).includes(term))
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
      name.some((part) => isInitial(word, part)) &&
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
