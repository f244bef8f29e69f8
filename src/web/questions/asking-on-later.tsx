import { lazy, Suspense } from 'react'
import type { Answer } from '#web/reading/answer.ts'

// It comes when there is a text to ask on about.
const AskingOn = lazy(async () => ({
  default: (await import('#web/questions/asking-on.tsx')).AskingOn,
}))

/** The questions under a finished answer; nothing while it is being made. */
export function AskingOnLater({ answer, pictured }: { answer: Answer; pictured: boolean }) {
  const { analysis } = answer
  if (analysis === null) return null
  return (
    <Suspense>
      <AskingOn key={analysis.id} id={analysis.id} answer={answer} pictured={pictured} />
    </Suspense>
  )
}
