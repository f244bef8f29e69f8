import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('back leads from an answer to the form, and closes a text that was opened over the history', async ({
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
  await page.getByRole('button', { name: 'View Full Analysis: The Starry Night' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/history$/u)
  await page.getByRole('button', { name: 'View Full Analysis: The Starry Night' }).click()
  await page.getByRole('link', { name: /own page/u }).click()
  await page.waitForURL(/analysis=/u)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Two presses are no two steps back.
  await page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('[role="dialog"] [aria-label="Close"]')
    close?.click()
    close?.click()
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/history$/u)
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
