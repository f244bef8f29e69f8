import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './site.ts'

/** A page whose program comes when it is let in. */
async function slowPage(
  browser: Browser,
  baseURL: string,
): Promise<{ page: Page; letIn: () => void }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  let letIn = () => {}
  const door = new Promise<void>((resolve) => {
    letIn = resolve
  })
  // The one script that the first paint waits for comes at once.
  const isProgram = ({ pathname }: URL) =>
    pathname.endsWith('.js') && !pathname.includes('/first-paint')
  await page.route(isProgram, async (route) => {
    await door
    await route.continue()
  })
  return { page, letIn }
}

/** Waits until the program has a control in hand. */
async function expectTakenOver(control: Locator): Promise<void> {
  const isTakenOver = () =>
    control.evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    )
  await expect.poll(isTakenOver).toBe(true)
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
  await expectTakenOver(question)
  await expect(question).toHaveValue('Why is the moon so yellow?')
  await page.getByRole('button', { name: /^Ask/u }).click()
  await expect(page).toHaveURL(/\/login/u)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain('Why is the moon so yellow?')
})

test('a term opened before the program is here has the focus, and gives it back', async ({
  browser,
  baseURL,
}) => {
  const { page } = await slowPage(browser, baseURL)
  await page.goto('/artworks/the-starry-night', { waitUntil: 'commit' })
  const term = page.locator('article button[aria-haspopup="dialog"]').first()
  await term.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(term).toBeFocused()
})

test('“Look first” ticked before the program is here holds', async ({ browser, baseURL }) => {
  const { page, letIn } = await slowPage(browser, baseURL)
  await page.goto('/artworks/the-starry-night', { waitUntil: 'commit' })
  const choice = page.getByRole('checkbox', { name: /Look first/u })
  await choice.check()
  letIn()
  await expectTakenOver(choice)
  await expect(choice).toBeChecked()
  expect(await page.evaluate(() => localStorage['look-first'])).toBe('on')
})

test('what is chosen on the wall before the program is here narrows it', async ({
  browser,
  baseURL,
}) => {
  const { page, letIn } = await slowPage(browser, baseURL)
  await page.goto('/artworks', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('night')
  await page.locator('select[name="maker"]').selectOption('Vincent van Gogh')
  letIn()
  await expect(page).toHaveURL(/search=night/u)
  await expect(page).toHaveURL(/maker=Vincent/u)
  await expect(page.getByRole('searchbox')).toHaveValue('night')
  await expect(page.getByRole('link', { name: /The Starry Night/u }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /The Night Watch/u })).toHaveCount(0)
})

test('a search sent by the browser itself is carried out when the program is here', async ({
  browser,
  baseURL,
}) => {
  const { page, letIn } = await slowPage(browser, baseURL)
  await page.goto('/artworks', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('watch')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=watch/u)
  letIn()
  await expect(page.getByRole('link', { name: /The Night Watch/u }).first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('watch')
})
