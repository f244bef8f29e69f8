import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

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
