import { expect, type Locator, type Page } from '@playwright/test'
import { freshEmail, mailTo, PASSWORD, test } from './site.ts'

/** What shows the focus, or null where nothing does. */
function focusShown(): string | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { top, bottom, width } = element.getBoundingClientRect()
  if (width === 0 || bottom <= 0 || top >= innerHeight) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle === 'none' || outlineWidth === '0px'
    ? null
    : `${outlineWidth} ${outlineStyle}`
}

/**
 * Goes on with Tab until something has the focus; everything on the way must show that it has it.
 */
async function tabTo(page: Page, goal: Locator) {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    await expect
      .poll(() => page.evaluate(focusShown), { message: `the focus is seen on ${at}` })
      .not.toBeNull()
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never comes to ${goal}`)
}

test('from the landing to an account with the keyboard alone', async ({ page, baseURL }) => {
  test.slow()
  const email = freshEmail('keyboard')
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Begin your analysis' }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?new$/u)
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Sign In' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await tabTo(page, page.getByLabel(/at least 16/u))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  const code = page.getByLabel('Verification code')
  await expect(code).toBeFocused()
  const mail = await mailTo(page, baseURL, email)
  await page.keyboard.type(/\b\d{6}\b/u.exec(mail)?.[0] ?? '')
  await tabTo(page, page.getByRole('button', { name: 'Verify Email' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/u)
  await expect(page.getByText('5 of 5 left')).toBeVisible()
})

test('the pages of the menu open and close with the keyboard, and the focus returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('button', { name: 'Menu' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const about = page.locator('[popover]').getByRole('link', { name: 'About' })
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(menu).toBeFocused()
})
