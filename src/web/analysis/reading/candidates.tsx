import type { Label } from '#shared/api/analysis.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { buttonClasses } from '#web/ui/button.tsx'
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
      <ul lang={answer.language} className="mt-2 flex flex-wrap gap-2">
        {candidates.map((label) => (
          <li key={label.slug} className="max-w-full">
            <button
              type="button"
              aria-disabled={isReady ? undefined : true}
              onClick={() => isReady && onPick(label)}
              className={buttonClasses('outline', 'flex-wrap justify-start gap-x-2 text-left')}
            >
              <cite className="font-display text-xl leading-none">{label.title}</cite>
              <span className="text-quiet text-sm">
                {label.artist}, {label.date}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-quiet text-sm">{query.anotherFree}</p>
    </section>
  )
}
