import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('asking on: a suggestion, a question of one’s own, an honest no, and all of it again in the history', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('curious'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const asked = await page.request.post('/api/query-artwork', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'The Starry Night', artist: 'Van Gogh' },
  })
  const { id } = (await asked.json()) as { id: string }
  await page.goto(`/query?analysis=${id}`)

  const section = page.getByRole('region', { name: 'Ask about this' })
  await expect(section.getByText('3 answers are included.')).toBeVisible()
  await expectNoAxeViolations(page)
  await section.getByRole('button', { name: 'What is still debated?' }).click()
  await expect(section.getByRole('heading', { name: 'What is still debated?' })).toBeVisible()
  await expect(section.getByText('2 answers are included.')).toBeVisible()
  await expect(section.getByText(/What the picture means stays open/u).first()).toBeVisible()
  await expect(section.getByRole('button', { name: /^Source \d+:/u }).first()).toBeVisible()

  const field = section.getByLabel('What else would you like to know?')
  await field.fill('What do the cypress trees mean?')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(section.getByText(/cypresses belong to graveyards/u).last()).toBeVisible()
  await expect(field).toHaveValue('')

  await field.fill('Did the neighbours complain about the noise?')
  await section.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(section.getByText('We found no answer to this in our text on the work.').last()).toBeVisible()
  await expect(section.getByText('This was not counted.')).toBeVisible()
  await expect(section.getByText('One more answer is included.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/history')
  await page.getByRole('button', { name: 'View Full Analysis: The Starry Night' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'What do the cypress trees mean?' })).toBeVisible()
  await expectNoAxeViolations(page)
})
