import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { IdentityFact } from '#engine/research/from-catalogue.ts'
import type { Label } from '#shared/api/analysis.ts'

/** A sentence made from a work's identity, with the identity facts that it rests on. */
export interface PhrasedSentence {
  text: string
  restsOn: IdentityFact[]
}

/** How a language says what is known of any work. */
export interface Phrases {
  /** Who made it, and when. */
  maker(label: Label, artwork: Artwork): PhrasedSentence
  /** What it is made of, and how large it is. */
  object(label: Label, artwork: Artwork): PhrasedSentence
  /** Where it is. Null where it has no one place. */
  place(label: Label): PhrasedSentence | null
  /** What it is counted among. Null where nothing is known of it. */
  kind(artwork: Artwork): PhrasedSentence | null
  /** Said of a work whose full text is still to come. */
  stillToCome: string
  /** Said when a question has no answer in our sources. */
  notInSources: string
  sourcesHeading: string
  /** The maker's name that was typed is not that of the work found. */
  otherArtist(typed: string, label: Label): string
  /** The name that was typed is not quite that of the work found. */
  takenFor(typed: string, label: Label): string
}
