import { expect } from '@playwright/test'
import { expectNoAxeViolations, test } from './site.ts'

test('a reader changes the language by keyboard and stays where they are', async ({ page }) => {
  await page.goto('/faq#billing')
  await page.getByRole('contentinfo').getByRole('link', { name: '繁體中文' }).press('Enter')
  await expect(page).toHaveURL(/\/zh-TW\/faq#billing$/)
  await expect(page.getByRole('heading', { level: 1, name: '問與答' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expectNoAxeViolations(page)
  await page.goto('/pricing')
  await expect(page).toHaveURL(/\/zh-TW\/pricing$/)
})

test('a first visit is asked for consent by keyboard, and the footer asks again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.visited === undefined) localStorage.removeItem('cookie-consent')
    sessionStorage.visited = 'yes'
  })
  await page.goto('/about')
  const banner = page.getByRole('region', { name: 'Cookies and storage' })
  await expect(banner).toBeVisible()
  await expectNoAxeViolations(page)
  await banner.getByRole('button', { name: 'Reject All' }).press('Enter')
  await expect(banner).toBeHidden()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Cookie Settings' })
    .press('Enter')
  const analytics = page.getByRole('switch', { name: 'Analytics' })
  await expect(analytics).not.toBeChecked()
  await expectNoAxeViolations(page)
  await analytics.press('Space')
  await page.getByRole('button', { name: 'Save Preferences' }).press('Enter')
  await page.reload()
  await page.waitForTimeout(1500)
  await expect(banner).toBeHidden()
})

test('a visitor reads the sample at another depth and in another language before registering', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Beyond museum captions' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Professional' }).check({ force: true })
  await page.getByRole('radio', { name: 'Français' }).check({ force: true })
  const text = page.getByRole('region', { name: 'La Nuit étoilée' })
  await expect(text).toContainText('Saint-Rémy')
  await text.getByRole('button', { name: 'Read the whole answer' }).click()
  await text
    .getByRole('button', { name: /^Sur quoi cela repose/u })
    .first()
    .click()
  await expect(text.getByRole('note').first()).toBeVisible()
})
