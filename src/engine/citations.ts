import type { Analysis } from '#shared/api/analysis.ts'
import type { Fact, Observation, Source, Statement } from '#shared/api/evidence.ts'
import type { Draft, Evidence } from './evidence.ts'

/** What was cited in a text, or in an answer to a question that was asked on. */
export type Read = Pick<Analysis, 'statements' | 'facts' | 'observations' | 'sources'>

/** Finds the entries of some ids, in the order in which they stand. */
function finderIn<Entry extends { id: string }>(entries: readonly Entry[]) {
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  return (ids: Iterable<string>): Entry[] =>
    [...new Set(ids)]
      .flatMap((id) => places.get(id) ?? [])
      .sort((one, other) => one - other)
      .flatMap((place) => entries[place] ?? [])
}

const findersOf = ({
  facts,
  observations,
  sources,
}: Pick<Evidence, 'facts' | 'observations' | 'sources'>) => ({
  facts: finderIn(facts),
  observations: finderIn(observations),
  sources: finderIn(sources),
})

/** A source by what it is: the catalogue may have given its id to another one since. */
const nameOf = ({ id, url }: Pick<Source, 'id' | 'url'>) => `${id} ${url}`

/**
 * Numbers sources in the order in which they are first cited, and tells which entries of the evidence
 * are new with a draft.
 *
 * @param read what was read before: its sources have their numbers already, and where it is said
 * again word for word, it
 *   is cited as it was then.
 */
export function createCitations(evidence: Evidence, read: readonly Read[] = []) {
  const numbered = read.flatMap((part) => part.sources)
  const numbers = new Map(numbered.map((source) => [nameOf(source), source]))
  let last = Math.max(0, ...numbered.map(({ n }) => n))
  const own = findersOf(evidence)
  const cited = { facts: new Set<Fact>(), observations: new Set<Observation>() }

  return {
    cite({ kind, topic, heading, paragraph, text, restsOn }: Draft) {
      const part = read.find(({ statements }) => statements.some((said) => said.text === text))
      const said = part?.statements.find((statement) => statement.text === text)
      const find = part ? findersOf(part) : own
      const ids = said ? [...said.facts, ...said.observations] : restsOn
      const facts = find.facts(ids)
      const seen = find.observations(ids)
      const resting = find.sources(facts.flatMap((fact) => fact.sources))
      const sources = resting
        .filter((source) => !numbers.has(nameOf(source)))
        .map((source) => ({ ...source, n: ++last }))
      for (const source of sources) numbers.set(nameOf(source), source)
      const observations = seen.filter((observation) => !cited.observations.has(observation))
      for (const observation of observations) cited.observations.add(observation)
      for (const fact of facts) cited.facts.add(fact)
      const statement: Statement = {
        text,
        kind,
        topic,
        ...(heading === undefined ? {} : { heading }),
        ...(paragraph === undefined ? {} : { paragraph }),
        sources: resting
          .flatMap((source) => numbers.get(nameOf(source))?.n ?? [])
          .sort((a, b) => a - b),
        facts: facts.map((fact) => fact.id),
        observations: seen.map((observation) => observation.id),
        region: seen.find((observation) => observation.region !== null)?.region ?? null,
      }
      return { statement, sources, observations }
    },

    cited: () => ({
      sources: [...numbers.values()],
      facts: [...read, evidence]
        .flatMap((part) => part.facts)
        .filter((fact) => cited.facts.has(fact)),
      observations: [...read, evidence]
        .flatMap((part) => part.observations)
        .filter((observation) => cited.observations.has(observation)),
    }),
  }
}
