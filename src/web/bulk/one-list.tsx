import { localTime } from '#shared/days.ts'
import { useList } from '#web/bulk/bulk-calls.ts'
import { Downloads } from '#web/bulk/downloads.tsx'
import { ListActions } from '#web/bulk/list-actions.tsx'
import { ListProgress } from '#web/bulk/list-progress.tsx'
import { RowList } from '#web/bulk/row-list.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function Shown({ id }: { id: string }) {
  const language = useInterfaceLanguage()
  const words = BULK_WORDS[language]
  const { errors } = useWords()
  const list = useList(id)
  if (list.isPending) return <Waiting text={words.loading} />
  if (!list.data)
    return (
      <>
        <h1 className="mb-6 text-5xl">{words.title}</h1>
        <ErrorBox action={<Button onClick={() => list.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(list.error, words.loadFailed)}
        </ErrorBox>
      </>
    )
  return (
    <>
      <h1 className="break-words text-5xl">{list.data.name}</h1>
      <p className="mt-2 text-quiet">{localTime(list.data.created_at, language)}</p>
      <ListProgress list={list.data} />
      <ListActions list={list.data} />
      <Downloads id={id} />
      <RowList list={list.data} />
    </>
  )
}

/** One list: what it comes to, how far it is, its results and its rows. */
export function OneList({ id }: { id: string }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  return (
    <>
      <p className="mb-2">
        <Link to="/bulk" className="text-link inline-flex min-h-11 items-center">
          {words.allLists}
        </Link>
      </p>
      <Shown id={id} />
    </>
  )
}
