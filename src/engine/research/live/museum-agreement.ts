import type { Artwork } from '#engine/catalogue/artwork.ts'
import { plainTitle, tellingWords } from '#engine/identify/title-words.ts'
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
  return tellingWords(plainTitle(text)).join(' ')
}

/** Whether a museum's record is on the work: it names the entity, or title and maker are those of the work. */
function isOn(record: MuseumRecord, item: Item, maker: Named | undefined): boolean {
  if (record.entity !== null) return record.entity === item.id
  const titles = [...LANGUAGES.map((language) => item.titles[language]), ...item.aliases].map(core)
  const makers = maker ? [...Object.values(maker.names), ...maker.aliases].map(core) : []
  return titles.includes(core(record.title)) && makers.includes(core(record.artist))
}

/** What Wikidata says, else what the museum says; who says the same is named beside. */
function either<T>(own: T | null, museum: T | null, isSame: (own: T, museum: T) => boolean): Agreed<T> {
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
 * Lays a museum's record beside what Wikidata says. A record on another work counts for nothing, and nothing of the
 * museum's words is taken that may not be printed.
 */
export function agreed(item: Item, given: MuseumRecord | null, maker: Named | undefined) {
  const title = given && safeLabel(given.title, 'en')
  const museum = given && title !== null && isOn(given, item, maker) ? { ...given, title } : null
  const inventory = museum?.inventory ? safeLabel(museum.inventory, 'en') : null
  const isWithin = (own: Years, theirs: Years) => own.from >= theirs.from && own.to <= theirs.to
  return {
    museum,
    date: either<Years>(item.made?.date ?? null, museum?.years ?? null, isWithin),
    size: either<Size>(item.sizeCm, museum?.sizeCm ?? null, isSameSize),
    inventory: either(item.inventory, inventory, (own, theirs) => own === theirs),
    medium: museum?.medium ? safeLabel(museum.medium, 'en') : null,
  }
}
