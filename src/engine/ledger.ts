import type { Fact, Observation, Source } from '#shared/api/analysis.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { StatementKind, Topic } from '#shared/statements.ts'

/** All that a study may rest on: the only hand-over between the stages of the engine. */
export interface Ledger {
  language: Language
  /** Numbered when they are cited. */
  sources: Omit<Source, 'n'>[]
  facts: Fact[]
  observations: Observation[]
  /** Its titles, in all languages: what figures stand in them state nothing. */
  titles: string[]
  /** The names that every statement on the work may use: its titles, maker, medium, place, in all languages. */
  identity: string[]
  /** Names as they are spelled in each language. */
  names: Localized[]
}

/** The ledger of a picture that nobody knows, before anything is observed. */
export function emptyLedger(language: Language): Ledger {
  return { language, sources: [], facts: [], observations: [], titles: [], identity: [], names: [] }
}

/**
 * The ledger without what was fetched live. Anybody can edit those pages: their words are quoted by the built-in writer, and
 * never given to a language model, nor may it rest anything on them.
 */
export function vouchedFor(ledger: Ledger): Ledger {
  return { ...ledger, facts: ledger.facts.filter(({ live }) => !live) }
}

/** A statement as a writer makes it: with the ids of the facts and observations that it rests on. */
export interface Draft {
  kind: StatementKind
  topic: Topic
  text: string
  /** Ids of facts and observations. Empty only where it is said that no answer was found. */
  restsOn: string[]
}
