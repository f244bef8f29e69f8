import type { Fact, Observation, Source } from '#shared/api/evidence.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { StatementKind, Topic } from '#shared/statements.ts'

/** One to three sentences of an open text, as they stand there. */
export interface Passage {
  /** `p1`, `p2` … in the order of the texts. */
  id: string
  text: string
  /** The heading that it stands under; empty before the first. */
  heading: string
  /** The id of its source. */
  source: string
  /** The code of the language of the text. */
  language: string
}

/** All that a study may rest on: the only hand-over between the stages of the engine. */
export interface Evidence {
  language: Language
  /** Numbered when they are cited. */
  sources: Omit<Source, 'n'>[]
  /** What sources say. Each passage is one of them, by its id. */
  facts: Fact[]
  /** The open texts on the work, to be read out or written from. */
  passages: Passage[]
  observations: Observation[]
  /** Its titles, in all languages: what figures stand in them state nothing. */
  titles: string[]
  /**
   * The names that every statement on the work may use: its titles, maker, medium, place, in all
   * languages.
   */
  identity: string[]
  /** Names as they are spelled in each language. */
  names: Localized[]
  /**
   * Other names of the world of art, as each language spells them: a text in one language may rest
   * on one in another.
   */
  spellings?: readonly Localized[]
}

/** The evidence of a picture that nobody knows, before anything is observed. */
export function noEvidence(language: Language): Evidence {
  return {
    language,
    sources: [],
    facts: [],
    passages: [],
    observations: [],
    titles: [],
    identity: [],
    names: [],
  }
}

/**
 * A statement as a writer makes it: with the ids of the facts and observations that it rests on.
 */
export interface Draft {
  kind: StatementKind
  topic: Topic
  /**
   * The heading of its section and the number of its paragraph, where the text has headings of its
   * own.
   */
  heading?: string
  paragraph?: number
  text: string
  /**
   * Ids of facts and observations. Empty in links, in what a model knows by itself, and where no
   * answer was found.
   */
  restsOn: string[]
  /**
   * The sentence was checked already, when the catalogue was built or as it was written: it is not
   * judged again.
   */
  isVouchedFor?: true
}
