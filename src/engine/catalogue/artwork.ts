import type { Localized } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { Region, StatementKind, Topic } from '#shared/statements.ts'

/** A maker, with life years (negative before our era) or null where they are not known. */
export interface Artist {
  key: string
  name: Localized
  aliases: string[]
  born: number | null
  bornCirca: boolean
  died: number | null
  origin: Localized | null
}

export interface Collection {
  name: Localized
  city: Localized | null
}

/** A publication that was read. `licence` is the licence of its text where it is stated. */
export interface CatalogueSource {
  id: string
  title: string
  publisher: string
  url: string
  licence: string | null
  /** When it was read, if that was while somebody waited. */
  read_at?: string | undefined
  /** The revision that was read, where the source counts them. */
  revision?: string | undefined
}

/** A note in English that statements rest on. */
export interface CatalogueFact {
  id: string
  topic: string
  certainty: 'agreed' | 'likely' | 'disputed'
  sources: string[]
  text: string
}

/** Something that anyone can find in the picture. */
export interface VisibleThing {
  id: string
  region: Region | null
  what: Localized
}

export interface CatalogueStatement {
  topic: Topic
  modes: Mode[]
  kind: Exclude<StatementKind, 'measured'>
  restsOn: string[]
  text: Localized
}

/** An artwork as the catalogue knows it: its identity, what is known with who says it, and, for some, the prose. */
export interface Artwork {
  slug: string
  titles: Localized
  originalTitle: string | null
  aliases: string[]
  artist: Artist
  attribution: 'certain' | 'attributed' | 'workshop' | 'unknown'
  /** Years, negative before our era. Null where no source has them, which the catalogue always has. */
  date: { from: number; to: number; circa: boolean } | null
  dateText: Localized | null
  /** Null as the date is. */
  medium: Localized | null
  /** Centimetres. */
  sizeCm: { height: number; width?: number | undefined; depth?: number | undefined } | null
  collection: Collection | null
  inventory: string | null
  movement: Localized | null
  genre: Localized | null
  wikidata: string | null
  /** 0..100: which of two works of one name is meant when nothing else tells. */
  fame: number
  identitySources: string[]
  sources: CatalogueSource[]
  facts: CatalogueFact[]
  visible: VisibleThing[]
  names: Localized[]
  /** Empty for works that are known by their identity only. */
  statements: CatalogueStatement[]
  /** Of a work that open sources know and the catalogue does not: the sources of each fact of its identity. */
  live?: { sourcesOf: Record<string, string[]> } | undefined
}

/** Whether our editors wrote a text on a work. */
export function hasFullText(artwork: Artwork): boolean {
  return artwork.live === undefined && artwork.statements.length > 0
}
