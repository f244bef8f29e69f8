import { useSyncExternalStore } from 'react'
import { ROLES, type Role } from '#shared/plans.ts'
import { lasting } from '#web/browser/storage.ts'
import { forgetAsked, forgetAskedPhoto } from '#web/lib/asked-before.ts'
import { giveDraftsTo } from '#web/lib/drafts.ts'
import { forgetKeptCopies } from '#web/offline/kept-copies.ts'
import { forgetLanguage } from '#web/words/words.ts'

/** Who is logged in, as the browser remembers it, and how the last session of this page ended. */
export interface Session {
  token: string | null
  email: string | null
  role: Role | null
  endedBy: 'logout' | 'expiry' | null
}

const ENDED_BY = 'session-ended-by'
const NOBODY: Session = { token: null, email: null, role: null, endedBy: null }
const listeners = new Set<() => void>()
let session = read(null)

function read(endedBy: Session['endedBy']): Session {
  const role = lasting.getItem('role')
  return {
    token: lasting.getItem('token'),
    email: lasting.getItem('email'),
    role: ROLES.find((known) => known === role) ?? null,
    endedBy,
  }
}

function change(endedBy: Session['endedBy']) {
  session = read(endedBy)
  for (const listener of listeners) listener()
}

export function currentSession(): Session {
  return session
}

export function startSession(token: string, email: string) {
  giveDraftsTo(email)
  lasting.removeItem(ENDED_BY)
  lasting.setItem('token', token)
  lasting.setItem('email', email)
  lasting.removeItem('role')
  change(null)
}

/** What the server says of the user; ignored when nobody is logged in any more. */
export function rememberUser(email: string, role: Role) {
  if (session.token === null || (session.email === email && session.role === role)) return
  lasting.setItem('email', email)
  lasting.setItem('role', role)
  change(null)
}

export function endSession(by: 'logout' | 'expiry') {
  // Other tabs read it when they hear that the token is gone.
  lasting.setItem(ENDED_BY, by)
  for (const key of ['token', 'email', 'role']) lasting.removeItem(key)
  forgetLanguage()
  void forgetKeptCopies()
  if (by === 'logout') forgetWhatWaits()
  change(by)
}

/** After a logout the next person may sit here. After an expiry the same user goes on. */
function forgetWhatWaits() {
  forgetAsked()
  void forgetAskedPhoto()
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another tab logged in or out: this one follows. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== null && !['token', 'email', 'role'].includes(event.key)) return
    if (lasting.getItem('token') === null) {
      const by = lasting.getItem(ENDED_BY) === 'expiry' ? 'expiry' : 'logout'
      if (by === 'logout') forgetWhatWaits()
      change(by)
      return
    }
    const email = lasting.getItem('email')
    const before = session.email
    if (email !== null) giveDraftsTo(email)
    change(null)
    // What the page still shows is the other account's.
    if (before !== null && email !== null && before !== email) window.location.reload()
  })
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => NOBODY)
}
