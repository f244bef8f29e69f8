import { localTime } from '#shared/days.ts'
import { useLists } from '#web/bulk/bulk-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function Lists() {
  const language = useInterfaceLanguage()
  const words = BULK_WORDS[language]
  const { errors } = useWords()
  const lists = useLists()
  if (lists.isPending) return <Waiting text={words.loading} />
  if (!lists.data)
    return (
      <ErrorBox action={<Button onClick={() => lists.refetch()}>{errors.tryAgain}</Button>}>
        {errorText(lists.error, words.loadFailed)}
      </ErrorBox>
    )
  if (lists.data.jobs.length === 0) return <p className="text-quiet">{words.none}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lists.data.jobs.map(({ id, name, created_at: createdAt, state, rows, states }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <Link to={`/bulk?list=${id}`} className="text-link min-w-0 break-words font-medium">
            {name}
          </Link>
          <span className="text-quiet text-sm">
            {[
              words.jobStates[state],
              words.answeredOf(states.answered ?? 0, rows),
              localTime(createdAt, language),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The lists of the account, the newest first. */
export function ListOfLists() {
  const words = BULK_WORDS[useInterfaceLanguage()]
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-3xl">{words.yourLists}</h2>
      <Lists />
      <p className="mt-4 text-quiet text-sm">{words.keptFor}</p>
    </section>
  )
}
