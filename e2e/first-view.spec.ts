import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '#shared/languages.ts'
import { pathIn } from '#web/address/paths.ts'
import { expectNoAxeViolations, freshEmail, mailTo, PASSWORD, test } from './site.ts'

const SIZES = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** The controls on the screen that something lies over, at their middle or near a corner. */
function coveredControls(): string[] {
  const covered: string[] = []
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const { left, top, right, bottom, width } = control.getBoundingClientRect()
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isShown || width <= 1 || control.matches('[href="#main"]')) continue
    const inset = 4
    const points: [number, number][] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ]
    for (const [x, y] of points) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
      const above = document.elementFromPoint(x, y)
      // A button that stands in its own field belongs there.
      if (above && !control.parentElement?.contains(above) && !above.contains(control))
        covered.push(`${control.outerHTML.slice(0, 90)} under ${above.outerHTML.slice(0, 90)}`)
    }
  }
  return covered
}

/** How much has moved by itself since the page was drawn (Cumulative Layout Shift). */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 200)
  })
}

async function visitFirst(page: Page) {
  await page.addInitScript(() => {
    localStorage.removeItem('cookie-consent')
    localStorage.removeItem('language')
  })
}

for (const language of LANGUAGES)
  test.describe(`a first visit in ${language}, from a browser in another language`, () => {
    test.use({ locale: language === 'fr' ? 'es' : 'fr' })
    test('what is asked covers no control and moves nothing', async ({ page }) => {
      test.slow()
      await visitFirst(page)
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport)
        for (const path of ['/', '/login', '/pricing', '/artworks']) {
          await page.goto(pathIn(language, path))
          await expect(page.locator('.consent-room section')).toBeVisible()
          await expect(page.locator('.offer-room section')).toBeVisible()
          const where = `${path} at ${viewport.width} × ${viewport.height}`
          expect(await page.evaluate(coveredControls), where).toEqual([])
          if (path === '/') expect(await page.evaluate(shifted), where).toBeLessThan(0.002)
        }
      }
      await expectNoAxeViolations(page)
    })
  })

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX' })
  test('is offered the page in Spanish, once', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Leer este sitio en español' }).click()
    await expect(page).toHaveURL(/\/es\/pricing$/u)
    await expect(page.getByRole('heading', { level: 1, name: 'Empiece gratis' })).toBeVisible()
    await page.goto('/es')
    await expect(page.locator('.offer-room')).toBeHidden()
  })
})

test('the sample opens in place, and nothing in it keeps the page from scrolling', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Beyond museum captions' }).scrollIntoViewIfNeeded()
  const text = page.getByRole('region', { name: 'The Starry Night' })
  await text.scrollIntoViewIfNeeded()
  await text.hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 200)
  const height = async () => (await text.boundingBox())?.height ?? 0
  const short = await height()
  await text.getByRole('button', { name: 'Read the whole answer' }).click()
  await expect.poll(height).toBeGreaterThan(short + 200)
})

test('a work named on the home page is answered after the registration', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('asker')
  await page.goto('/')
  await page.getByLabel('Which work are you looking at?').fill('stary')
  await page.getByLabel('Which work are you looking at?').fill('meninas')
  await page
    .getByRole('option', { name: /Las Meninas/u })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expect(page.getByText('Your answer about “Las Meninas” is next.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/at least 16/u).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  const code = /\b\d{6}\b/u.exec(await mailTo(page, baseURL, email))?.[0] ?? ''
  await page.reload()
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page).toHaveURL(/\/query\?analysis=/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Las Meninas' })).toBeVisible()
})

test('a photo chosen on the home page is still there after the registration', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('photographer')
  await page.goto('/')
  await page
    .getByLabel('Ask with a photo')
    .setInputFiles('src/web/public/studies/mona-lisa-768.webp')
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/at least 16/u).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  const code = /\b\d{6}\b/u.exec(await mailTo(page, baseURL, email))?.[0] ?? ''
  // A phone throws the page away while its user reads the mail.
  await page.reload()
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByRole('img', { name: /mona-lisa-768\.webp/u })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analyze picture' })).toBeEnabled()
})
