import type { Artwork } from '#engine/artwork/artwork.ts'
import type { IdentityFact } from '#engine/gather/from-catalogue.ts'
import type { Label } from '#shared/label.ts'

/** A sentence made from a work's identity, with the identity facts that it rests on. */
export interface PhrasedSentence {
  text: string
  restsOn: IdentityFact[]
}

/** The facts on medium and size that the sentence on them states. */
export function mediumAndSize({ medium, size }: Label): IdentityFact[] {
  return [
    ...(medium === null ? [] : ['medium' as const]),
    ...(size === null ? [] : ['size' as const]),
  ]
}

/** How a language says what is known of any work. */
export interface Phrases {
  /** Who made it. */
  maker(label: Label, artwork: Artwork): PhrasedSentence
  /** When it was made. Null where that is not known. */
  made(label: Label): PhrasedSentence | null
  /** What it is made of, and how large it is. Null where neither is known. */
  object(label: Label): PhrasedSentence | null
  /** Where it is. Null where it has no one place. */
  place(label: Label): PhrasedSentence | null
  /** Whether it can be seen is not ours to say. Null where it has no one place. */
  visit(label: Label): PhrasedSentence | null
  /** What it is called, in all our languages. */
  names(artwork: Artwork): PhrasedSentence
  /** What it is counted among. Null where nothing is known of it. */
  kind(artwork: Artwork): PhrasedSentence | null
  /** A sentence of a quotation; its marks stand around all of it. */
  quoted(text: string, place: { isFirst: boolean; isLast: boolean }): string
  /**
   * The heading of what is quoted: who wrote it, under which heading, and in which language where
   * that is another one.
   */
  quotedFrom(publisher: string, heading: string, spoken: string | null): string
  /** Said of a work that open sources know and our catalogue does not. */
  fromOpenSources: string
  /** Said of a work whose full text is still to come. */
  stillToCome: string
  /**
   * What a language model says that it knows by itself: nobody is to take it for sourced, wherever
   * it is read.
   */
  own(text: string): string
  /** Said of a text by a language model whose meaning nobody checked. */
  unchecked: string
  /** Said when no answer to a question was found. */
  notFound: string
  /** Said when a question names another work or maker and is not about this one. */
  aboutAnother: string
  /** Said when no answer was found to a part of what was asked at once. */
  partNotFound: string
  sourcesHeading: string
  /** The maker's name that was typed is not that of the work found. */
  otherArtist(typed: string, label: Label): string
  /** The name that was typed is not quite that of the work found. */
  takenFor(typed: string, label: Label): string
}
