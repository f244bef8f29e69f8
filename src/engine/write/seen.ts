import type { Draft } from '#engine/ledger.ts'
import type { Observation } from '#shared/api/analysis.ts'
import type { Mode } from '#shared/modes.ts'

const MOST: Record<Mode, number> = { explorer: 8, student: 14, professional: 20 }

/** What a language model saw in a picture, as statements: for beginners the most striking things only. */
export function seenDrafts(observations: readonly Observation[], mode: Mode): Draft[] {
  return observations
    .slice(0, MOST[mode])
    .map(({ id, text }) => ({ kind: 'seen', topic: 'look', text, restsOn: [id] }))
}
