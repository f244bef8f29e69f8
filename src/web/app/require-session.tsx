import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from '#web/address/next.ts'
import { useSession } from '#web/lib/session.ts'

/** Pages for those who are logged in. Others log in first and come back; who logs out here is led home. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { token, endedBy } = useSession()
  const [wasLoggedIn] = useState(token !== null)
  const location = useLocation()
  if (token !== null) return children
  const leaves = wasLoggedIn && endedBy === 'logout'
  return <Navigate to={leaves ? '/' : loginPath(location)} replace />
}
