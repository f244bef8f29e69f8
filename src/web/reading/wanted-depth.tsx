import type { Mode } from '#shared/modes.ts'
import { money } from '#shared/money.ts'
import { planFor } from '#shared/plans.ts'
import type { Answer } from '#web/reading/answer.ts'
import { Link } from '#web/ui/link.tsx'
import { DEPTH_WORDS } from '#web/words/depth-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Which plan opens a depth that the reader does not have, and the way there and back. */
export function WantedDepth({ mode, answer }: { mode: Mode; answer: Answer }) {
  const language = useInterfaceLanguage()
  const words = DEPTH_WORDS[language]
  const { query, modes } = useInsideWords()
  const { label, pricePence } = planFor(mode)
  const { analysis, identification } = answer
  const state = analysis && { mode, work: identification.artwork.title, analysis: analysis.id }
  return (
    <p role="status" className="my-1 border-accent border-l-2 bg-paper py-2 pr-3 pl-4">
      {words.opens(modes[mode], label, money(pricePence, language))} {analysis && words.stays}{' '}
      <Link
        to="/pricing"
        state={{ depth: state }}
        className="text-link inline-flex min-h-8 items-center"
      >
        {query.seePlans}
      </Link>
    </p>
  )
}
