import { lazy, Suspense } from 'react'
import { type Answer, isLabelAlone } from '#web/reading/answer.ts'

const NearWorks = lazy(async () => ({
  default: (await import('#web/reading/near-works.tsx')).NearWorks,
}))

/** Where an answer is the label alone: works with a text that stand near it. */
export function NearWorksLater({ answer }: { answer: Answer }) {
  if (!isLabelAlone(answer)) return null
  return (
    <Suspense>
      <NearWorks label={answer.identification.artwork} language={answer.language} />
    </Suspense>
  )
}
