import type { Artwork } from '#engine/artwork/artwork.ts'
import { perWork } from '#engine/artwork/per-work.ts'
import { makersOf, namesOf, placesOf } from '#engine/search/names.ts'
import { isChinese, plain } from '#engine/search/plain.ts'
import type { Language } from '#shared/languages.ts'
import { MAKER_NAME, PLACE_NAME, WORK_NAME, wordsIn } from './words.ts'

/** Parts of names this short are too often words. */
const SHORTEST = 4

const longestFirst = (names: Iterable<string>) =>
  [...new Set(names)].toSorted((one, other) => other.length - one.length)

function finds(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null
  const ends = (name: string) =>
    isChinese(name) ? name : `(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`
  return new RegExp(names.map(ends).join('|'), 'gu')
}

const namesIn = perWork((artwork: Artwork) => {
  const makers = makersOf(artwork)
  const parts = makers.flatMap((name) => name.split(' ')).filter((part) => part.length >= SHORTEST)
  const whole = makers.filter((name) => name.length >= SHORTEST || isChinese(name))
  return {
    work: finds(longestFirst(namesOf(artwork))),
    maker: finds(longestFirst([...whole, ...parts])),
  }
})

/**
 * A question in words, with one word for the names of its work, one for those of its maker and one
 * for any museum or city that has works of ours: every question may have them.
 */
export type ReadQuestion = (text: string, artwork: Artwork | null, language: Language) => string[]

export function readingWithoutNames(artworks: readonly Artwork[]): ReadQuestion {
  const places = artworks.map(placesOf).flatMap(({ museum, city }) => [...museum, ...city])
  const place = finds(
    longestFirst(places.filter((name) => name.length >= SHORTEST || isChinese(name))),
  )
  return (text, artwork, language) => {
    const { work, maker } = artwork ? namesIn(artwork, language) : { work: null, maker: null }
    const asked = plain(text, Number.POSITIVE_INFINITY)
    const without = (rest: string, names: RegExp | null, name: string) =>
      names ? rest.replace(names, ` ${name} `) : rest
    const unnamed = without(
      without(without(asked, work, WORK_NAME), place, PLACE_NAME),
      maker,
      MAKER_NAME,
    )
    return wordsIn(unnamed, language)
  }
}
