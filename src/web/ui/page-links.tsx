import { ButtonLink } from '#web/ui/button.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface PageLinksProps {
  page: number
  pages: number
  pathOf: (page: number) => string
}

/**
 * The way to the neighbouring pages; the side where there is none stays empty, so that the other
 * does not move.
 */
export function PageLinks({ page, pages, pathOf }: PageLinksProps) {
  const { history } = useInsideWords()
  const number = new Intl.NumberFormat(useInterfaceLanguage())
  if (pages <= 1) return null
  return (
    <nav aria-label={history.pages} className="mt-8 grid grid-cols-3 items-center">
      <span>
        {page > 1 && (
          <ButtonLink to={pathOf(page - 1)} look="outline" rel="prev">
            {history.previous}
          </ButtonLink>
        )}
      </span>
      <p className="text-center text-quiet tabular-nums">
        {history.page(number.format(page), number.format(pages))}
      </p>
      <span className="text-right">
        {page < pages && (
          <ButtonLink to={pathOf(page + 1)} look="outline" rel="next">
            {history.next}
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
