import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('an analysis is taken along from the history: Markdown for everybody, a PDF where a pack or a plan opens it', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('exporting'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const asked = { name: 'The Starry Night', question: 'Where is it now?' }
  await page.request.post(`${baseURL}/api/query-artwork`, { headers, data: asked })

  await page.goto('/history')
  await page.getByRole('link', { name: 'View Full Analysis: The Starry Night' }).click()
  await expect(page.getByRole('button', { name: 'Export as PDF' })).toBeDisabled()
  await expect(page.getByText('PDF comes with Aficionado or a query pack.')).toBeVisible()
  await expectNoAxeViolations(page)

  const text = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as Markdown' }).click()
  const file = await text
  expect(file.suggestedFilename()).toMatch(
    /^The Starry Night, Vincent van Gogh, \d{4}-\d\d-\d\d\.md$/u,
  )
  expect(await readFile(await file.path(), 'utf8')).toContain('# The Starry Night')
  await page.getByRole('link', { name: 'Compare plans' }).click()
  await expect(page).toHaveURL(/\/pricing$/u)

  await page.goto('/history')
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all (zip)' }).click()
  expect((await zip).suggestedFilename()).toMatch(/^artsking-analyses-\d{4}-\d\d-\d\d\.zip$/u)
})

test('a reader with a pack prints an analysis', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('printing'))
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy Query Pack' }).click()
  await page.getByRole('button', { name: /^Pay/u }).click()
  await expect(page).toHaveURL(/\/dashboard/u)

  await page.goto('/query')
  await page.getByLabel('Artwork Name').fill('Mona Lisa')
  await page.getByRole('button', { name: 'Analyze artwork' }).click()
  const print = page.getByRole('button', { name: 'Export as PDF' })
  await expect(print).toBeEnabled()
  const printed = page.waitForEvent('download')
  await print.click()
  const file = await printed
  expect(file.suggestedFilename()).toMatch(/^Mona Lisa, Leonardo da Vinci, .+\.pdf$/u)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  for (const [name, ending] of [
    ['Wall label (A5)', 'wall label'],
    ['Teaching sheet (A4)', 'teaching sheet'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Export as ${name}` }).click()
    expect((await downloading).suggestedFilename()).toMatch(
      new RegExp(`^Mona Lisa, .+, ${ending}\\.pdf$`, 'u'),
    )
  }
  await expectNoAxeViolations(page)
})
