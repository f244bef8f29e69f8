import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { phonePhoto } from '#test/phone-photo.ts'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

const root = join(import.meta.dirname, '..')
const painting = join(root, 'src/web/public/studies/girl-with-a-pearl-earring-768.webp')

/** Pastes a picture as the browser does when a photo was copied. */
async function paste(page: Page, bytes: Buffer): Promise<void> {
  await page.evaluate(async (base64) => {
    const data = new DataTransfer()
    const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    data.items.add(new File([binary], 'pasted.jpg', { type: 'image/jpeg' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, bytes.toString('base64'))
}

async function expectRecognised(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze picture' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Girl with a Pearl Earring', {
    timeout: 40_000,
  })
  await expect(page.getByText('Analysis Result').first()).toBeVisible({ timeout: 40_000 })
}

test('paste a picture of a painting, see it recognised, and see on it what a sentence speaks of', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('scanner'))
  await page.goto('/query?tab=image')
  await expect(page.getByRole('button', { name: 'Analyze picture' })).toBeDisabled()
  await expect(page.getByText('Please select an image first.')).toBeVisible()
  await paste(page, await phonePhoto(painting, 'medium', 3))
  await expect(page.getByRole('img', { name: 'Your picture: pasted.jpg' })).toBeVisible()
  await expectNoAxeViolations(page)

  await expectRecognised(page)
  await expect(page.getByRole('heading', { name: 'Measured in your picture' }).first()).toBeVisible()
  const mark = page.getByRole('button', { name: /^Show in the picture/u }).first()
  await mark.click()
  await expect(page.locator('svg[data-lit]').first()).toBeVisible()
  await mark.click()
  await page.getByLabel('Show on the picture').first().check()
  await expectNoAxeViolations(page)
})

test('an iPhone photo is previewed and recognised', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('iphone'))
  await page.goto('/query?tab=image')
  const heic = await readFile(join(root, 'test/pictures/phone.heic'))
  await page
    .getByLabel('Choose a picture', { exact: true })
    .first()
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText('Converting iPhone photo for preview...')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your picture: IMG_0001.HEIC' })).toBeVisible({
    timeout: 40_000,
  })
  await expectRecognised(page)
})

test('a file that is no picture is refused with its reason, and the form stays', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('no-picture'))
  await page.goto('/query?tab=image')
  await page
    .getByLabel('Choose a picture', { exact: true })
    .first()
    .setInputFiles({ name: 'poem.txt', mimeType: 'text/plain', buffer: Buffer.from('Roses are red') })
  await expect(page.getByText('File Selected')).toBeVisible()
  await expect(page.getByText('Ready for analysis')).toBeVisible()
  await page.getByRole('button', { name: 'Analyze picture' }).click()
  await expect(page.getByRole('alert')).toContainText('not a picture that we can read')
  await expect(page.getByText('poem.txt')).toBeVisible()
  await expectNoAxeViolations(page)
})
