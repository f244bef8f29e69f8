import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { searchWords } from '#shared/fold.ts'
import { Head } from '#web/app/head.tsx'
import { ExportAll } from '#web/exports/export-all.tsx'
import { EmptyHistory } from '#web/history/empty-history.tsx'
import { useHistory } from '#web/history/history-calls.ts'
import { HistoryList } from '#web/history/history-list.tsx'
import { PageLinks } from '#web/history/page-links.tsx'
import { SearchForm } from '#web/history/search-form.tsx'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function pathOf(page: number, search: string): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (search !== '') query.set('search', search)
  return query.size === 0 ? '/history' : `/history?${query}`
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** One page of the list. */
function HistoryPart({ page, search }: { page: number; search: string }) {
  const { history } = useInsideWords()
  const { errors } = useWords()
  const number = new Intl.NumberFormat(useInterfaceLanguage())
  const [changes, setChanges] = useState<ReadonlyMap<string, 'removed' | 'back'>>(new Map())
  const part = useHistory(page, search)

  if (part.isError) {
    const { error } = part
    const isRefused = error instanceof ApiError && error.status > 0
    return (
      <ErrorBox action={<Button onClick={() => part.refetch()}>{errors.tryAgain}</Button>}>
        {isRefused ? history.fetchFailed(error.status) : history.loadFailed}
      </ErrorBox>
    )
  }
  if (part.isPending) return <Waiting text={history.loading} />

  const { analyses, pagination } = part.data
  const removed = analyses.filter(({ id }) => changes.get(id) === 'removed').length
  const shown = number.format(analyses.length - removed)
  const total = number.format(pagination.total_count - removed)
  return (
    <div aria-busy={part.isPlaceholderData} className={part.isPlaceholderData ? 'opacity-60' : ''}>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-quiet">
          {history.showing(shown, total)}
          {search !== '' && history.forTerm(search)}
        </p>
        {search === '' && analyses.length > 0 && <ExportAll />}
      </div>
      {analyses.length === 0 ? (
        <EmptyHistory search={search} />
      ) : (
        <HistoryList
          items={analyses}
          words={searchWords(search)}
          changes={changes}
          onChange={(id, change) => setChanges(new Map(changes).set(id, change))}
        />
      )}
      <PageLinks
        page={pagination.current_page}
        pages={pagination.total_pages}
        pathOf={(other) => pathOf(other, search)}
      />
    </div>
  )
}

export function HistoryPage() {
  const { history } = useInsideWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const page = pageOf(query.get('page'))
  const search = query.get('search') ?? ''
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
    <div className="wall-width max-w-4xl pt-6 pb-12 sm:pt-10">
      <Head title={history.title} />
      <h1 ref={title} tabIndex={-1} className="mb-7 text-5xl outline-none">
        {history.title}
      </h1>
      <SearchForm search={search} onSearch={(term) => navigate(pathOf(1, term))} />
      <div className="mt-8">
        <HistoryPart page={page} search={search} />
      </div>
    </div>
  )
}
