import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { chooseLanguage } from '#web/words/words.ts'

const address = () => screen.getByTestId('address').textContent

test('an unknown address leads home with a word about it', async () => {
  openPage('/no-such-page')
  await screen.findByText('We could not find that page.')
  await expect.poll(address).toBe('/')
})

test('a private page asks to log in first and remembers the way', async () => {
  openPage('/query?tab=image')
  await screen.findByRole('heading', { name: 'Sign In' })
  expect(address()).toBe('/login?next=%2Fquery%3Ftab%3Dimage')
})

test('an expired session leads to the login page and says why', async () => {
  logIn()
  fakeServer({ 'GET /api/auth/me': () => [401, { detail: 'Not logged in' }] })
  openPage('/dashboard')
  await screen.findByText('Session expired. Please log in again.')
  await screen.findByRole('heading', { name: 'Sign In' })
})

test('logging out in another language leads to the home page in it', async () => {
  await chooseLanguage('fr')
  logIn()
  fakeServer({ 'POST /api/auth/logout': () => [200, {}] })
  const user = openPage('/describe')
  await user.click(await screen.findByRole('button', { name: 'Déconnexion' }))
  await expect.poll(address).toBe('/fr')
})

test('logging out revokes the token and leads home', async () => {
  logIn()
  const sent = fakeServer({ 'POST /api/auth/logout': () => [200, {}] })
  const user = openPage('/describe')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await expect.poll(address).toBe('/')
  expect(localStorage.getItem('token')).toBeNull()
  const logout = sent.filter(({ call }) => call === 'POST /api/auth/logout')
  expect(logout).toEqual([expect.objectContaining({ authorization: 'Bearer token-of-ada' })])
})
