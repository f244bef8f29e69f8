import type { Statement } from '#shared/api/analysis.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { type Light, useLights } from '#web/analysis/reading/lights.tsx'
import { placeOf } from '#web/analysis/reading/place.ts'
import { SeenMark } from '#web/analysis/reading/seen-mark.tsx'
import { SourceNumber } from '#web/analysis/reading/source-number.tsx'

/** What a statement points at: the regions of all that it rests on. Null where it points at nothing. */
export function lightOf(statement: Statement, at: number, answer: Answer): Light | null {
  const words = ANSWER_WORDS[answer.language]
  const seen = answer.observations.filter(
    ({ id, region }) => region !== null && statement.observations.includes(id),
  )
  const regions = seen.flatMap(({ region }) => (region ? [region] : []))
  if (regions.length === 0 && statement.region !== null) regions.push(statement.region)
  if (regions.length === 0) return null
  const places = new Set(regions.map((region) => words.places[placeOf(region)]))
  const list = new Intl.ListFormat(answer.language, { type: 'conjunction' })
  return {
    id: `statement-${at}`,
    regions,
    places: list.format(places),
    text: seen.map(({ text }) => text).join(' · '),
  }
}

interface StatementTextProps {
  statement: Statement
  at: number
  answer: Answer
  /** Whether there is a picture to point at. */
  pictured: boolean
}

/** One statement in running text, with what it rests on. It appears calmly, and is there at once for a screen reader. */
export function StatementText({ statement, at, answer, pictured }: StatementTextProps) {
  const { lit, preview } = useLights()
  const light = pictured ? lightOf(statement, at, answer) : null
  const sources = answer.sources.filter(({ n }) => statement.sources.includes(n))
  return (
    <span
      onPointerEnter={(event) => light && event.pointerType === 'mouse' && preview(light)}
      onPointerLeave={(event) => light && event.pointerType === 'mouse' && preview(null)}
      data-lit={light !== null && lit?.id === light.id ? '' : undefined}
      className="decoration-accent/60 decoration-1 underline-offset-[0.3em] transition-opacity duration-700 data-lit:underline motion-safe:starting:opacity-0"
    >
      {statement.text}
      {/* Numbers and marks stay with the last letter. */}
      {(light !== null || sources.length > 0) && (
        <span className="whitespace-nowrap">
          {'\u2060'}
          {light !== null && <SeenMark light={light} language={answer.language} />}
          {sources.map((source) => (
            <SourceNumber key={source.n} source={source} language={answer.language} />
          ))}
        </span>
      )}
    </span>
  )
}
