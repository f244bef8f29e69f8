import type { ReactNode } from 'react'
import type { Label } from '#shared/label.ts'
import { countsAsAnalysis } from '#shared/what-counts.ts'
import type { Answer } from '#web/reading/answer.ts'
import { WorkChoices } from '#web/reading/work-choices.tsx'
import { Chevron } from '#web/ui/details.tsx'
import { useInsideWords } from '#web/words/inside.ts'

interface CandidatesProps {
  answer: Answer
  isPending: boolean
  onPick: (label: Label) => void
}

/** A title; with its maker where another work has the same. */
function namedApart({ slug, title, artist }: Label, works: readonly Label[]): string {
  const isShared = works.some((other) => other.slug !== slug && other.title === title)
  return isShared ? `${title} (${artist})` : title
}

/** On one line, with the titles of the works as far as they fit: a press shows them. */
function Folded({ works, children }: { works: readonly Label[]; children: ReactNode }) {
  const { query } = useInsideWords()
  return (
    <details className="group mt-4 print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        <span className="text-link shrink-0">{query.anotherTitle}</span>
        <span className="min-w-0 truncate text-quiet group-open:hidden">
          {works.map((work) => namedApart(work, works)).join(' · ')}
        </span>
        <Chevron />
      </summary>
      {children}
    </details>
  )
}

/**
 * Other works that the name may mean, one press away. They wait until the answer is finished: its
 * number is needed. Where the name was that of the work itself, and nothing speaks against it, they
 * are folded.
 */
export function Candidates({ answer, isPending, onPick }: CandidatesProps) {
  const { query } = useInsideWords()
  const { candidates, status, notice } = answer.identification
  const isReady = answer.analysis !== null
  if (candidates.length === 0 || !(isReady || isPending)) return null
  const choices = (
    <>
      <div lang={answer.language}>
        <WorkChoices works={candidates} onPick={isReady ? onPick : undefined} />
      </div>
      {answer.analysis && countsAsAnalysis(answer.analysis) && (
        <p className="mt-2 text-quiet text-sm">{query.anotherFree}</p>
      )}
    </>
  )
  if (status === 'ambiguous' && notice === null)
    return <Folded works={candidates}>{choices}</Folded>
  return (
    <section className="mt-8 print:hidden">
      <h2 className="font-medium font-text text-base tracking-normal">{query.anotherTitle}</h2>
      {choices}
    </section>
  )
}
