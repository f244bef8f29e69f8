import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Which thing of a list is open over it. Opening is a step in the history of the tab, so that "back" closes it, also
 * after a reload.
 */
export function useOpened(): { opened: string | null; open: (id: string) => void; close: () => void } {
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const opened = typeof state?.opened === 'string' ? state.opened : null
  // A second press on the way back would be one step too far.
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history begins anew
  useEffect(() => {
    isClosing.current = false
  }, [key])

  return {
    opened,
    open: (id) => navigate(pathname + search, { state: { opened: id } }),
    close: () => {
      if (opened === null || isClosing.current) return
      isClosing.current = true
      navigate(-1)
    },
  }
}
