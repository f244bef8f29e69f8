import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { chooseLanguage } from '#web/words/words.ts'

const address = () => screen.getByTestId('address').textContent

test('an address below a language that leads nowhere leads to the home page of that language', async () => {
  openPage('/fr/nimportequoi')
  await expect.poll(address).toBe('/fr')
  await screen.findByText('Nous n’avons pas trouvé cette page.')
})

test('a page without languages of its own speaks the language that is put before its address', async () => {
  openPage('/es/style-demo')
  await expect.poll(address).toBe('/es/style-demo')
  const footer = within(screen.getByRole('contentinfo'))
  await footer.findByRole('button', { name: 'Español', current: true })
})

test('the link of a reset mail speaks the language of the account, to the login page and what the server says', async () => {
  const done = 'Your password has been reset. Please log in with the new one.'
  const sent = fakeServer({
    'GET /api/auth/verify-reset-token/secret': () => [200, { message: 'ok' }],
    'POST /api/auth/reset-password': () => [200, { message: done }],
  })
  logIn()
  const user = openPage('/zh-TW/reset-password/secret')
  await user.type(await screen.findByLabelText('新密碼', {}, { timeout: 5000 }), 'N3w!passphrase')
  await user.type(screen.getByLabelText('再次輸入新密碼'), 'N3w!passphrase')
  await user.click(screen.getByRole('button', { name: '重設密碼' }))
  await screen.findByText(/密碼已重設/)
  expect(screen.queryByText(done)).toBeNull()
  expect(sent.map(({ call }) => call)).toContain('POST /api/auth/reset-password')
  expect(localStorage.getItem('token')).toBeNull()
  await expect.poll(address, { timeout: 5000 }).toBe('/zh-TW/login')
  await screen.findByRole('heading', { name: '登入' })
})

test('what the server says of a reset mail is said in the language of the page', async () => {
  const message = 'If this address has an account, a link to reset the password is on its way.'
  fakeServer({ 'POST /api/auth/forgot-password': () => [200, { message }] })
  const user = openPage('/fr/login')
  await user.click(await screen.findByRole('button', { name: /oublié/ }))
  await user.type(screen.getByLabelText('Adresse e-mail'), 'ada@example.org')
  await user.click(screen.getByRole('button', { name: /Envoyer/ }))
  await screen.findByText(/Si un compte existe|Si cette adresse/)
  expect(screen.queryByText(message)).toBeNull()
})

test('who closes an account reads on in its language', async () => {
  await chooseLanguage('fr')
  logIn()
  const me = { email: 'ada@example.org', role: 'free', preferred_language: 'fr' }
  fakeServer({
    'GET /api/auth/me': () => [200, me],
    'GET /api/account/sessions': () => [200, { sessions: [] }],
    'POST /api/account/close': () => [200, { message: 'ok' }],
  })
  const user = openPage('/account')
  await user.type(await screen.findByLabelText('Votre mot de passe'), 'Old!pass1')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /Fermer le compte/ }))
  await screen.findByText(/Votre compte est fermé/)
  await expect.poll(address).toBe('/fr')
  expect(localStorage.getItem('token')).toBeNull()
})
