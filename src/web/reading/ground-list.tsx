import type { Fact, Source, Statement } from '#shared/api/evidence.ts'
import type { Standing } from '#shared/statements.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { type Light, useLights } from '#web/reading/lights.tsx'
import { placeOf } from '#web/reading/place.ts'
import { SourceNote } from '#web/reading/source-note.tsx'
import { Viewfinder } from '#web/reading/viewfinder.tsx'

interface GroundListProps {
  statement: Statement
  answer: Answer
  /** The places that can be lit; none where the picture is not beside it. */
  lights?: readonly Light[]
}

/**
 * What a sentence rests on: its standing in a word, the places in the picture, and the notes that
 * we took from sources. The notes come with the finished answer; until then the sources stand by
 * themselves.
 */
export function GroundList({ statement, answer, lights = [] }: GroundListProps) {
  const words = ANSWER_WORDS[answer.language]
  const [name, meaning] = words.means[statement.kind as Standing]
  const seen = answer.observations.filter(({ id }) => statement.observations.includes(id))
  const facts = answer.facts.filter(({ id }) => statement.facts.includes(id))
  const sources = answer.sources.filter(({ n }) => statement.sources.includes(n))
  return (
    <span className="block whitespace-normal text-base leading-snug lg:text-sm">
      <span className="block">
        <strong className="mr-1 font-medium">{name}</strong>{' '}
        <span className="text-quiet">{meaning}</span>
      </span>
      {seen.map(({ id, text, region }) => (
        <span key={id} className="mt-2.5 grid grid-cols-[1.5rem_1fr]">
          <span className="text-accent">
            <Viewfinder />
          </span>
          <span>
            {text}
            {region && (
              <Place
                name={words.places[placeOf(region)]}
                light={lights.find((light) => light.region === region) ?? null}
              />
            )}
          </span>
        </span>
      ))}
      {facts.map((fact) => (
        <Note key={fact.id} fact={fact} sources={sources} answer={answer} />
      ))}
      {facts.length === 0 &&
        sources.map((source) => (
          <span key={source.n} className="mt-2.5 grid grid-cols-[1.5rem_1fr]">
            <span className="font-medium text-accent">{source.n}</span>
            <span>
              <SourceNote source={source} language={answer.language} />
            </span>
          </span>
        ))}
    </span>
  )
}

/** Where a thing is in the picture: a press lights it, where there is a picture to light. */
function Place({ name, light }: { name: string; light: Light | null }) {
  const { lit, press } = useLights()
  if (!light) return <span className="block text-quiet">{name}</span>
  return (
    <button
      type="button"
      aria-pressed={lit?.id === light.id}
      onClick={() => press(light)}
      className="-my-1 block min-h-8 text-link aria-pressed:no-underline"
    >
      {name}
    </button>
  )
}

/** What we took from sources, in our working language, and those sources. */
function Note({
  fact,
  sources,
  answer,
}: {
  fact: Fact
  sources: readonly Source[]
  answer: Answer
}) {
  const words = ANSWER_WORDS[answer.language]
  const own = sources.filter(({ id }) => fact.sources.includes(id))
  return (
    <span className="mt-2.5 block border-line border-t pt-2.5">
      <span className="block">
        <span className="sr-only">{words.note} </span>
        <span lang="en">{fact.text}</span>
        {fact.certainty === 'disputed' && (
          <span className="text-quiet"> ({words.marked.unsure})</span>
        )}
      </span>
      {own.map((source) => (
        <span key={source.n} className="mt-1 grid grid-cols-[1.5rem_1fr] text-[0.9375em]">
          <span className="font-medium text-accent">{source.n}</span>
          <span>
            <SourceNote source={source} language={answer.language} />
          </span>
        </span>
      ))}
    </span>
  )
}
