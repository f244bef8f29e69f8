import {
  type Described,
  type Essays,
  type PlacedSentence,
  sentencesOfEssay,
  type WrittenQuestions,
} from '#engine/essay.ts'
import type { Language, Localized } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import type { Region } from '#shared/statements.ts'
import type { OpenText } from './open-text.ts'

/** A maker, with life years (negative before our era) or null where they are not known. */
export interface Artist {
  key: string
  name: Localized
  aliases: string[]
  born: number | null
  bornCirca: boolean
  died: number | null
  origin: Localized | null
  /** More than one person. */
  several?: boolean | undefined
  /** Nobody whose name is known. */
  unnamed?: boolean | undefined
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

/**
 * An artwork as the catalogue knows it: its identity, what is known with who says it, and, for
 * some, the prose.
 */
export interface Artwork {
  slug: string
  titles: Localized
  originalTitle: string | null
  aliases: string[]
  artist: Artist
  attribution: 'certain' | 'attributed' | 'workshop' | 'unknown'
  /**
   * Years, negative before our era. Null where no source has them, which the catalogue always has.
   */
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
  /** Null for works that are known by their label only. */
  essays: Essays | null
  /** Null for works whose questions are not written yet. */
  questions: WrittenQuestions | null
  /** Null for works that are not described yet. */
  described: Record<Language, Described> | null
  /**
   * Of a work that open sources know and the catalogue does not: the sources of each fact of its
   * identity, and the open texts on it.
   */
  live?: { sourcesOf: Record<string, string[]>; texts: OpenText[] } | undefined
}

/** Whether a maker has a page of their own: those of the catalogue whose names are known. */
export function hasPage({ artist, live }: Pick<Artwork, 'artist' | 'live'>): boolean {
  return live === undefined && artist.unnamed !== true
}

/** Whether the catalogue has essays on a work. */
export function hasFullText(artwork: Artwork): artwork is Artwork & { essays: Essays } {
  return artwork.live === undefined && artwork.essays !== null
}

/** Every sentence that the essays on a work have in one language, the shortest essay first. */
export function sentencesOn({ essays }: Artwork, language: Language): PlacedSentence[] {
  return essays === null ? [] : MODES.flatMap((mode) => sentencesOfEssay(essays[mode][language]))
}
