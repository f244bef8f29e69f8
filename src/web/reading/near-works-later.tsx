import { lazy, Suspense } from 'react'
import type { Answer } from '#web/reading/answer.ts'

const NearWorks = lazy(async () => ({ default: (await import('#web/reading/near-works.tsx')).NearWorks }))

/** Where an answer is the label alone: works with a text that stand near it. */
export function NearWorksLater({ answer: { analysis, identification, language } }: { answer: Answer }) {
  const { artwork } = identification
  const isLabelAlone =
    analysis !== null && !analysis.complete && !analysis.web_research.used && analysis.writer === 'built-in'
  if (!isLabelAlone || artwork.slug === '') return null
  return (
    <Suspense>
      <NearWorks label={artwork} language={language} />
    </Suspense>
  )
}
