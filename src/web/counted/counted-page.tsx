import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Counted } from '#shared/api/counted.ts'
import { localDay } from '#shared/days.ts'
import { useCounted } from '#web/counted/counted-calls.ts'
import { CountedEntry } from '#web/counted/counted-entry.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { COUNTED_WORDS } from '#web/words/counted-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** The entries by the days of the reader's own time zone. */
function Days({ entries }: Pick<Counted, 'entries'>) {
  const language = useInterfaceLanguage()
  return [...Map.groupBy(entries, ({ at }) => localDay(at, language))].map(([day, ofDay]) => (
    <section key={day} className="mt-9 first:mt-0">
      <h2 className="text-2xl">{day}</h2>
      <ol className="mt-2 divide-y divide-line border-line border-y">
        {ofDay.map((entry) => (
          <CountedEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

function Entries({ page }: { page: number }) {
  const language = useInterfaceLanguage()
  const words = COUNTED_WORDS[language]
  const { errors } = useWords()
  const part = useCounted(page)
  if (part.isPending) return <Waiting text={words.loading} />
  if (part.isError)
    return (
      <ErrorBox action={<Button onClick={() => part.refetch()}>{errors.tryAgain}</Button>}>
        {errorText(part.error, words.failed)}
      </ErrorBox>
    )
  const { entries, pagination } = part.data
  if (entries.length === 0)
    return (
      <div className="bg-paper px-6 py-12 text-center shadow-label">
        <p className="mb-6 text-lg">{words.none}</p>
        <ButtonLink to="/query">{words.begin}</ButtonLink>
      </div>
    )
  return (
    <div aria-busy={part.isPlaceholderData} className={part.isPlaceholderData ? 'opacity-60' : ''}>
      <Days entries={entries} />
      <PageLinks
        page={pagination.current_page}
        pages={pagination.total_pages}
        pathOf={(other) => (other > 1 ? `/counted?page=${other}` : '/counted')}
      />
      <p className="mt-8 text-quiet text-sm">
        {words.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      </p>
    </div>
  )
}

/** What was counted when, from the account. */
export function CountedPage() {
  const words = COUNTED_WORDS[useInterfaceLanguage()]
  const { account } = useInsideWords()
  const [query] = useSearchParams()
  const wanted = query.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)

  // A page turn begins at the top, for the eye and for a screen reader: both live in the browser.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page])

  return (
    <div className="wall-width max-w-5xl pt-6 pb-12 sm:pt-10">
      <Head title={words.title} />
      <Link to="/account" className="text-link inline-flex min-h-11 items-center text-sm">
        {account.title}
      </Link>
      <h1 ref={title} tabIndex={-1} className="text-5xl outline-none">
        {words.title}
      </h1>
      <p className="mt-3 mb-10 max-w-3xl text-lg text-quiet">{words.intro}</p>
      <Entries page={page} />
    </div>
  )
}
