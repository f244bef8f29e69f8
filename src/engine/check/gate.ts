import type { Draft, Evidence } from '#engine/evidence.ts'
import { simplifiedCharactersOf } from '../text/language.ts'
import { type IsPlain, nameStandsIn, namesOf, wordsStandIn } from '../text/names.ts'
import { countsOf, numbersOf } from '../text/numbers.ts'
import { citedGround } from './cited-ground.ts'

/** Says what is wrong with a draft, or null when it may reach the reader. */
export type Gate = (draft: Judged) => string | null

/** A draft, and the figures that were derived from what it cites. */
type Judged = Draft & { derived?: readonly string[] }

/**
 * The gate that every statement passes. What a statement rests on must exist and fit its standing;
 * each number and each name in it must stand in what it cites; it must be in the language asked
 * for.
 *
 * @param isPlain for what no editor has read: the words that a sentence may begin with although
 * they are not cited. Counts in words are compared then too. Without it our editors vouch for both.
 */
export function createGate(evidence: Evidence, isPlain?: IsPlain): Gate {
  const groundOf = citedGround(evidence)
  const facts = new Map(evidence.facts.map((fact) => [fact.id, fact]))
  const observations = new Map(
    evidence.observations.map((observation) => [observation.id, observation]),
  )
  const sources = new Set(evidence.sources.map((source) => source.id))
  const titles = evidence.titles.toSorted((one, other) => other.length - one.length)

  function standingFault({ kind, restsOn }: Draft): string | null {
    const missing = restsOn.filter((id) => !facts.has(id) && !observations.has(id))
    if (missing.length > 0) return `rests on what is not in the evidence: ${missing.join(', ')}`
    const cited = restsOn.flatMap((id) => facts.get(id) ?? [])
    const seen = restsOn.flatMap((id) => observations.get(id) ?? [])
    if (
      cited.some((fact) => fact.sources.length === 0 || fact.sources.some((id) => !sources.has(id)))
    )
      return 'rests on a fact without a source'
    if (kind === 'sourced' && cited.length === 0) return 'is sourced but rests on no fact'
    if (kind === 'sourced' && cited.some((fact) => fact.certainty === 'disputed'))
      return 'states a disputed fact'
    if (kind === 'seen' && !seen.some((entry) => entry.kind === 'seen'))
      return 'is seen but rests on nothing seen'
    if (kind === 'measured' && !seen.some((entry) => entry.kind === 'measured'))
      return 'is measured but rests on no measure'
    if (kind === 'interpretation' && restsOn.length === 0) return 'interprets nothing'
    if (kind === 'link' && restsOn.length > 0) return 'connects, and rests on something'
    return null
  }

  /**
   * French and Spanish write some common nouns large (l’État, el Estado): a word that our texts
   * write small is no name.
   */
  const isInstitution = (name: string) =>
    isPlain !== undefined && evidence.language !== 'en' && isPlain(name.toLowerCase())

  return (draft) => {
    const standing = standingFault(draft)
    if (standing) return standing
    const { text } = draft
    if (text.trim() === '') return 'is empty'
    const ground = groundOf(draft.restsOn)
    const untitled = titles.reduce((rest, title) => rest.replaceAll(title, ' '), text)
    const counts = isPlain ? countsOf(untitled, evidence.language) : []
    const stated = [...numbersOf(untitled, evidence.language), ...counts]
    const given = new Set([...ground.numbers, ...(draft.derived ?? [])])
    const numbers = stated.filter((number) => !given.has(number))
    if (numbers.length > 0)
      return `${evidence.language}, numbers not in what it rests on: ${numbers.join(', ')}`
    const names = namesOf(text, evidence.language, isPlain).filter(
      (name) => !nameStandsIn(name, ground.text) && !isInstitution(name),
    )
    if (names.length > 0)
      return `${evidence.language}, names not in what it rests on: ${names.join(', ')}`
    const spelled = evidence.names.filter((name) => wordsStandIn(name[evidence.language], text))
    const foreign = spelled.filter(
      (name) =>
        !nameStandsIn(name.en, ground.text) && !nameStandsIn(name[evidence.language], ground.text),
    )
    if (foreign.length > 0)
      return `${evidence.language}, names not in what it rests on: ${foreign.map((n) => n.en).join(', ')}`
    if (evidence.language === 'zh-TW') {
      const simplified = simplifiedCharactersOf(text)
      if (simplified.length > 0) return `zh-TW, not written in Taiwan: ${simplified.join(' ')}`
    }
    return null
  }
}
