import type { Usage } from '#shared/api/usage.ts'
import { localTime } from '#shared/days.ts'
import type { Mode } from '#shared/modes.ts'
import { isUnlimited } from '#shared/plans.ts'
import { usePaidBy } from '#web/billing/paid-by.ts'
import { SpentOffers } from '#web/billing/spent-offers.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface AllowanceProps {
  usage: Usage | undefined
  mode: Mode
  /** What can be asked all the same where none is left. */
  note?: string
}

/** How many analyses are left, and when more come; in the reader's own time. */
export function Allowance({ usage, mode, note }: AllowanceProps) {
  const { query } = useInsideWords()
  const paidBy = usePaidBy(usage, mode)
  const language = useInterfaceLanguage()
  if (usage?.total_available === 0) {
    return (
      <div className="rounded-md border border-line border-l-4 border-l-accent bg-wall px-4 py-3">
        <p>{query.noneLeft(localTime(usage.resets_at, language))}</p>
        {note && <p className="mt-1 text-quiet text-sm">{note}</p>}
        <SpentOffers />
        <ButtonLink to="/pricing" look="plain">
          {query.seePlans}
        </ButtonLink>
      </div>
    )
  }
  const left =
    usage &&
    (isUnlimited(usage.total_available) ? query.unlimited : query.left(usage.total_available))
  return (
    <p className="min-h-10 text-quiet text-sm leading-snug">
      {left && (
        <span className="text-ink">
          {left} {paidBy}{' '}
        </span>
      )}
      {usage && isUnlimited(usage.total_available) ? '' : query.counts}
    </p>
  )
}
