import { useSearchParams } from 'react-router'
import { PLANS } from '#shared/plans.ts'
import { ListOfLists } from '#web/bulk/list-of-lists.tsx'
import { OneList } from '#web/bulk/one-list.tsx'
import { SendList } from '#web/bulk/send-list.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { useMe } from '#web/lib/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** The form and the lists that were sent; one without the plan can still read and delete theirs. */
function Lists() {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  const me = useMe()
  if (me.isPending) return <Waiting text={words.loading} />
  if (!me.data)
    return (
      <ErrorBox action={<Button onClick={() => me.refetch()}>{errors.tryAgain}</Button>}>
        {errorText(me.error, words.loadFailed)}
      </ErrorBox>
    )
  return (
    <>
      {PLANS[me.data.role].bulk ? (
        <SendList language={me.data.preferred_language} />
      ) : (
        <p>
          {words.needsPlan}{' '}
          <Link to="/pricing" className="text-link">
            {words.toPlans}
          </Link>
        </p>
      )}
      <ListOfLists />
    </>
  )
}

/** Bulk analysis: a list is sent, checked, run and fetched. */
export function BulkPage() {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const [query] = useSearchParams()
  const id = /^[\w-]{1,64}$/u.exec(query.get('list') ?? '')?.[0]
  return (
    <div className="wall-width max-w-5xl pt-6 pb-12 sm:pt-10">
      <Head title={words.title} />
      {id === undefined ? (
        <>
          <h1 className="text-5xl">{words.title}</h1>
          <p className="mt-3 mb-10 max-w-2xl text-lg text-quiet">{words.intro}</p>
          <Lists />
        </>
      ) : (
        <OneList key={id} id={id} />
      )}
    </div>
  )
}
