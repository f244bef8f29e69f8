import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { IdentityFact } from '#engine/research/from-catalogue.ts'
import type { Label } from '#shared/api/analysis.ts'

/** A sentence made from a work's identity, with the identity facts that it rests on. */
export interface PhrasedSentence {
  text: string
  restsOn: IdentityFact[]
}

/** The facts on maker and date that the sentence on them states. */
export function makerAndDate({ date }: Label): IdentityFact[] {
  return date === '' ? ['artist'] : ['artist', 'date']
}

/** The facts on medium and size that the sentence on them states. */
export function mediumAndSize({ medium, size }: Label): IdentityFact[] {
  return [...(medium === null ? [] : ['medium' as const]), ...(size === null ? [] : ['size' as const])]
}

/** How a language says what is known of any work. */
export interface Phrases {
  /** Who made it, and when, where that is known. */
  maker(label: Label, artwork: Artwork): PhrasedSentence
  /** What it is made of, and how large it is. Null where neither is known. */
  object(label: Label): PhrasedSentence | null
  /** Where it is. Null where it has no one place. */
  place(label: Label): PhrasedSentence | null
  /** What it is counted among. Null where nothing is known of it. */
  kind(artwork: Artwork): PhrasedSentence | null
  /** The beginning of an article in the encyclopedia, word for word. */
  quote(text: string): string
  /** What Wikidata lists as shown in the work. */
  depicts(things: string): string
  /** In the place of a maker's name. */
  unknownArtist: string
  /** Said of a work that open sources know and our catalogue does not. */
  fromOpenSources: string
  /** Said of a work whose full text is still to come. */
  stillToCome: string
  /** Said when no answer to a question was found. */
  notFound: string
  sourcesHeading: string
  /** The maker's name that was typed is not that of the work found. */
  otherArtist(typed: string, label: Label): string
  /** The name that was typed is not quite that of the work found. */
  takenFor(typed: string, label: Label): string
}
