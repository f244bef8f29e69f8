import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, PASSWORD, test } from './site.ts'

async function ask(page: Page, mode: string): Promise<void> {
  await page.goto('/query')
  await page.getByLabel('Artwork Name').fill('The Starry Night')
  await page.getByLabel('Analysis Mode').selectOption({ label: mode })
}

test('buy Aficionado at the sandbox desk, use it, cancel it, and keep it to the end of the period', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('subscriber'))
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Choose Aficionado' }).click()

  await expect(page).toHaveURL(/\/sandbox\/checkout\//u)
  await expect(page.getByText('This is a sandbox')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page.getByText('Subscription activated. Welcome, Aficionado member!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/u)
  await expect(page.getByText(/Active\. Renews on/u)).toBeVisible()
  await expectNoAxeViolations(page)

  await ask(page, 'Aficionado')
  await page.getByRole('button', { name: 'Analyze artwork' }).click()
  await expect(
    page.getByText('99 analyses left.').or(page.getByText('Analysis Complete')).first(),
  ).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByText('99 of 100 left')).toBeVisible()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page).toHaveURL(/\/sandbox\/portal\//u)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Cancel the subscription' }).click()
  await expect(page.getByText(/ends on/u)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Artsking' }).click()
  await expect(page.getByText(/Cancelled\. Yours until/u)).toBeVisible()
  await ask(page, 'Aficionado')
})

test('a visitor logs in to buy a pack, spends from it, and leaves and declines another', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('packer')
  await logInAs(page, baseURL, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Buy Query Pack' }).click()
  await expect(page.getByText('You have chosen Query Pack.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL(/\/sandbox\/checkout\//u)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(/25 queries were added/u)).toBeVisible()
  await expect(page.getByText(/25 analyses left, until/u)).toBeVisible()

  await ask(page, 'Aficionado')
  await expect(page.getByText(/taken from your query pack/u)).toBeVisible()
  await page.getByRole('button', { name: 'Analyze artwork' }).click()
  await expect(page.getByText('Analysis Complete').first()).toBeAttached()
  await page.goto('/dashboard')
  await expect(page.getByText(/24 analyses left, until/u)).toBeVisible()
  await expect(page.getByText('5 of 5 left')).toBeVisible()

  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy Query Pack' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The checkout was left. No pack was bought.')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/u)
})
