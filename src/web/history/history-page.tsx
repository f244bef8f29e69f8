import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { searchWords } from '#shared/fold.ts'
import { ExportAll } from '#web/exports/export-all.tsx'
import { EmptyHistory } from '#web/history/empty-history.tsx'
import { useHistory } from '#web/history/history-calls.ts'
import { HistoryWall } from '#web/history/history-wall.tsx'
import { SearchForm } from '#web/history/search-form.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useRemovals } from '#web/removals/use-removals.ts'
import { Button } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { KEPT_DESCRIPTION_WORDS } from '#web/words/kept-description-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

// Most readers come for their analyses: the other tab comes when it is chosen.
const KeptDescriptions = lazy(async () => ({
  default: (await import('#web/descriptions/kept/kept-descriptions.tsx')).KeptDescriptions,
}))

type Tab = 'analyses' | 'descriptions'

function pathOf(tab: Tab, page = 1, search = ''): string {
  const query = new URLSearchParams()
  if (tab === 'descriptions') query.set('tab', tab)
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
  const removals = useRemovals('/api/my-analyses', history)
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
  const removed = analyses.filter(({ id }) => removals.isRemoved(id)).length
  const shown = analyses.length - removed
  const count = pagination.total_count - removed
  const total = number.format(count)
  return (
    <div aria-busy={part.isPlaceholderData} className={part.isPlaceholderData ? 'opacity-60' : ''}>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-quiet">
          {shown === count
            ? history.all(total, count)
            : history.showing(number.format(shown), total)}
          {search !== '' && history.forTerm(search)}
        </p>
        {search === '' && analyses.length > 0 && <ExportAll />}
      </div>
      {analyses.length === 0 ? (
        <EmptyHistory search={search} />
      ) : (
        <HistoryWall items={analyses} words={searchWords(search)} removals={removals} />
      )}
      <PageLinks
        page={pagination.current_page}
        pages={pagination.total_pages}
        pathOf={(other) => pathOf('analyses', other, search)}
      />
    </div>
  )
}

export function HistoryPage() {
  const { history } = useInsideWords()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const kept = KEPT_DESCRIPTION_WORDS[useInterfaceLanguage()]
  const tab: Tab = query.get('tab') === 'descriptions' ? 'descriptions' : 'analyses'
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

  const heading = tab === 'descriptions' ? kept.title : history.title
  return (
    <div className="wall-width pt-6 pb-12 sm:pt-10">
      <Head title={heading} />
      <h1 ref={title} tabIndex={-1} className="mb-4 text-5xl outline-none">
        {heading}
      </h1>
      <Tabs
        label={kept.tabs}
        tabs={[
          { name: 'analyses', title: kept.analyses },
          { name: 'descriptions', title: kept.descriptions },
        ]}
        chosen={tab}
        onChoose={(name) => navigate(pathOf(name), { replace: true })}
      >
        {tab === 'descriptions' ? (
          <Suspense fallback={<Waiting text={kept.loading} />}>
            <KeptDescriptions page={page} pathOf={(other) => pathOf(tab, other)} />
          </Suspense>
        ) : (
          <>
            <SearchForm search={search} onSearch={(term) => navigate(pathOf(tab, 1, term))} />
            <div className="mt-8">
              <HistoryPart page={page} search={search} />
            </div>
          </>
        )}
      </Tabs>
    </div>
  )
}
