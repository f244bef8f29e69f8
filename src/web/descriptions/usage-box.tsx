import { utcDay } from '#shared/days.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { useDescriptionUsage } from '#web/usage/use-usage.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** How many descriptions are left this month. */
export function UsageBox() {
  const words = useWords()
  const { dashboard, query } = useInsideWords()
  const language = useInterfaceLanguage()
  const { data: usage, isError, refetch } = useDescriptionUsage()
  const number = new Intl.NumberFormat(language)
  const box = 'mb-8 min-h-20 max-w-xl rounded-md border border-line bg-paper px-4 py-3'
  if (isError)
    return (
      <div className={box}>
        <p>{words.usageFailed}</p>
        <Button look="plain" onClick={() => refetch()}>
          ↻ {words.usage}
        </Button>
      </div>
    )
  if (!usage) return <div className={box} />
  if (usage.unlimited) return <p className={box}>{words.unlimited}</p>
  return (
    <div className={box}>
      <div className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{words.usage}</span>
        <span className="text-quiet tabular-nums">
          {dashboard.left(number.format(usage.remaining), number.format(usage.description_limit))}
        </span>
      </div>
      <Meter value={usage.description_count} max={usage.description_limit} />
      {usage.remaining === 0 && (
        <div className="mt-3">
          <p>{words.noneLeft(utcDay(usage.resets_at, language))}</p>
          <ButtonLink to="/pricing" look="plain">
            {query.seePlans}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
