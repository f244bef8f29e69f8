import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { MODES } from '#shared/modes.ts'
import { planFor } from '#shared/plans.ts'
import { useHydrated } from '#web/browser/hydrated.tsx'
import { Link } from '#web/ui/link.tsx'
import { DEPTH_WORDS } from '#web/words/depth-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const stateSchema = z.object({
  depth: z.object({ mode: z.enum(MODES), work: z.string(), analysis: z.string() }),
})

/** What the reader wanted to read who comes from a text, and the way back to it. */
export function WantedDepth() {
  const words = DEPTH_WORDS[useInterfaceLanguage()]
  const { modes } = useInsideWords()
  const { state } = useLocation()
  // The written page knows of no reader.
  const isTakenOver = useHydrated()
  const wanted = stateSchema.safeParse(state).data?.depth
  if (!isTakenOver || !wanted) return null
  const { mode, work, analysis } = wanted
  return (
    <div className="mb-8 max-w-2xl border-accent border-l-2 bg-paper px-4 py-3">
      <p>{words.wanted(modes[mode], work, planFor(mode).label)}</p>
      <Link
        to={`/query?analysis=${encodeURIComponent(analysis)}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {words.back(work)}
      </Link>
    </div>
  )
}
