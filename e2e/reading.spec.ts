import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('back leads from an answer to the form, and from a text that was found in the history to the search', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('returner'))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Start Artsking/u }).click()
  await page.getByLabel('Artwork Name').first().fill('The Starry Night')
  await page.getByRole('button', { name: 'Analyze artwork' }).click()
  await page.waitForURL(/analysis=/u)
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Artwork Name').first()).toHaveValue('')

  await page.goto('/history')
  await page.getByRole('searchbox').fill('梵谷')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 analysis for “梵谷”')).toBeVisible()
  await page.getByRole('link', { name: 'View Full Analysis: The Starry Night' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Analysis History' }).click()
  await expect(page).toHaveURL(/\/history\?search=/u)
  await expect(page.getByRole('link', { name: 'View Full Analysis: The Starry Night' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
})

test('the notes in the margin tear no holes into the text, however many there are', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('noter'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/query-artwork', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    data: { name: '神奈川沖浪裏', language: 'zh-TW' },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/query?analysis=${id}`)
  const sections = page.locator('article section:has(> h2)')
  await expect(sections.first()).toBeVisible()
  const gaps = await sections.evaluateAll((parts) =>
    parts.flatMap((part) => {
      const text = part.lastElementChild?.getBoundingClientRect().bottom ?? 0
      const next = part.nextElementSibling?.getBoundingClientRect().top
      return next === undefined ? [] : [Math.round(next - text)]
    }),
  )
  expect(gaps.length).toBeGreaterThan(1)
  for (const gap of gaps) expect(gap).toBeLessThan(64)
  await expectNoAxeViolations(page)
})
