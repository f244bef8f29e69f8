import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from '#engine/evidence.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import type { Language } from '#shared/languages.ts'
import type { StatementKind } from '#shared/statements.ts'
import { realCatalogue } from '#test/real-catalogue.ts'

/**
 * A claim on a work with all that it rests on, and whether that carries it, by a reader who did not
 * know the check.
 */
export interface LabelledClaim {
  work: string
  language: Language
  standing: StatementKind
  /**
   * Notes have a certainty; what has none is to be seen; what has no text is a field of the label.
   */
  grounds: { id: string; text?: string; certainty?: 'agreed' | 'likely' | 'disputed' }[]
  text: string
  supported: boolean
  fault?: string
}

export function labelledClaims(): LabelledClaim[] {
  const lines = readFileSync(join(import.meta.dirname, 'claims.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** The evidence of the work with the grounds of the claim as they were when it was written. */
export function evidenceFor({ work, language, grounds }: LabelledClaim): Evidence {
  const artwork = realCatalogue().bySlug.get(work)
  if (!artwork) throw new Error(`no work ${work}`)
  const evidence = evidenceOf(artwork, language)
  const sources = evidence.sources.slice(0, 1).map(({ id }) => id)
  const stored = grounds.flatMap(({ id, text, certainty }) =>
    text && certainty ? [{ id, text, certainty }] : [],
  )
  const seen = grounds.flatMap(({ id, text, certainty }) =>
    text && !certainty ? [{ id, text }] : [],
  )
  const isStored = ({ id }: { id: string }) =>
    grounds.some((ground) => ground.id === id && ground.text)
  return {
    ...evidence,
    facts: [
      ...evidence.facts.filter((fact) => !isStored(fact)),
      ...stored.map((fact) => ({ ...fact, sources, live: false })),
    ],
    observations: [
      ...evidence.observations.filter((entry) => !isStored(entry)),
      ...seen.map((entry) => ({ ...entry, kind: 'seen' as const, region: null })),
    ],
  }
}

const SIGNS: Partial<Record<StatementKind, string>> = { interpretation: '~ ', unsure: '? ' }

/** The mark that a model gives the claim. */
export function markOf({ standing, grounds }: LabelledClaim): string {
  return `${SIGNS[standing] ?? ''}${grounds.map(({ id }) => id).join(' ')}`
}
