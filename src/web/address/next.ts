import { plainPath } from '#web/address/paths.ts'

/**
 * Where to go after logging in, and how to ask for it: only paths of our own site, never the login
 * pages themselves.
 */

const AFTER_LOGIN = '/dashboard'

/** The login page for somebody who is here for the first time: it begins with a new account. */
export const REGISTER_PATH = '/login?new'

// Whatever base is taken, a path of our own stays on it; `//other.example` and `/\other.example` do
// not.
const BASE = 'https://artsking.invalid'

/** As above, to go on at a page of ours. */
export function registerPath(next: string): string {
  return `${REGISTER_PATH}&next=${encodeURIComponent(next)}`
}

export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, BASE)) return AFTER_LOGIN
  const url = new URL(next, BASE)
  if (url.origin !== BASE) return AFTER_LOGIN
  // `/.//other.example` is ours, yet its path alone would be read as another site.
  if (url.pathname.startsWith('//')) return AFTER_LOGIN
  const path = plainPath(url.pathname)
  if (path === '/login' || path.startsWith('/reset-password')) return AFTER_LOGIN
  return url.pathname + url.search + url.hash
}

export function loginPath(from: { pathname: string; search: string; hash: string }): string {
  const next = safeNext(from.pathname + from.search + from.hash)
  return next === AFTER_LOGIN ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
