import type { Source, Statement } from '#shared/api/analysis.ts'
import type { Draft, Ledger } from './ledger.ts'

/**
 * Numbers sources in the order in which they are first cited, and tells which entries of the ledger are new with a draft.
 *
 * @param cited sources that have their numbers already.
 */
export function createCitations(ledger: Ledger, cited: readonly Source[] = []) {
  const numbers = new Map(cited.map((source) => [source.id, source]))
  const factIds = new Set<string>()
  const observationIds = new Set<string>()

  return {
    cite({ kind, topic, text, restsOn }: Draft) {
      const facts = ledger.facts.filter((fact) => restsOn.includes(fact.id))
      const seen = ledger.observations.filter((observation) => restsOn.includes(observation.id))
      const sourceIds = [...new Set(facts.flatMap((fact) => fact.sources))]
      const sources = ledger.sources
        .filter((source) => sourceIds.includes(source.id) && !numbers.has(source.id))
        .map((source, at) => ({ n: numbers.size + at + 1, ...source }))
      for (const source of sources) numbers.set(source.id, source)
      const observations = seen.filter((observation) => !observationIds.has(observation.id))
      for (const observation of observations) observationIds.add(observation.id)
      for (const fact of facts) factIds.add(fact.id)
      const statement: Statement = {
        text,
        kind,
        topic,
        sources: sourceIds.flatMap((id) => numbers.get(id)?.n ?? []).sort((a, b) => a - b),
        facts: facts.map((fact) => fact.id),
        observations: seen.map((observation) => observation.id),
        region: seen.find((observation) => observation.region !== null)?.region ?? null,
      }
      return { statement, sources, observations }
    },

    cited: () => ({
      sources: [...numbers.values()],
      facts: ledger.facts.filter((fact) => factIds.has(fact.id)),
      observations: ledger.observations.filter((observation) => observationIds.has(observation.id)),
    }),
  }
}
