import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Draft, Ledger } from '#engine/ledger.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/** For whom something is written. */
export interface Task {
  mode: Mode
  language: Language
  /** The reader's own question, or empty. */
  question: string
}

/** What is to be written. */
export interface Brief extends Task {
  artwork: Artwork
}

/** Writes drafts from a ledger; what it writes passes the gate before anybody reads it. */
export type Writer = (ledger: Ledger, brief: Brief, signal: AbortSignal) => AsyncIterable<Draft>
