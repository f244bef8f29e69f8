import MiniSearch from 'minisearch'
import { fold, searchWords } from '#shared/fold.ts'
import type { NamedWork } from '#web/artworks/known-works.ts'

const MOST_SUGGESTED = 7
/** So many letters may be wrong, of each so many and at most, in words of at least so many. */
const FORGIVEN = { share: 0.3, most: 2, letters: 4 }

function textOf({ title, artist, names }: NamedWork): string {
  return ` ${fold(`${title} ${artist}`)} ${names}`
}

const indexes = new WeakMap<readonly NamedWork[], MiniSearch<NamedWork>>()

function indexOf(works: readonly NamedWork[]): MiniSearch<NamedWork> {
  const known = indexes.get(works)
  if (known) return known
  const index = new MiniSearch<NamedWork>({
    idField: 'slug',
    fields: ['title', 'artist', 'names'],
    processTerm: fold,
  })
  index.addAll(works)
  indexes.set(works, index)
  return index
}

/** Works whose names hold all words of a search. */
function findWritten<Work extends NamedWork>(works: readonly Work[], search: string): Work[] {
  const words = searchWords(search)
  return works.filter((work) => words.every((word) => textOf(work).includes(word)))
}

/** Works whose names are nearly so written, the nearest first. */
function findMisspelt<Work extends NamedWork>(works: readonly Work[], search: string): Work[] {
  const { share, most, letters } = FORGIVEN
  const bySlug = new Map(works.map((work) => [work.slug, work]))
  return indexOf(works)
    .search(search, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => word.length >= letters && share,
      maxFuzzy: most,
    })
    .flatMap(({ id }) => bySlug.get(id) ?? [])
}

/**
 * The works that all words of a search name, by title or maker in any language, the best known
 * first. Where there are none, slips of the pen are forgiven.
 */
export function findWorks<Work extends NamedWork>(works: readonly Work[], search: string): Work[] {
  const found = findWritten(works, search)
  return found.length > 0 ? found : findMisspelt(works, search)
}

/**
 * A few works of some lists to choose from while a name is typed: those whose title begins so
 * before those that only contain it.
 */
export function suggestWorks(lists: readonly (readonly NamedWork[])[], typed: string): NamedWork[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const begins = ({ title }: NamedWork) => fold(title).startsWith(words.join(' '))
  const starts = (work: NamedWork) => words.every((word) => textOf(work).includes(` ${word}`))
  const found = findWritten(lists.flat(), typed)
  if (found.length === 0)
    return lists.flatMap((works) => findMisspelt(works, typed)).slice(0, MOST_SUGGESTED)
  const ranked = [
    ...found.filter(begins),
    ...found.filter((work) => !begins(work) && starts(work)),
    ...found.filter((work) => !begins(work) && !starts(work)),
  ]
  return ranked.slice(0, MOST_SUGGESTED)
}
