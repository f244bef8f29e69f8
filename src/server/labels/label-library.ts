import type { DatabaseSync } from 'node:sqlite'
import type { Artwork } from '#engine/artwork/artwork.ts'
import type { LabelLibrary } from '#engine/identify/label-library.ts'
import { partsOf } from '#engine/search/parts.ts'
import { plain } from '#engine/search/plain.ts'
import { artworkOf, type DumpedWork } from './dumped-work.ts'

const MOST_OF_A_NAME = 24
const MOST_WITH_WORDS = 16
/** A request of more words is no mistyped name. */
const MOST_MISTYPED = 6

type Row = { body: string }

function inQuotes(words: readonly string[], between: 'and' | 'or'): string {
  return words.map((word) => `"${word}"`).join(` ${between.toUpperCase()} `)
}

/** Three neighbouring letters each, as the index has them. */
function trigramsOf(words: readonly string[]): string[] {
  const all = words.flatMap((word) => {
    const letters = [...word]
    return letters.slice(2).map((_letter, at) => letters.slice(at, at + 3).join(''))
  })
  return [...new Set(all)]
}

/**
 * Museums and Wikidata may have the same work: the better known entry stays. Two of one dump are
 * two works.
 */
function eachOnce(works: readonly DumpedWork[]): DumpedWork[] {
  const isSame = (one: DumpedWork, other: DumpedWork) => {
    if (one.publisher === other.publisher) return one.slug === other.slug
    if (one.entity !== null && other.entity !== null) return one.entity === other.entity
    const words = ({ titles, maker }: DumpedWork) => plain(`${titles.en ?? ''} ${maker.en ?? ''}`)
    const years = one.date && other.date ? Math.abs(one.date.from - other.date.from) : 0
    return words(one) === words(other) && years <= 1
  }
  const known = works.toSorted((one, other) => other.fame - one.fame)
  return known.filter((work, at) => known.findIndex((other) => isSame(other, work)) === at)
}

/** The imported labels, for asking. */
export function createLabelLibrary(file: DatabaseSync): LabelLibrary {
  const ofNames = file.prepare(
    `select body from works where id in (select work from titles where name in (select value from json_each(?)))
     order by fame desc limit ${MOST_OF_A_NAME}`,
  )
  const withWords = file.prepare(
    `select body from (select rowid as id from names where names match ? order by rank limit ${MOST_WITH_WORDS})
     join works using (id)`,
  )
  const ofSlug = file.prepare('select body from works where slug = ?')
  const read = (rows: unknown[]) =>
    (rows as Row[]).map(({ body }) => JSON.parse(body) as DumpedWork)

  return {
    find({ name, artist }): Artwork[] {
      const { names, words } = partsOf(name, artist)
      const named = read(ofNames.all(JSON.stringify(names)))
      const having = words.length > 0 ? read(withWords.all(inQuotes(words, 'and'))) : []
      const near = words.length <= MOST_MISTYPED ? trigramsOf(words) : []
      const isFound = named.length + having.length > 0 || near.length === 0
      const alike = isFound ? [] : read(withWords.all(inQuotes(near, 'or')))
      return eachOnce([...named, ...having, ...alike]).map(artworkOf)
    },
    bySlug(slug) {
      const row = ofSlug.get(slug) as Row | undefined
      return row ? artworkOf(JSON.parse(row.body) as DumpedWork) : null
    },
  }
}
