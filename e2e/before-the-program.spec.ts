import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './site.ts'

/** A page whose program comes when it is let in. */
async function slowPage(browser: Browser, baseURL: string): Promise<{ page: Page; letIn: () => void }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  let letIn = () => {}
  const door = new Promise<void>((resolve) => {
    letIn = resolve
  })
  // The one script that the first paint waits for comes at once.
  const isProgram = ({ pathname }: URL) => pathname.endsWith('.js') && !pathname.includes('/first-paint')
  await page.route(isProgram, async (route) => {
    await door
    await route.continue()
  })
  return { page, letIn }
}

test('a login typed before the program is here is kept, and never sent by the browser itself', async ({
  browser,
  baseURL,
}) => {
  const { page, letIn } = await slowPage(browser, baseURL)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await email.fill('early@example.com')
  await password.fill('Wr0ng!passage')
  await password.press('Enter')
  const button = page.getByRole('button', { name: 'Sign In' })
  await expect(button).toBeDisabled()
  expect(new URL(page.url()).search).toBe('')
  letIn()
  await expect(button).toBeEnabled()
  await expect(email).toHaveValue('early@example.com')
  await button.click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a question typed before the program is here is kept', async ({ browser, baseURL }) => {
  const { page, letIn } = await slowPage(browser, baseURL)
  await page.goto('/artworks/the-starry-night', { waitUntil: 'commit' })
  const question = page.getByRole('textbox', { name: /question/iu })
  await question.fill('Why is the moon so yellow?')
  letIn()
  await expect
    .poll(() =>
      question.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true)
  await expect(question).toHaveValue('Why is the moon so yellow?')
  await page.getByRole('button', { name: /^Ask/u }).click()
  await expect(page).toHaveURL(/\/login/u)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('Why is the moon so yellow?')
})
