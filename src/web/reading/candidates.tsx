import type { Label } from '#shared/label.ts'
import { countsAsAnalysis } from '#shared/what-counts.ts'
import type { Answer } from '#web/reading/answer.ts'
import { WorkChoices } from '#web/reading/work-choices.tsx'
import { useInsideWords } from '#web/words/inside.ts'

interface CandidatesProps {
  answer: Answer
  isPending: boolean
  onPick: (label: Label) => void
}

/** Other works that the name may mean, one press away. They wait until the answer is finished: its number is needed. */
export function Candidates({ answer, isPending, onPick }: CandidatesProps) {
  const { query } = useInsideWords()
  const { candidates } = answer.identification
  const isReady = answer.analysis !== null
  if (candidates.length === 0 || !(isReady || isPending)) return null
  return (
    <section className="mt-8">
      <h2 className="font-medium font-text text-base tracking-normal">{query.anotherTitle}</h2>
      <div lang={answer.language}>
        <WorkChoices works={candidates} onPick={isReady ? onPick : undefined} />
      </div>
      {answer.analysis && countsAsAnalysis(answer.analysis) && (
        <p className="mt-2 text-quiet text-sm">{query.anotherFree}</p>
      )}
    </section>
  )
}
