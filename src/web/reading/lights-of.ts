import type { Statement } from '#shared/api/evidence.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import type { Light } from '#web/reading/lights.tsx'
import { placeOf } from '#web/reading/place.ts'

/** The places that a sentence points at, in the order of its grounds. */
export function lightsOf(statement: Statement, at: number, answer: Answer): Light[] {
  const { places } = ANSWER_WORDS[answer.language]
  return statement.observations.flatMap((id) => {
    const seen = answer.observations.find((observation) => observation.id === id)
    if (!seen?.region) return []
    const { region, text } = seen
    return [{ id: `statement-${at} ${id}`, region, place: places[placeOf(region)], text }]
  })
}
