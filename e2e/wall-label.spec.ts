import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '#shared/languages.ts'
import { labelPhoto, printedLabel } from '#test/label-photo.ts'
import { LABEL_WORDS } from '#web/images/label-words.ts'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

const photoOf = async (...texts: string[]) =>
  labelPhoto(
    await printedLabel(
      texts.map((text) => ({ text, size: 42 })),
      7,
    ),
    'near',
    7,
  )

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Choose a picture', { exact: true })
    .first()
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer })
}

test('a wall label is photographed, read, corrected, and answered', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('label-reader'))
  await page.goto('/query?tab=image')
  await choose(page, await photoOf('Otto Unbekannt', 'Kahn am Steg', '1911'))
  await page.getByRole('checkbox', { name: 'This is a photo of the wall label' }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Analyze picture' }).click()
  const read = page.getByRole('region', { name: 'Read on the label' })
  await expect(read).toContainText('Kahn am Steg', { timeout: 40_000 })
  await expect(page.getByText('This was not charged').first()).toBeVisible()
  await expectNoAxeViolations(page)

  const field = read.getByLabel('Title and artist, corrected')
  await expect(field).toHaveValue(/Otto Unbekannt, Kahn am Steg/u)
  await field.fill('The Starry Night')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Starry Night', {
    timeout: 40_000,
  })
})

test('a work found by its label says so, shows what was read, and lets it be corrected', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('label-finder'))
  await page.goto('/query?tab=image')
  await choose(page, await photoOf('Vincent van Gogh', 'The Starry Night', '1889', 'Oil on canvas'))
  await page.getByRole('button', { name: 'Analyze picture' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Starry Night', {
    timeout: 40_000,
  })
  await expect(
    page.getByText(/^The wall label in your photo names The Starry Night/u),
  ).toBeVisible()
  const read = page.getByRole('region', { name: 'Read on the label' })
  await expect(read).toContainText('Oil on canvas')
  await expect(read.getByRole('button', { name: 'Ask with these words' })).toBeVisible({
    timeout: 40_000,
  })
  await expectNoAxeViolations(page)
  await read.getByLabel('Title and artist, corrected').fill('Mona Lisa')
  await read.getByRole('button', { name: 'Ask with these words' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Lisa', { timeout: 40_000 })
})

for (const language of LANGUAGES)
  test(`the box for labels is offered in ${language}`, async ({ page, baseURL }) => {
    await logInAs(page, baseURL, freshEmail('label-box'), language)
    await page.goto('/query?tab=image')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'label.jpg',
        mimeType: 'image/jpeg',
        buffer: await photoOf('Vincent'),
      })
    await expect(page.getByRole('checkbox', { name: LABEL_WORDS[language].isLabel })).toBeVisible()
    await expectNoAxeViolations(page)
  })
