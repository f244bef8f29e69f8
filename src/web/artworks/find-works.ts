import { fold, searchWords } from '#shared/fold.ts'
import type { NamedWork } from '#web/artworks/known-works.ts'

const MOST_SUGGESTED = 7

function textOf({ title, artist, names }: NamedWork): string {
  return ` ${fold(`${title} ${artist}`)} ${names}`
}

/**
 * The works that all words of a search name, by title or maker in any language, the best known
 * first.
 */
export function findWorks<Work extends NamedWork>(works: readonly Work[], search: string): Work[] {
  const words = searchWords(search)
  return works.filter((work) => words.every((word) => textOf(work).includes(word)))
}

/**
 * A few works to choose from while a name is typed: those whose title begins so before those that
 * only contain it.
 */
export function suggestWorks(works: readonly NamedWork[], typed: string): NamedWork[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const begins = ({ title }: NamedWork) => fold(title).startsWith(words.join(' '))
  const starts = (work: NamedWork) => words.every((word) => textOf(work).includes(` ${word}`))
  const found = findWorks(works, typed)
  const ranked = [
    ...found.filter(begins),
    ...found.filter((work) => !begins(work) && starts(work)),
    ...found.filter((work) => !begins(work) && !starts(work)),
  ]
  return ranked.slice(0, MOST_SUGGESTED)
}
