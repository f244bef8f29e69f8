import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { plainPath } from '#web/address/paths.ts'

/**
 * What a browser does by itself when it loads another page: start at the top and let a screen
 * reader begin anew. The same page in another language is no other page. Returns the ref of the
 * main element.
 */
export function usePageTurn() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const page = plainPath(pathname)
  const navigation = useNavigationType()
  const shown = useRef(page)

  // Scrolling and focus live in the browser, not in React.
  useLayoutEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    if (shown.current === page) return
    shown.current = page
    main.current?.focus({ preventScroll: true })
    // Going back returns to the old place, which the browser knows.
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0)
  }, [page, hash, navigation])

  return main
}
