import { ButtonLink } from '#web/ui/button.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

/** Nothing to list, and the way on. */
export function EmptyHistory({ search }: { search: string }) {
  const { history } = useInsideWords()
  const { header } = useWords()
  return (
    <div className="bg-paper px-6 py-12 text-center shadow-label sm:py-16">
      <h2 className="text-4xl">{history.emptyTitle}</h2>
      <p className="mt-3 mb-7 text-lg text-quiet">
        {search === '' ? history.empty : history.emptyFor(search)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {search !== '' && (
          <ButtonLink to="/history" look="outline">
            {history.showAll}
          </ButtonLink>
        )}
        <ButtonLink to="/query">{search === '' ? history.start : header.startAnalysis}</ButtonLink>
      </div>
    </div>
  )
}
