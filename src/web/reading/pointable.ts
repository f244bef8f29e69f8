import type { Answer } from '#web/reading/answer.ts'
import type { Study } from '#web/studies/study.ts'

/** The answer without the places that its picture does not show well enough to be pointed at: they are measured when a study is painted. */
export function pointable(answer: Answer, picture: Study | null): Answer {
  const lost = new Set((picture?.lost ?? []).map((region) => region.join()))
  if (lost.size === 0) return answer
  const observations = answer.observations.map((seen) =>
    seen.region && lost.has(seen.region.join()) ? { ...seen, region: null } : seen,
  )
  return { ...answer, observations }
}
