import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { loginPath } from '#web/lib/next.ts'
import { useSession } from '#web/lib/session.ts'

/** Pages for those who are logged in. Others log in first and come back; who logs out here is led home. */
export function RequireSession() {
  const { token, endedBy } = useSession()
  const [wasLoggedIn] = useState(token !== null)
  const location = useLocation()
  if (token !== null) return <Outlet />
  const leaves = wasLoggedIn && endedBy === 'logout'
  return <Navigate to={leaves ? '/' : loginPath(location)} replace />
}
