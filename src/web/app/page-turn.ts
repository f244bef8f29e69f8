import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * What a browser does by itself when it loads another page: start at the top and let a screen reader begin anew.
 * Returns the ref of the main element.
 */
export function usePageTurn() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)

  // Scrolling and focus live in the browser, not in React.
  useLayoutEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    // Going back returns to the old place, which the browser knows.
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0)
  }, [pathname, hash, navigation])

  return main
}
