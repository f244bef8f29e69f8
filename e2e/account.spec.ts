import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, mailTo, PASSWORD, test } from './site.ts'

const NEW_PASSWORD = 'N3w!passphrase'

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a password is changed, a second device is seen and logged out', async ({
  page,
  baseURL,
  browser,
}) => {
  const email = freshEmail('careful')
  await logInAs(page, baseURL, email)
  await page.goto('/account')
  await expect(page.getByText('This device')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('Current password').fill('Wr0ng!passage')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL })).newPage()
  await logIn(elsewhere, email, PASSWORD)
  await expect(elsewhere.getByText('Invalid email or password')).toBeVisible()
  await logIn(elsewhere, email, NEW_PASSWORD)
  await expect(elsewhere).toHaveURL(/\/dashboard/u)

  await page.reload()
  await page.getByRole('button', { name: /^Log out the device/u }).click()
  await expect(page.getByText('The device is logged out.')).toBeVisible()
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL(/\/login/u)
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Log out the device/u })).toHaveCount(0)
})

test('everything held is taken along as a zip; a closed account is gone, with a word by mail', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('leaving')
  await logInAs(page, baseURL, email)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/u }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^artsking-\d{4}-\d\d-\d\d\.zip$/u)
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe(
    'PK\u0003\u0004',
  )

  await page.locator('summary', { hasText: 'Close the account' }).click()
  await expectNoAxeViolations(page)
  await page.getByLabel('Your password').fill('Wr0ng!passage')
  await page.getByLabel('I know that nothing can be brought back.').check()
  await page.getByRole('button', { name: 'Close the account for good' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Close the account for good' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(
    page.getByText('Your account is closed, and everything in it is deleted.'),
  ).toBeVisible()
  await expect.poll(() => mailTo(page, baseURL, email)).toContain('closed')

  await logIn(page, email, PASSWORD)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('of two tabs, one logs out, and the other follows', async ({ page, baseURL, context }) => {
  const email = freshEmail('twofold')
  await logInAs(page, baseURL, email)
  await page.goto('/query')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText('This device')).toBeVisible()
  await other
    .getByRole('button', { name: /Logout|Menu/u })
    .first()
    .click()
  const inMenu = other.getByRole('button', { name: 'Logout' })
  if (await inMenu.isVisible()) await inMenu.click()
  await expect(other).toHaveURL(`${baseURL}/`)
  await expect(page).toHaveURL(`${baseURL}/`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
