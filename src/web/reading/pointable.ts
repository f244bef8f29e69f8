import type { Region } from '#shared/statements.ts'
import type { Answer } from '#web/reading/answer.ts'
import type { Study } from '#web/studies/study.ts'

/** Whether a picture shows a place well enough to be pointed at. */
export function isShownIn(picture: Study | null) {
  const lost = new Set((picture?.lost ?? []).map((region) => region.join()))
  return <Placed extends { region: Region | null }>(
    placed: Placed,
  ): placed is Placed & { region: NonNullable<Placed['region']> } =>
    placed.region !== null && !lost.has(placed.region.join())
}

/**
 * The answer without the places that its picture does not show well enough to be pointed at: they
 * are measured when a study is painted.
 */
export function pointable(answer: Answer, picture: Study | null): Answer {
  if (!picture?.lost?.length) return answer
  const isShown = isShownIn(picture)
  const observations = answer.observations.map((seen) =>
    isShown(seen) ? seen : { ...seen, region: null },
  )
  return { ...answer, observations }
}
