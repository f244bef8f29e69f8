import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/**
 * From an answer that was opened to the list: to the page and the search that it was opened from.
 */
export function BackToHistory() {
  const { history } = useInsideWords()
  const from: unknown = useLocation().state?.from
  return (
    <Link
      to={typeof from === 'string' && from.startsWith('/history') ? from : '/history'}
      className="print:hidden text-link inline-flex min-h-11 items-center text-sm"
    >
      {history.title}
    </Link>
  )
}
