import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, mailTo, PASSWORD, test } from './site.ts'

/**
 * Maximum compressed size of the script of a work's page, without the parts that load on request.
 */
const WORK_PAGE_KIB = 93

test('a work is found on the wall by its name in another language, and read without an account', async ({
  page,
}) => {
  await page.goto('/artworks')
  await page.getByLabel('Search by title or maker').fill('joconde')
  await expect(page.getByRole('status').filter({ hasText: /^1 work/u })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /Mona Lisa/u }).click()
  await expect(page).toHaveURL(/\/artworks\/mona-lisa$/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Mona Lisa' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(page.getByLabel('Search by title or maker')).toHaveValue('joconde')
})

test('the page of a work is whole without a program, in each language, and light with one', async ({
  page,
  request,
}) => {
  for (const [path, title] of [
    ['/artworks/mona-lisa', 'Mona Lisa'],
    ['/fr/artworks/mona-lisa', 'La Joconde'],
    ['/es/artworks/mona-lisa', 'La Gioconda'],
    ['/zh-TW/artworks/mona-lisa', '蒙娜麗莎'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<cite>${title}</cite></h1>`)
    expect(html, path).toMatch(/<h2[^>]*>[^<]+<\/h2><p/u)
    expect(html).toContain('"@type":"VisualArtwork"')
  }
  let bytes = 0
  const counted: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js') || response.url().endsWith('worker.js')) return
    counted.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          bytes += responseBodySize
        }),
    )
  })
  await page.goto('/artworks/mona-lisa')
  await page.waitForLoadState('networkidle')
  await Promise.all(counted)
  expect(bytes / 1024).toBeGreaterThan(50)
  expect(bytes / 1024).toBeLessThanOrEqual(WORK_PAGE_KIB)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages of works have no accessibility fault (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of [
      '/zh-TW/artworks/the-kiss',
      '/fr/artworks/guernica',
      '/es/artworks/the-scream',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    }
  })

test('from a work to its maker, and on to another work of theirs', async ({ page, request }) => {
  await page.goto('/artworks/the-scream')
  await page.getByRole('link', { name: 'Edvard Munch', exact: true }).first().click()
  await expect(page).toHaveURL(/\/artists\/edvard-munch$/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Edvard Munch' })).toBeVisible()
  await expect(page.getByText(/Berlin in the autumn of 1892/u)).toBeVisible()
  await page.getByRole('link', { name: 'Madonna' }).click()
  await expect(page).toHaveURL(/\/artworks\/madonna$/u)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    '/zh-TW/artists/edvard-munch</loc>',
  )
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages of makers are whole without a program, and have no accessibility fault (${colorScheme})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const [path, name] of [
      ['/artists/johannes-vermeer', 'Johannes Vermeer'],
      ['/fr/artists/leonardo-da-vinci', 'Léonard de Vinci'],
      ['/es/artists/vincent-van-gogh', 'Vincent van Gogh'],
      ['/zh-TW/artists/fan-kuan', '范寬'],
    ] as const) {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`, 'u'))
      expect(html).toContain('"@type":"Person"')
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
  })

test('an address of no work is not found, and shows all works', async ({ page }) => {
  const gone = await page.goto('/fr/artworks/no-such-work')
  expect(gone?.status()).toBe(404)
  await expect(page).toHaveURL(/\/fr\/artworks$/u)
  await page.goto('/fr/artists/no-such-maker')
  await expect(page).toHaveURL(/\/fr\/artworks$/u)
})

test('from a shared link to an answer to a question of one’s own', async ({ page, baseURL }) => {
  const email = freshEmail('guest')
  await page.goto('/artworks/las-meninas')
  await page.getByLabel('Your question').fill('Who is in the mirror?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Your answer about “Las Meninas” is next.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/at least 16/u).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  const code = /\b\d{6}\b/u.exec(await mailTo(page, baseURL, email))?.[0] ?? ''
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page).toHaveURL(/\/query\?analysis=/u)
  await expect(page.getByText('Who is in the mirror?').first()).toBeVisible()
})

test('from the page of a work to a comparison that can be linked to, and back to either work', async ({
  page,
}) => {
  await page.goto('/artworks/las-meninas')
  await page.getByRole('link', { name: 'Compare with another work' }).click()
  await expect(page.getByLabel('First work')).toHaveValue('las-meninas')
  await page.getByLabel('Second work').selectOption('the-arnolfini-portrait')
  await expect(page).toHaveURL(/\/compare\?a=las-meninas&b=the-arnolfini-portrait$/u)
  await expect(page.getByRole('heading', { name: 'On the same subject' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  for (const address of [
    '/compare?a=las-meninas&b=the-arnolfini-portrait',
    '/zh-TW/compare?a=mona-lisa&b=guernica',
    '/fr/compare?a=the-thinker&b=venus-de-milo',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoAxeViolations(page)
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(wide[0], address).toBeLessThanOrEqual(wide[1] ?? 0)
  }
  await page.getByRole('link', { name: 'Le Penseur' }).first().click()
  await expect(page).toHaveURL(/\/fr\/artworks\/the-thinker$/u)
})
