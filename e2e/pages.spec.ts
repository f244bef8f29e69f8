import { expect } from '@playwright/test'
import { PUBLIC_PATHS } from '#web/address/paths.ts'
import { expectNoAxeViolations, freshEmail, INSIDE, logInAs, test } from './site.ts'

test('every page inside can be read by everybody: no accessibility fault, one heading, a title', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const visit = async (path: string) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/Artsking/u)
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(wider, `${path} scrolls sideways`).toBe(false)
    await expectNoAxeViolations(page)
  }
  await logInAs(page, baseURL, freshEmail('reader'))
  for (const path of INSIDE) await visit(path)
})

test('nothing is asked of another host', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of PUBLIC_PATHS) await page.goto(path, { waitUntil: 'networkidle' })
  expect([...hosts]).toEqual([new URL(baseURL).host])
})

test('no moment between two pages goes without a title, however late the next one is', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('waiting'))
  await page.goto('/account')
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.evaluate(() => {
    const blank = () => {
      if (document.title === '') document.body.dataset.untitled = location.pathname
      requestAnimationFrame(blank)
    }
    blank()
  })
  for (const name of ['Dashboard', 'History']) {
    await page.evaluate((text) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a')]
      links.find((link) => link.textContent?.trim() === text)?.click()
    }, name)
    await expect(page).toHaveURL(new RegExp(name.toLowerCase(), 'u'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.locator('body')).not.toHaveAttribute('data-untitled', /./u)
})
