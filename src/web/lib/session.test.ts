import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from '#web/lib/drafts.ts'
import {
  currentSession,
  endSession,
  followOtherTabs,
  rememberUser,
  startSession,
  useSession,
} from '#web/lib/session.ts'

followOtherTabs()

afterEach(() => {
  endSession('logout')
  localStorage.clear()
  sessionStorage.clear()
})

function inAnotherTab(change: () => void, key: string | null) {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('a login is kept under the keys that the API documents', () => {
  startSession('t1', 'ada@example.org')
  rememberUser('ada@example.org', 'student')
  expect(localStorage.getItem('token')).toBe('t1')
  expect(currentSession()).toMatchObject({ token: 't1', email: 'ada@example.org', role: 'student' })
})

test('a logout forgets token, email and role', () => {
  startSession('t1', 'ada@example.org')
  rememberUser('ada@example.org', 'student')
  endSession('logout')
  expect(['token', 'email', 'role'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ])
  expect(currentSession()).toEqual({ token: null, email: null, role: null, endedBy: 'logout' })
})

test('a logout in another tab logs this one out', () => {
  startSession('t1', 'ada@example.org')
  const { result } = renderHook(() => useSession())
  act(() => inAnotherTab(() => localStorage.removeItem('token'), 'token'))
  expect(result.current.token).toBeNull()
})

test('an expiry in another tab is an expiry here: what waits is not forgotten', () => {
  startSession('t1', 'ada@example.org')
  inAnotherTab(() => {
    localStorage.setItem('session-ended-by', 'expiry')
    localStorage.removeItem('token')
  }, 'token')
  expect(currentSession().endedBy).toBe('expiry')
})

test('another account that logs in in another tab finds nothing of this one', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  startSession('t1', 'ada@example.org')
  keepDraft('query', { name: 'The Starry Night' })
  const logIn = (token: string, email: string) =>
    inAnotherTab(() => {
      localStorage.setItem('token', token)
      localStorage.setItem('email', email)
    }, 'token')
  logIn('t2', 'ada@example.org')
  expect(readDraft('query')).toEqual({ name: 'The Starry Night' })
  expect(reload).not.toHaveBeenCalled()
  logIn('t3', 'grace@example.org')
  expect(readDraft('query')).toEqual({})
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('a cleared storage logs out too', () => {
  startSession('t1', 'ada@example.org')
  inAnotherTab(() => localStorage.clear(), null)
  expect(currentSession().token).toBeNull()
})

test('a role that no plan knows is not believed', () => {
  startSession('t1', 'ada@example.org')
  inAnotherTab(() => localStorage.setItem('role', 'emperor'), 'role')
  expect(currentSession().role).toBeNull()
})

test('what the server says of a user is dropped after the logout', () => {
  startSession('t1', 'ada@example.org')
  endSession('logout')
  rememberUser('ada@example.org', 'student')
  expect(localStorage.getItem('email')).toBeNull()
})

test('a draft waits for its writer through an expired session, and is not shown to another user', () => {
  startSession('t1', 'ada@example.org')
  keepDraft('query', { name: 'The Starry Night' })
  endSession('expiry')
  startSession('t2', 'ada@example.org')
  expect(readDraft('query')).toEqual({ name: 'The Starry Night' })
  endSession('expiry')
  startSession('t3', 'grace@example.org')
  expect(readDraft('query')).toEqual({})
})
