import { Navigate, Outlet, useLocation } from 'react-router'
import { loginPath } from '#web/lib/next.ts'
import { useSession } from '#web/lib/session.ts'

/** Pages for those who are logged in; others log in first and come back, unless they have just left by themselves. */
export function RequireSession() {
  const { token, endedBy } = useSession()
  const location = useLocation()
  if (token !== null) return <Outlet />
  return <Navigate to={endedBy === 'logout' ? '/' : loginPath(location)} replace />
}
