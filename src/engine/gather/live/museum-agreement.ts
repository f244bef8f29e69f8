import type { Artwork } from '#engine/artwork/artwork.ts'
import { plain } from '#engine/search/plain.ts'
import { tellingWords } from '#engine/search/title-words.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { Item } from './item.ts'
import type { MuseumRecord } from './museums.ts'
import { safeLabel } from './safe-text.ts'
import type { Named } from './wikidata.ts'

/** A value, and who says so. */
export interface Agreed<T> {
  value: T | null
  by: { wikidata: boolean; museum: boolean }
}

const SAME_LENGTH_CM = 1

function core(text: string): string {
  return tellingWords(plain(text).split(' ')).join(' ')
}

/**
 * Whether a museum's record is on the work: it names the entity, or title and maker are those of
 * the work.
 */
function isOn(record: MuseumRecord, item: Item, maker: Named | undefined): boolean {
  if (record.entity !== null) return record.entity === item.id
  const titles = [...LANGUAGES.map((language) => item.titles[language]), ...item.aliases].map(core)
  const makers = maker ? [...Object.values(maker.names), ...maker.aliases].map(core) : []
  return titles.includes(core(record.title)) && makers.includes(core(record.artist))
}

/**
 * Whether an item is a work of the catalogue: one of its titles is that of the work, and a maker is
 * its maker.
 */
export function isTheWork(
  item: Item,
  makers: ReadonlyMap<string, Named>,
  { titles, aliases, artist }: Artwork,
): boolean {
  const wanted = [...LANGUAGES.map((language) => titles[language]), ...aliases].map(core)
  const names = [...LANGUAGES.map((language) => artist.name[language]), ...artist.aliases].map(core)
  const isNamed = [...LANGUAGES.map((language) => item.titles[language]), ...item.aliases].some(
    (title) => wanted.includes(core(title)),
  )
  const isMade = item.makers.some((id) => {
    const maker = makers.get(id)
    return (
      maker !== undefined &&
      [...Object.values(maker.names), ...maker.aliases].some((name) => names.includes(core(name)))
    )
  })
  return isNamed && isMade
}

/** What Wikidata says, else what the museum says; who says the same is named beside. */
function either<T>(
  own: T | null,
  museum: T | null,
  isSame: (own: T, museum: T) => boolean,
): Agreed<T> {
  if (own === null) return { value: museum, by: { wikidata: false, museum: museum !== null } }
  return { value: own, by: { wikidata: true, museum: museum !== null && isSame(own, museum) } }
}

type Size = NonNullable<Artwork['sizeCm']>
type Years = NonNullable<Artwork['date']>

function isSameSize(own: Size, museum: Size): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) <= SAME_LENGTH_CM
  return isNear(own.height, museum.height) && isNear(own.width ?? 0, museum.width ?? 0)
}

/**
 * Lays a museum's record beside what Wikidata says. A record on another work counts for nothing,
 * and nothing of the museum's words is taken that may not be printed.
 */
export function agreed(item: Item, given: MuseumRecord | null, maker: Named | undefined) {
  const title = given && safeLabel(given.title, 'en')
  const museum = given && title !== null && isOn(given, item, maker) ? { ...given, title } : null
  const inventory = museum?.inventory ? safeLabel(museum.inventory, 'en') : null
  const theirs = museum?.years ?? null
  const ours = item.made?.date ?? null
  const inWords = ({ from, to }: Years) => (from === to ? `${from}` : `${from}–${to}`)
  const isWithin = (own: Years, other: Years) => own.from >= other.from && own.to <= other.to
  const differing =
    museum && ours && theirs && !isWithin(ours, theirs)
      ? [
          `The date is given differently: Wikidata has ${inWords(ours)}, ${museum.publisher} has ${inWords(theirs)}.`,
        ]
      : []
  return {
    museum,
    /** What Wikidata and the museum say differently, in English. */
    differing,
    date: either<Years>(ours, theirs, isWithin),
    size: either<Size>(item.sizeCm, museum?.sizeCm ?? null, isSameSize),
    inventory: either(item.inventory, inventory, (own, theirs) => own === theirs),
    medium: museum?.medium ? safeLabel(museum.medium, 'en') : null,
  }
}
