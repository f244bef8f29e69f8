import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from '#web/address/next.ts'
import { pathIn } from '#web/address/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * Pages for those who are logged in. Others log in first and come back; who logs out here is led
 * home.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { token, endedBy } = useSession()
  const [wasLoggedIn] = useState(token !== null)
  const location = useLocation()
  const [language] = useState(useInterfaceLanguage())
  if (token !== null) return children
  const leaves = wasLoggedIn && endedBy === 'logout'
  return <Navigate to={leaves ? pathIn(language, '/') : loginPath(location)} replace />
}
