import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { zipped } from '#test/zip.ts'
import { becomeProfessional, expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

const study = (slug: string) => readFile(join('src/web/public/studies', `${slug}-768.webp`))
const wall = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()

test('a professional sends the photos of a visit in a zip, sees what was recognised, and runs them', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('visitor'))
  await becomeProfessional(page)
  await page.goto('/bulk')
  const girl = await study('girl-with-a-pearl-earring')
  const zip = (files: Record<string, Uint8Array>) => ({
    name: 'Mauritshuis.zip',
    mimeType: 'application/zip',
    buffer: zipped(files),
  })
  const file = page.getByLabel('File with your list')
  const table = Buffer.from('file,question\nroom 1/girl.webp,Who is she?\ngone.jpg,')
  await file.setInputFiles(zip({ 'room 1/girl.webp': girl, 'list.csv': table }))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('Row 3, column “file”: “gone.jpg” is not in the .zip.')).toBeVisible()
  await expectNoAxeViolations(page)

  const known = Buffer.from('file,question\nroom 1/girl.webp,Who is she?')
  await file.setInputFiles(
    zip({
      'room 1/girl.webp': girl,
      'room 2/wall.png': await wall(),
      'notes.txt': Buffer.from('of the day'),
      'list.csv': known,
    }),
  )
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mauritshuis' })).toBeVisible()
  await expect(page.getByText('Not used: notes.txt')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Checked, not started' })).toBeVisible({
    timeout: 30_000,
  })
  const row = page.getByRole('listitem').filter({ hasText: 'room 1/girl.webp' })
  await expect(row).toContainText('Girl with a Pearl Earring')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toBeVisible({
    timeout: 20_000,
  })
  const [booklet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the results as One booklet (PDF)' }).click(),
  ])
  expect(booklet.suggestedFilename()).toMatch(/^Mauritshuis, .*\.pdf$/u)
  expect((await readFile(await booklet.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'Read about Girl with a Pearl Earring' }).first().click()
  await expect(page.getByText('Who is she?').first()).toBeVisible()
})
