import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('asking on: what the label says, a refusal, an honest no, and all of it again in the history', async ({
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
  const field = section.getByLabel('What else would you like to know?')
  await field.fill('Which museum is it in?')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { name: 'Which museum is it in?' })).toBeVisible()
  await expect(section.getByText(/Museum of Modern Art/u).last()).toBeVisible()
  await expect(
    section.getByText('From the same notes as the text that you have read:'),
  ).toBeVisible()
  await expect(field).toHaveValue('')
  await section.getByRole('button', { name: 'This does not answer my question' }).click()
  await expect(section.getByText('Our editors will read your question.').last()).toBeVisible()

  await field.fill('Did the neighbours complain about the noise?')
  await section.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(section.getByText('Our text on this work does not say.').last()).toBeVisible()
  await expect(section.getByText('This was not counted.').last()).toBeVisible()
  await expect(section.getByText('3 answers are included.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/history')
  await page.getByRole('link', { name: 'View Full Analysis: The Starry Night' }).click()
  await expect(page.getByRole('heading', { name: 'Which museum is it in?' })).toBeVisible()
  await expectNoAxeViolations(page)
})
