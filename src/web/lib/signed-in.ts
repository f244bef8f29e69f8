import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isPublicPath } from '#web/address/paths.ts'
import { currentSession, subscribeToSession } from '#web/lib/session.ts'

/**
 * Whether header and bars are those of a user. The prerendered public pages are made for strangers,
 * and the common file of all other pages for users, so that neither flickers for those who usually
 * see it.
 */
export function useSignedIn(): boolean {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    subscribeToSession,
    () => currentSession().token !== null,
    () => !isPublicPath(pathname),
  )
}
