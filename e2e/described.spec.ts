import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

const SLUG = 'the-great-wave-off-kanagawa'
const ALTERNATIVE = /^A huge dark-blue wave with claws of white foam/u
const CHINESE = /^深藍色的巨浪高高聳起/u

const pictures = (page: Page) => page.locator(`img[src*="/studies/${SLUG}"]`)

/** Each picture of the work on a page, and there is one, is told by what there is to be seen. */
async function expectTold(page: Page, path: string, alternative = ALTERNATIVE) {
  await page.goto(path)
  await expect(pictures(page).first(), path).toBeAttached()
  const texts = await pictures(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('alt') ?? ''),
  )
  for (const text of texts) expect(text, path).toMatch(alternative)
}

async function ask(page: Page, name: string, language = 'en'): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/query-artwork', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    data: { name, language },
  })
  return ((await answer.json()) as { id: string }).id
}

async function share(page: Page, id: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(`/api/my-analyses/${id}/share`, { headers, data: {} })
  return ((await answer.json()) as { token: string }).token
}

test('by the keyboard alone the picture of a work is described, and closed again', async ({
  page,
}) => {
  await page.goto(`/artworks/${SLUG}`)
  const button = page.locator('summary', { hasText: 'Describe the picture' })
  const text = page.getByText('Water fills most of it')
  await expect(text).toBeHidden()
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.keyboard.press('Space')
  await expect(text).toBeHidden()
})

test('far down on the page the description is brought to the eye', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/artworks/${SLUG}`)
  await page.evaluate(() => scrollTo(0, 900))
  const button = page.locator('summary', { hasText: 'Describe the picture' })
  await expect(button).toBeInViewport()
  await button.press('Enter')
  await expect(page.getByText('Water fills most of it')).toBeInViewport()
})

test('without a program the description is there, and opens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`/zh-TW/artworks/${SLUG}`)
  await page.locator('summary', { hasText: '口述畫面' }).click()
  await expect(page.getByText('大半張紙是海水')).toBeVisible()
  await expect(page.getByRole('img', { name: CHINESE })).toBeVisible()
  await context.close()
})

test('every picture of a described work is told by its alternative text', async ({
  page,
  baseURL,
}) => {
  for (const path of [
    `/artworks/${SLUG}`,
    '/artworks',
    '/artists/katsushika-hokusai',
    `/compare?a=${SLUG}&b=mona-lisa`,
    '/compare',
    '/',
  ])
    await expectTold(page, path)
  await expectTold(page, `/zh-TW/artworks/${SLUG}`, CHINESE)
  const html = await (await page.request.get(`/artworks/${SLUG}`)).text()
  expect(html).toContain('<meta property="og:image:alt" content="A huge dark-blue wave')

  await logInAs(page, baseURL, freshEmail('described'))
  const id = await ask(page, 'The Great Wave off Kanagawa')
  for (const path of [`/query?analysis=${id}`, '/history', '/dashboard'])
    await expectTold(page, path)
  await expectTold(page, `/shared/${await share(page, id)}`)
})

test('each work has a picture that is told, also where it is not described', async ({
  request,
}) => {
  const works = (await (await request.get('/sitemap.xml')).text()).match(
    /(?<=<loc>)[^<]*\/artworks\/[a-z-]+/gu,
  )
  const paths = [...new Set(works?.map((url) => new URL(url).pathname))]
  expect(paths.length).toBeGreaterThan(150)
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const slug = path.split('/').at(-1)
    const own = html.match(new RegExp(`<img[^>]*src="/studies/${slug}-768[^>]*>`, 'gu')) ?? []
    for (const picture of own) expect(picture, path).toMatch(/ alt="[^"]{3,}"/u)
  }
})

test('an answer in another language is described in it, by a button of that language', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('described'))
  await page.goto(`/query?analysis=${await ask(page, '神奈川沖浪裏', 'zh-TW')}`)
  await page.locator('summary', { hasText: '口述畫面' }).click()
  const text = page.getByText('大半張紙是海水')
  await expect(text).toBeVisible()
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'zh-TW',
  )
  await expect(page.getByRole('img', { name: CHINESE })).toBeVisible()
  await expect(page.getByRole('button', { name: '放大圖片' })).toBeVisible()
  await expectNoAxeViolations(page)
})
