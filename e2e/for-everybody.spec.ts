import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '#shared/languages.ts'
import { PUBLIC_PATHS } from '#web/address/paths.ts'
import { expectNoAxeViolations, freshEmail, INSIDE, logInAs, test } from './site.ts'

const PUBLIC = [...PUBLIC_PATHS, '/style-demo']

function pathIn(language: string, path: string): string {
  return language === 'en' || path === '/style-demo'
    ? path
    : `/${language}${path}`.replace(/\/$/u, '')
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/**
 * What can be pressed or filled in but lies beyond the edge of the screen, and whether the page
 * scrolls sideways.
 */
function lostSideways(): string[] {
  const page = document.documentElement
  const lost = page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} pixels wide`] : []
  for (const element of document.querySelectorAll(
    'a, button, input, select, textarea, h1, h2, p',
  )) {
    const { left, right, width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (isShown && width > 1 && height > 1 && (left < -1 || right > page.clientWidth + 1))
      lost.push(element.outerHTML.slice(0, 120))
  }
  return lost
}

test.describe.configure({ mode: 'parallel' })

for (const language of LANGUAGES)
  test(`public pages in ${language} have no accessibility fault by day and by night`, async ({
    page,
  }) => {
    test.slow()
    for (const path of PUBLIC) {
      await open(page, pathIn(language, path))
      await expect(page).toHaveTitle(/Artsking/u)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoAxeViolations(page)
      }
    }
  })

for (const language of ['fr', 'zh-TW'] as const)
  test(`inside pages in ${language} have no accessibility fault by day and by night`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await logInAs(page, baseURL, freshEmail('reader'))
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.request.put('/api/auth/language', {
      headers: { authorization: `Bearer ${token}` },
      data: { language },
    })
    for (const path of INSIDE) {
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoAxeViolations(page)
      }
    }
  })

const NARROW = {
  'at twice the size': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  'at four times the size': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
}
for (const [name, use] of Object.entries(NARROW))
  test.describe(name, () => {
    test.use(use)
    test('every page keeps everything within the screen', async ({ page, baseURL }) => {
      test.slow()
      for (const language of ['en', 'fr'])
        for (const path of PUBLIC) {
          await open(page, pathIn(language, path))
          expect(await page.evaluate(lostSideways), path).toEqual([])
        }
      await logInAs(page, baseURL, freshEmail('reader'))
      for (const path of INSIDE) {
        await open(page, path)
        expect(await page.evaluate(lostSideways), path).toEqual([])
      }
    })
  })

test('nothing moves by itself for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  for (const path of ['/', '/style-demo']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[aria-current="true"]')].map((dot) => dot.ariaLabel),
      )
    const before = await shown()
    await page.clock.runFor(30_000)
    expect(await shown()).toEqual(before)
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 150) : '',
          ),
      )
    await expect.poll(moving).toEqual([])
  }
})

test('forced colours leave an edge to every button, a ring to the focus and a sign to the work that is shown', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const dots = page.getByRole('button', { name: /^Show /u }).locator('span')
  const colours = await dots.evaluateAll((marks) =>
    marks.map((mark) => getComputedStyle(mark).backgroundColor),
  )
  expect(colours[0]).not.toBe(colours[1])
  await open(page, '/login')
  const edges = await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign In|Get Started)$/u })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth))
  expect(edges).toEqual(['1px'])
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  const ring = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle
  expect(await page.evaluate(ring)).toBe('solid')
})
