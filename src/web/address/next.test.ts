import { expect, test } from 'vitest'
import { loginPath, safeNext } from '#web/address/next.ts'

test('after logging in the visitor returns to a page of our own, with its query', () => {
  expect(safeNext('/query?tab=image#top')).toBe('/query?tab=image#top')
})

test.each([
  ['nothing', null],
  ['another site', 'https://evil.example/query'],
  ['another site without a scheme', '//evil.example/query'],
  ['another site behind a backslash', '/\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['another site behind dots', '/.//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'query'],
  ['the login page itself', '/login?next=/login'],
  ['a reset link', '/reset-password/secret'],
  ['a reset link in another language', '/fr/reset-password/secret'],
])('%s is no place to return to', (_, next) => {
  expect(safeNext(next)).toBe('/dashboard')
})

test('the login page is told where the visitor wanted to go', () => {
  expect(loginPath({ pathname: '/query', search: '?tab=image', hash: '' })).toBe(
    '/login?next=%2Fquery%3Ftab%3Dimage',
  )
  expect(loginPath({ pathname: '/dashboard', search: '', hash: '' })).toBe('/login')
})
