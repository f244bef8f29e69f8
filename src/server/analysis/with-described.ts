import type { Engine } from '#engine/engine.ts'
import type { Analysis } from '#shared/api/analysis.ts'

/** What tells what is to be seen in the work of an answer. */
export type Describes = Pick<Engine, 'describedFor'>

/**
 * An analysis with the description of its work. It is not kept: earlier answers are described as
 * soon as the catalogue describes their work.
 */
export function withDescribed(engine: Describes, analysis: Analysis): Analysis {
  const described = engine.describedFor(analysis)
  return described ? { ...analysis, described } : analysis
}
