import type { CatalogueSource } from './artwork.ts'

/** A few sentences of an open text, under its heading. */
export interface OpenPassage {
  heading: string
  text: string
}

/** An open text on a work, as far as it may be told, with its source. */
export interface OpenText {
  source: CatalogueSource
  /** The code of its language. */
  language: string
  passages: OpenPassage[]
}
