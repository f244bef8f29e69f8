import { expect } from '@playwright/test'
import { expectNoAxeViolations, test } from './site.ts'

test('a term in a text is opened and closed with the keyboard, and leads to its entry in the glossary', async ({
  page,
}) => {
  await page.goto('/artworks/the-school-of-athens')
  const term = page.getByRole('button', { name: 'fresco', exact: true })
  await expect(term).toHaveCount(1)
  await term.focus()
  await page.keyboard.press('Enter')
  const meaning = page.getByRole('dialog', { name: 'fresco' })
  await expect(meaning).toBeVisible()
  await expect(meaning).toBeFocused()
  await expect(meaning).toHaveAccessibleDescription(
    /Colours in water .* The picture becomes part of the wall/u,
  )
  await expect(term).toHaveAttribute('aria-haspopup', 'dialog')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(term).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(meaning).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(meaning.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/glossary#fresco$/u)
  await expect(page.getByText('Colours in water are brushed on a wall')).toBeInViewport()
})

test('a tap opens a term beside its line, never over it, in each language', async ({ page }) => {
  for (const [path, name] of [
    ['/fr/artworks/the-milkmaid', 'à l’huile'],
    ['/es/artworks/the-milkmaid', 'al óleo'],
    ['/zh-TW/artworks/the-school-of-athens', '濕壁畫'],
  ] as const) {
    await page.goto(path)
    const term = page.locator('article').getByRole('button', { name, exact: true })
    await term.click()
    const panel = await page.locator('[popover]:popover-open').boundingBox()
    const line = await term.boundingBox()
    if (!panel || !line) throw new Error(`${path}: nothing opened`)
    const isBeside = panel.y >= line.y + line.height - 1 || panel.y + panel.height <= line.y + 1
    expect(isBeside, path).toBe(true)
    await page.locator('h1').click()
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  }
})

test('a term opens before the program is there, and its meaning is in the written page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/artworks/the-school-of-athens`)
  await page.getByRole('button', { name: 'fresco', exact: true }).click()
  await expect(page.getByText('Colours in water are brushed on a wall')).toBeVisible()
  await context.close()
})

test('the glossary is whole without a program, is searched with one, and leads to works and back', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/glossary')).text()
  expect(html).toContain('"@type":"DefinedTermSet"')
  for (const [path, term] of [
    ['/glossary', 'chiaroscuro'],
    ['/fr/glossary', 'clair-obscur'],
    ['/es/glossary', 'claroscuro'],
    ['/zh-TW/glossary', '明暗對照法'],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(`>${term}</dt>`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/zh-TW/glossary</loc>')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click()
  await page.getByLabel('Search a term').fill('glaz')
  await expect(page.getByRole('status').filter({ hasText: 'One term' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/artworks\/[a-z-]+$/u)
})

test('who looks first is brought from three tasks to the text with the keyboard, and asked again on the next work', async ({
  page,
}) => {
  await page.goto('/artworks/the-starry-night')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const essay = await first.textContent()
  await page.getByRole('checkbox', { name: /Look first/u }).check()
  await expect(page.getByRole('heading', { name: 'Look first' })).toBeVisible()
  await page.getByRole('button', { name: 'Show me where' }).press('Enter')
  await expect(page.locator('svg[data-lit]').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.getByRole('button', { name: 'To the text' }).press('Enter')
  await expect(page.getByRole('heading', { name: essay ?? '' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(essay)
  await page.goto('/zh-TW/artworks/the-kiss')
  await expect(page.getByRole('heading', { name: '先看畫' })).toBeVisible()
  await expectNoAxeViolations(page)
})
