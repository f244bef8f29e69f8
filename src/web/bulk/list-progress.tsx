import { BULK_STATES, type BulkJob } from '#shared/api/bulk.ts'
import { answerText } from '#web/lib/error-text.ts'
import { NoticeBox } from '#web/ui/message-box.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** How far a list is, in a bar and in numbers, and what it counts. */
export function ListProgress({ list }: { list: BulkJob }) {
  const language = useInterfaceLanguage()
  const words = BULK_WORDS[language]
  const number = new Intl.NumberFormat(language)
  const { state, states, rows, counted, will_count: willCount, may_count: mayCount, error } = list
  const numbers: [string, number][] = [
    ...BULK_STATES.map((one): [string, number] => [words.rowStates[one], states[one] ?? 0]).filter(
      ([, count]) => count > 0,
    ),
    [words.counted, counted],
    [words.willCount, willCount],
    ...(mayCount > 0 ? [[words.mayCount, mayCount] as [string, number]] : []),
  ]
  const waiting = (states.known ?? 0) + (states.open ?? 0)
  const looked = rows - (states.looking ?? 0)
  return (
    <section aria-label={words.progress} className="mt-6 space-y-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span role="status" className="font-medium">
          {words.jobStates[state]}
        </span>
        {state !== 'checking' && (
          <span className="text-quiet tabular-nums">
            {words.answeredOf(states.answered ?? 0, rows)}
          </span>
        )}
      </p>
      <Meter
        value={
          state === 'checking'
            ? looked
            : state === 'checked'
              ? 0
              : looked - waiting - (states.choice ?? 0)
        }
        max={rows}
      />
      {error !== null && <NoticeBox>{answerText(error)}</NoticeBox>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {numbers.map(([name, count]) => (
          <div key={name} className="border-line border-t pt-2">
            <dt className="text-quiet text-sm leading-snug">{name}</dt>
            <dd className="font-display text-3xl lining-nums">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      {state === 'checking' && <p className="text-quiet">{words.checkingHint}</p>}
      {state === 'checked' && <p className="text-quiet">{words.checkedHint}</p>}
    </section>
  )
}
