import { expect } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import { expectNoAxeViolations, freshEmail, logInAs, mailTo, PASSWORD, test } from './site.ts'

const NEW_PASSWORD = 'N3w!passphrase'

test('a forgotten password is set anew, and the old sessions are dead', async ({
  page,
  baseURL,
  browser,
}) => {
  const email = freshEmail('forgetful')
  await logInAs(page, baseURL, email)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${baseURL}/login`)
  await elsewhere.getByRole('button', { name: 'Forgot password?' }).click()
  await elsewhere.getByLabel('Email').fill(email)
  await expectNoAxeViolations(elsewhere)
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(elsewhere.getByText(/a link to reset the password is on its way/u)).toBeVisible()
  const link =
    /http:\/\/[^"<]+\/reset-password\/[\w-]+/u.exec(
      await mailTo(page, baseURL, email, '/reset-password/'),
    )?.[0] ?? ''

  await elsewhere.goto(link)
  await elsewhere.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
  await elsewhere.getByLabel('Confirm New Password').fill('something else')
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expect(elsewhere.getByText('Passwords do not match')).toBeVisible()
  await expectNoAxeViolations(elsewhere)
  await elsewhere.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expect(elsewhere.getByText('Redirecting to login page...')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login/u)

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/u)
  await expect(page.getByText('Session expired. Please log in again.').first()).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard/u)

  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expectNoAxeViolations(elsewhere)
})

test('a visitor who is not logged in is taken to the login, and back', async ({
  page,
  baseURL,
}) => {
  await page.goto('/query')
  await expect(page).toHaveURL(/\/login\?next=%2Fquery/u)
  const email = freshEmail('returning')
  await logInAs(page, baseURL, email)
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /Logout|Menu/u })
    .first()
    .click()
  if (await page.getByRole('button', { name: 'Logout' }).isVisible()) {
    await page.getByRole('button', { name: 'Logout' }).click()
  }
  await expect(page).toHaveURL(`${baseURL}/`)
  await page.goto('/login?next=%2Fquery')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/query/u)
})

test('an unknown path leads home, with a word about it', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('We could not find that page.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/u)
})

test('an unknown path below a language leads to the home page of that language', async ({
  page,
  baseURL,
}) => {
  await page.goto('/fr/nimportequoi')
  await expect(page.getByText('Nous n’avons pas trouvé cette page.')).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/fr`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the link of a reset mail opens in the language of the account, and so does the login page after it', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('olvidadizo')
  await logInAs(page, baseURL, email, 'es')
  await page.request.post('/api/auth/forgot-password', { data: { email } })
  await expect.poll(() => mailTo(page, baseURL, email)).toContain('/es/reset-password/')
  const link =
    /http:\/\/[^"<]+\/es\/reset-password\/[\w-]+/u.exec(
      await mailTo(page, baseURL, email, '/reset-password/'),
    )?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirme la contraseña nueva').fill(NEW_PASSWORD)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByText(/Su contraseña se ha/u)).toBeVisible()
  await expect(page).toHaveURL(/\/es\/login$/u)
})

test('a login with a second step: set up, asked for, opened by a recovery code', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('second')
  await logInAs(page, baseURL, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Set it up' }).click()
  const section = page.getByRole('region', { name: 'Second step of the login' })
  await section.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByRole('img', { name: 'The secret as a picture, for scanning' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  const uri = await page
    .getByRole('link', { name: 'Open in the app on this device' })
    .getAttribute('href')
  const app = URI.parse(uri ?? '')
  if (!(app instanceof TOTP)) throw new Error('no address of an app')
  await page.getByLabel('Code of the app').fill(app.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const codes = page.getByRole('status', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [code = ''] = await codes.allTextContents()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const signIn = page.locator('form').getByRole('button', { name: 'Sign In' })
  await signIn.click()
  const field = page.getByLabel('Code of your authenticator app')
  await expect(field).toBeFocused()
  await expectNoAxeViolations(page)
  await field.fill('000000')
  await signIn.click()
  await expect(page.getByText('This code is not right.')).toBeVisible()
  await field.fill(code)
  await signIn.click()
  await expect(page).toHaveURL(/dashboard/u)
})
