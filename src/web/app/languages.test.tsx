import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { languageOfPath, pathIn, plainPath } from '#web/address/paths.ts'
import { chooseLanguage } from '#web/words/words.ts'

const address = () => screen.getByTestId('address').textContent
const footer = () => within(screen.getByRole('contentinfo'))

test('changing the language keeps the page, its query and what was typed', async () => {
  const user = openPage('/login?next=%2Fquery')
  await user.type(await screen.findByLabelText('Email'), 'ada@example.org')
  await user.click(footer().getByRole('link', { name: 'Français' }))
  await screen.findByRole('heading', { name: 'Connexion' })
  await expect.poll(address).toBe('/fr/login?next=%2Fquery')
  expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe('ada@example.org')
  expect(localStorage.getItem('language')).toBe('fr')
  await user.click(footer().getByRole('link', { name: 'English' }))
  await screen.findByRole('heading', { name: 'Sign In' })
  await expect.poll(address).toBe('/login?next=%2Fquery')
})

test('links lead on in the language of the page', async () => {
  const user = openPage('/zh-TW/about')
  await screen.findByRole('heading', { name: '讓您可以查證的藝術解說' })
  await user.click(footer().getByRole('link', { name: '常見問題' }))
  await screen.findByRole('heading', { name: '問與答' })
  expect(address()).toBe('/zh-TW/faq')
})

test('who chose a language is led from an English address to theirs', async () => {
  await chooseLanguage('es')
  openPage('/pricing')
  await screen.findByRole('heading', { name: 'Empiece gratis' })
  expect(address()).toBe('/es/pricing')
})

test('a private page changes its language in place, and the account remembers it', async () => {
  logIn()
  const sent = fakeServer({ 'PUT /api/auth/language': () => [200, { preferred_language: 'fr' }] })
  const user = openPage('/describe')
  await user.click(await footer().findByRole('button', { name: 'Français' }))
  await screen.findByRole('button', { name: 'Déconnexion' })
  expect(address()).toBe('/describe')
  expect(sent.find(({ call }) => call === 'PUT /api/auth/language')?.body).toEqual({
    language: 'fr',
  })
})

test('only public pages have an address for each language', () => {
  expect(pathIn('fr', '/')).toBe('/fr')
  expect(pathIn('fr', '/es/faq?a=1#billing')).toBe('/fr/faq?a=1#billing')
  expect(pathIn('en', '/zh-TW/faq')).toBe('/faq')
  expect(pathIn('fr', '/query?tab=image')).toBe('/query?tab=image')
  expect(plainPath('/fr/')).toBe('/')
  expect(languageOfPath('/french')).toBeNull()
  expect(languageOfPath('/dashboard')).toBeNull()
  expect(languageOfPath('/es/pricing/')).toBe('es')
})
