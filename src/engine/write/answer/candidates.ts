import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/** A statement that may answer a question, and all that it is found by. */
export interface Candidate {
  draft: Draft
  /** Whether it is told in the depth that was asked for. */
  inMode: boolean
  /** What it says; the question may be asked in another language than it is answered in. */
  says: Localized
  /** The visible things that it rests on. */
  shows: Localized[]
  /** What other statements say of the same facts and things. */
  beside: Localized[]
  /** The facts that it rests on, in English. */
  facts: string[]
}

/** A statement that is known in one language alone, and found by its own words. */
export function plainCandidate(draft: Draft): Candidate {
  const { text } = draft
  const says = { en: text, fr: text, es: text, 'zh-TW': text }
  return { draft, inMode: true, says, shows: [], beside: [], facts: [] }
}

/** A sentence of the label: found by what is asked for, and not by the names that stand in it. */
export function labelCandidate(draft: Draft): Candidate {
  return { ...plainCandidate(draft), says: { en: '', fr: '', es: '', 'zh-TW': '' } }
}

/** What our text on a work says, in the depth that was asked for and in the others. */
export function candidatesOf(artwork: Artwork, mode: Mode, language: Language): Candidate[] {
  const { statements, visible, facts } = artwork
  const whatOf = new Map(visible.map(({ id, what }) => [id, what]))
  const factOf = new Map(facts.map(({ id, text }) => [id, text]))
  const candidates = statements.map((statement): Candidate => {
    const { kind, topic, text, restsOn, modes } = statement
    const besides = statements.filter(
      (other) => other !== statement && other.restsOn.some((id) => restsOn.includes(id)),
    )
    return {
      draft: { kind, topic, text: text[language], restsOn },
      inMode: modes.includes(mode),
      says: text,
      shows: restsOn.flatMap((id) => whatOf.get(id) ?? []),
      beside: besides.map((other) => other.text),
      facts: restsOn.flatMap((id) => factOf.get(id) ?? []),
    }
  })
  return candidates.toSorted((one, other) => Number(other.inMode) - Number(one.inMode))
}
