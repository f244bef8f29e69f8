import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from '#web/address/paths.ts'
import { useHydrated } from '#web/browser/hydrated.tsx'
import { Link } from '#web/ui/link.tsx'

/**
 * Whether a link leads to the page that is shown. Known after hydration only: the common file of
 * the private pages does not know which of them it will be.
 */
export function useIsCurrent(to: string): boolean {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const [path, query] = to.split('?')
  if (!hydrated || plainPath(pathname) !== path) return false
  return query === undefined ? !search.includes('tab=') : search.includes(query)
}

export function NavigationLink({
  to,
  children,
  className = 'inline-flex',
}: {
  to: string
  children: ReactNode
  className?: string
}) {
  return (
    <Link
      to={to}
      aria-current={useIsCurrent(to) ? 'page' : undefined}
      className={`min-h-11 items-center whitespace-nowrap border-transparent border-y-2 px-1 text-quiet hover:text-ink aria-[current]:border-b-accent aria-[current]:text-ink forced-colors:border-y-[Canvas] forced-colors:aria-[current]:border-b-[Highlight] ${className}`}
    >
      {children}
    </Link>
  )
}
