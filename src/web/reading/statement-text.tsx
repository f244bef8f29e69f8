import type { Statement } from '#shared/api/evidence.ts'
import { SentenceWithTerms } from '#web/glossary/terms-of-answer.tsx'
import { useIsSpoken } from '#web/listening/listening.tsx'
import { spokenIdOf } from '#web/reading/aloud.ts'
import type { Answer } from '#web/reading/answer.ts'
import { GroundMark } from '#web/reading/ground-mark.tsx'
import { useLights } from '#web/reading/lights.tsx'
import { lightsOf } from '#web/reading/lights-of.ts'

interface StatementTextProps {
  statement: Statement
  at: number
  answer: Answer
  /** Whether there is a picture to point at. */
  pictured: boolean
}

/**
 * One sentence in running text, with its mark. It appears calmly, and is there at once for a screen
 * reader.
 */
export function StatementText({ statement, at, answer, pictured }: StatementTextProps) {
  const { lit, preview } = useLights()
  const lights = pictured ? lightsOf(statement, at, answer) : []
  const [first = null] = lights
  const isSpoken = useIsSpoken(spokenIdOf(at))
  const isLit = lights.some((light) => light.id === lit?.id)
  return (
    <span
      onPointerEnter={(event) => first && event.pointerType === 'mouse' && preview(first)}
      onPointerLeave={(event) => first && event.pointerType === 'mouse' && preview(null)}
      data-sentence=""
      data-lit={isLit ? '' : undefined}
      data-spoken={isSpoken ? '' : undefined}
      className="data-spoken:spoken decoration-accent/60 decoration-1 underline-offset-[0.3em] transition-opacity duration-700 data-lit:underline motion-safe:starting:opacity-0"
    >
      <SentenceWithTerms text={statement.text} at={at} />
      <GroundMark statement={statement} answer={answer} lights={lights} />
    </span>
  )
}
