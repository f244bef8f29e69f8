import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import {
  becomeProfessional,
  expectNoAxeViolations,
  freshEmail,
  logInAs,
  mailTo,
  test,
} from './site.ts'

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\r\n')),
})

test('a professional sends a list, chooses a work, runs it, and fetches the results', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('curator')
  await logInAs(page, baseURL, email)
  await page.goto('/bulk')
  await expect(page.getByText('Bulk analysis comes with the plan Art Professional.')).toBeVisible()
  await becomeProfessional(page)
  await page.getByRole('link', { name: 'Analyse a list' }).click()
  await expect(page.getByText('You have sent no list yet.')).toBeVisible()
  await expectNoAxeViolations(page)

  const [example] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download an example' }).click(),
  ])
  expect(await readFile(await example.path(), 'utf8')).toContain(
    'title,maker,question,depth,language',
  )

  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('Please choose a file first.')).toBeVisible()
  const file = page.getByLabel('File with your list')
  await file.setInputFiles(csv('broken.csv', 'title,Mode', 'Mona Lisa,expert', ',explorer'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('Row 2, column “Mode”: “expert” is no depth.')).toBeVisible()
  await expect(page.getByText('Row 3, column “title”: the title is missing.')).toBeVisible()
  await expectNoAxeViolations(page)

  const rows = [
    'title,question,language',
    'Mona Lisa,Who is she?,fr',
    'Vermeer,,',
    'Zxqv Wvutsr,,',
    'Guernica,,',
  ]
  await file.setInputFiles(csv('Spring show.csv', ...rows))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring show' })).toBeVisible()
  await expect(page.getByText('Checked, not started')).toBeVisible()
  await expect(page.getByText('Still to be counted')).toBeVisible()
  await expectNoAxeViolations(page)

  const choice = page.getByLabel('Row 3: which work is meant?')
  await choice.selectOption({ label: await choice.locator('option').nth(1).innerText() })
  await page.getByRole('button', { name: 'Take it for row 3' }).click()
  await expect(choice).toHaveCount(0)

  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('3 of 4 answered')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read about La Joconde' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Zxqv' })).toContainText(
    'Not known, free',
  )
  await expectNoAxeViolations(page)
  expect(await mailTo(page, baseURL, email, 'Spring show')).toContain('Rows answered: 3 of 4.')

  const [results] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the results as CSV' }).click(),
  ])
  expect(results.suggestedFilename()).toMatch(/^Spring show, .*\.csv$/u)
  expect(await readFile(await results.path(), 'utf8')).toContain('# La Joconde')

  await page.getByRole('link', { name: 'Read about Guernica' }).click()
  await expect(page.getByRole('heading', { name: 'Guernica' }).first()).toBeVisible()

  await page.goto('/bulk')
  await page.getByRole('link', { name: 'Spring show' }).click()
  await page.getByRole('button', { name: 'Delete the list' }).click()
  await expect(page.getByRole('heading', { name: 'Delete this list?' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete the list' }).click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page).toHaveURL(/\/bulk$/u)
  await expect(page.getByText('You have sent no list yet.')).toBeVisible()
})

test('a long list is paused, read page by page, resumed by the keyboard and cancelled', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('registrar'))
  await becomeProfessional(page)
  await page.goto('/bulk')
  const rows = Array.from({ length: 400 }, (_, at) => `Mona Lisa,What is number ${at}?`)
  await page
    .getByLabel('File with your list')
    .setInputFiles(csv('Long.csv', 'title,question', ...rows))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 / 8')).toBeVisible()
  await expect(page.getByText('What is number 50?')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Running' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the list' }).click()
  await page.getByRole('button', { name: 'Cancel it for good' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0)
  await expect(page.getByText('Known, to be asked').first()).toBeVisible()
})
