import type {
  Analysis,
  Identification,
  Label,
  Observation,
  Source,
  Stage,
  Statement,
} from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createGate } from './check/gate.ts'
import { identify } from './identify/identify.ts'
import type { Draft, Ledger } from './ledger.ts'
import { ledgerOf } from './research/from-catalogue.ts'
import { writeBuiltIn } from './write/built-in.ts'
import { markdownOf } from './write/markdown.ts'

export interface StudyRequest {
  name: string
  /** Empty: the most famous work of the name. */
  artist: string
  question: string
  mode: Mode
  language: Language
  /** The slug of a work that the reader picked; the name is then not searched. */
  artwork?: string | undefined
}

/** The engine's working of one question about one artwork. */
export type Study = Pick<
  Analysis,
  | 'analysis'
  | 'writer'
  | 'complete'
  | 'identification'
  | 'statements'
  | 'facts'
  | 'observations'
  | 'sources'
  | 'measurements'
  | 'web_research'
>

export type StudyEvent =
  | { type: 'stage'; stage: Stage }
  | { type: 'identified'; identification: Identification }
  /** The work is not known; these are the nearest names. Nothing follows. */
  | { type: 'unknown'; near: Label[] }
  | { type: 'source'; source: Source }
  | { type: 'observation'; observation: Observation }
  | { type: 'statement'; statement: Statement }
  | { type: 'done'; study: Study }

export interface Engine {
  /** Studies an artwork. The stream ends with `done` or `unknown`. */
  study(request: StudyRequest, signal: AbortSignal): AsyncGenerator<StudyEvent, void>
}

interface Parts {
  catalogue: () => Catalogue
  /** Hears of statements that did not pass the gate: in the catalogue there is none, so each is a bug. */
  onDropped: (slug: string, fault: string) => void
}

export function createEngine({ catalogue, onDropped }: Parts): Engine {
  return {
    async *study(request, signal) {
      yield { type: 'stage', stage: 'identifying' }
      const found = identify(catalogue(), request)
      if ('near' in found) {
        yield { type: 'unknown', near: found.near }
        return
      }
      const { artwork, identification } = found
      yield { type: 'identified', identification }

      yield { type: 'stage', stage: 'researching' }
      const ledger = ledgerOf(artwork, request.language)
      const gate = createGate(ledger)
      const citations = createCitations(ledger)
      const statements: Statement[] = []

      yield { type: 'stage', stage: 'writing' }
      const brief = { artwork, mode: request.mode, language: request.language, question: request.question }
      for await (const draft of writeBuiltIn(ledger, brief, signal)) {
        const fault = gate(draft)
        if (fault !== null) {
          onDropped(artwork.slug, fault)
          continue
        }
        const { statement, sources, observations } = citations.cite(draft)
        for (const source of sources) yield { type: 'source', source }
        for (const observation of observations) yield { type: 'observation', observation }
        statements.push(statement)
        yield { type: 'statement', statement }
      }

      const complete = artwork.statements.length > 0
      const { sources, facts, observations } = citations.cited()
      const analysis = markdownOf({
        identification,
        statements,
        sources,
        complete,
        language: request.language,
      })
      yield {
        type: 'done',
        study: {
          analysis,
          writer: 'built-in',
          complete,
          identification,
          statements,
          facts,
          observations,
          sources,
          measurements: [],
          web_research: { used: false },
        },
      }
    },
  }
}

/** Numbers sources in the order in which they are first cited, and tells which entries of the ledger are new with a draft. */
function createCitations(ledger: Ledger) {
  const numbers = new Map<string, Source>()
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
