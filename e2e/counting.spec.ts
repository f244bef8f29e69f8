import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('from the account to what was counted, and what was given back', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('counter'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const ask = async (name: string) => {
    const answer = await page.request.post('/api/query-artwork', { headers, data: { name } })
    return (await answer.json()) as { id: string }
  }
  await ask('The Starry Night')
  const { id } = await ask('Guernica')
  await page.request.post(`/api/my-analyses/${id}/complaint`, { headers, data: { reason: 'No.' } })
  await page.goto('/account')
  await page.getByRole('link', { name: 'See what was counted' }).click()
  await expect(page).toHaveURL(/\/counted$/u)
  await expect(page.getByText(/^Given back on /u)).toHaveCount(1)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.getByRole('link', { name: 'The Starry Night' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Starry Night' })).toBeVisible()
})
