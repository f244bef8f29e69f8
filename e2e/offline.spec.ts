import { expect, type Page } from '@playwright/test'
import { freshEmail, logInAs, test } from './site.ts'

/** What this browser keeps in the caches of sessions. */
function keptHere(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function workerIsReady(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

async function askAbout(page: Page, title: string): Promise<string> {
  await page.goto('/query')
  await page.getByLabel('Artwork Name').first().fill(title)
  await page
    .getByRole('button', { name: /^Ask|Analy[sz]e|Explain/u })
    .first()
    .click()
  await page.waitForURL(/analysis=/u, { timeout: 30_000 })
  return page.url()
}

test('what was read opens without a network, and leaves nothing behind for the next one', async ({
  page,
  baseURL,
  context,
}) => {
  await logInAs(page, baseURL, freshEmail('reader'))
  await page.goto('/dashboard')
  await workerIsReady(page)
  const address = await askAbout(page, 'The Starry Night')
  const id = new URL(address).searchParams.get('analysis')
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'The Starry Night' })).toBeVisible()
  await expect.poll(() => keptHere(page)).toContain(`/api/my-analyses/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all (zip)' }).click()
  await download

  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
  const notice = page.getByText('You are offline.')
  await expect(notice).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const strip = await notice.boundingBox()
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'The Starry Night' })).toBeVisible()

  expect((await keptHere(page)).sort()).toEqual(['/api/my-analyses', `/api/my-analyses/${id}`])

  await page.goto('/query')
  await page.getByLabel('Artwork Name').first().fill('Las Meninas')
  await page.reload()
  await expect(page.getByLabel('Artwork Name').first()).toHaveValue('Las Meninas')

  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect.poll(() => keptHere(page)).toEqual([])

  await logInAs(page, baseURL, freshEmail('other'))
  await page.goto('/dashboard')
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  // The list is the newcomer's own, which the dashboard has read.
  expect(await keptHere(page)).toEqual(['/api/my-analyses'])
  await context.setOffline(false)
})

test('where the device has no room for a copy, the page has its picture all the same', async ({
  page,
  baseURL,
  context,
}) => {
  await logInAs(page, baseURL, freshEmail('reader'))
  await page.goto('/dashboard')
  await workerIsReady(page)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  })
  const status = await page.evaluate(
    async () => (await fetch('/studies/the-starry-night-768.webp')).status,
  )
  expect(status).toBe(200)
})

test('of the studies that were seen the newest stay on the device', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('reader'))
  await page.goto('/dashboard')
  await workerIsReady(page)
  await page.evaluate(async () => {
    for (let number = 1; number <= 65; number++)
      await fetch(`/studies/the-starry-night-768.webp?seen=${number}`)
  })
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('shell-'))
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().flatMap(({ url }) => /\?seen=(\d+)$/u.exec(url)?.[1] ?? [])
    })
  await expect.poll(async () => (await kept()).includes('65')).toBe(true)
  await expect.poll(async () => (await kept()).length).toBe(60)
  expect(await kept()).not.toContain('1')
})
