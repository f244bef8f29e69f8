import { isUnlimited } from '#shared/plans.ts'
import { Meter } from '#web/ui/meter.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** How much of a monthly allowance is left. */
export function Allowance({ label, used, limit }: { label: string; used: number; limit: number }) {
  const { dashboard } = useInsideWords()
  const number = new Intl.NumberFormat(useInterfaceLanguage())
  const unlimited = isUnlimited(limit)
  const left = number.format(Math.max(0, limit - used))
  const text = unlimited ? dashboard.unlimited : dashboard.left(left, number.format(limit))
  return (
    <div>
      <div className="mb-2 flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-quiet tabular-nums">{text}</span>
      </div>
      {!unlimited && <Meter value={used} max={limit} />}
    </div>
  )
}
