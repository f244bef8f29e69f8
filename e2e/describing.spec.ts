import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

/** A canvas of three stripes, as a file that a reader would choose. */
async function artwork() {
  const stripe = (top: number, background: string) => ({
    input: { create: { width: 900, height: 200, channels: 3 as const, background } },
    top,
    left: 0,
  })
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#1d3f72' },
  })
    .composite([stripe(200, '#d9b44a'), stripe(400, '#7a2f1d')])
    .png()
    .toBuffer()
  return { name: 'stripes.png', mimeType: 'image/png', buffer }
}

async function choose(page: Page) {
  await page.getByLabel('Choose a picture').setInputFiles(await artwork())
}

async function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

test('an artist logs in for the Helper, has a work described, copies it, and begins another', async ({
  page,
  baseURL,
  context,
}) => {
  const email = freshEmail('artist')
  await page.goto('/describe')
  await expect(page.getByText('Please log in to use the Artist Description Helper.')).toBeVisible()
  await expectNoAxeViolations(page)
  await logInAs(page, baseURL, email)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/describe')
  await expect(page.getByText('15 of 15 left')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('Artistic intent').fill('I wanted three colours that do not mix.')
  await page.getByLabel('Medium details').fill('acrylic on board')
  await page.getByRole('button', { name: 'Generate description' }).click()
  await expect(page.getByText('Please select an image first', { exact: true })).toBeVisible()
  await choose(page)
  await page.getByRole('button', { name: 'Generate description' }).click()
  await expect(page.getByRole('heading', { name: 'Your description' })).toBeFocused()
  await expect(page.getByText('I wanted three colours that do not mix.').first()).toBeVisible()
  await expect(page.getByText('14 of 15 left')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Copy Description' }).click()
  await expect(page.getByText('Description copied to clipboard!')).toBeVisible()
  expect(await copiedText(page)).toContain('I wanted three colours that do not mix.')
  await page.getByRole('button', { name: 'Another from the same answers' }).click()
  await expect(page.getByLabel('Artistic intent')).toHaveValue(
    'I wanted three colours that do not mix.',
  )
  await page.getByLabel('Description type').selectOption('gallery_label')
  await page.getByLabel('Title and year').fill('Three Stripes, 2024')
  await page.getByRole('button', { name: 'Generate description' }).click()
  await expect(page.getByText('Three Stripes, 2024')).toBeVisible()
  await expect(page.getByText(/so nothing was counted/u)).toBeVisible()
  await expect(page.getByText('14 of 15 left')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Create Another' }).click()
  await expect(page.getByLabel('Artistic intent')).toHaveValue('')
  await expect(page.getByLabel('Generate New')).toBeChecked()
})

const CLUMSY = [
  ['fr', 'Je peint la lumiere parce que sa me calme, c’est le liminal.'],
  ['es', 'Es muy guay y q es lo que se ve, lo liminal.'],
  ['zh-TW', '因該說,我畫的很慢。這是一場視覺饗宴。'],
] as const

for (const [language, text] of CLUMSY)
  test(`changes are decided in ${language}`, async ({ page, baseURL }) => {
    await logInAs(page, baseURL, freshEmail('autre'), language)
    await page.goto('/describe')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('[value=improve_existing]').check()
    await page.locator('[name=existing_description]').fill(text)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await artwork())
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('[data-edit]').first()).toBeAttached()
    await expectNoAxeViolations(page)
  })

test('a text is improved change by change, and is found again in the history as it was decided', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAs(page, baseURL, freshEmail('writer'))
  await page.goto('/describe')
  await page.getByLabel('Improve Existing').check()
  await page
    .getByLabel('Your current description')
    .fill('i dont paint peple in order to rest, its about the liminal.')
  await page.getByLabel('Clearer language').check()
  await page.getByLabel('Professional tone').check()
  await choose(page)
  await page.getByRole('button', { name: 'Improve description' }).click()
  await expect(page.getByRole('heading', { name: 'Change by change' })).toBeVisible()
  await expect(page.getByText('This word says little. Say what one sees.')).toBeVisible()
  await expectNoAxeViolations(page)

  const text = page.getByRole('article').first()
  await page.getByRole('button', { name: 'Change to “it’s about”' }).click()
  await page.getByRole('button', { name: 'Change to “to”' }).click()
  // The way from the text to the card, and words of the artist's own, by the keyboard alone.
  await text.getByRole('button', { name: /^liminal/u }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel('Your words in the place of “liminal”').fill('doorstep')
  const kept = page.waitForResponse(/\/decisions$/u)
  await page.keyboard.press('Enter')
  await kept
  await expect(page.getByText('Everything is decided.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy Description' }).click()
  expect(await copiedText(page)).toBe('I don’t paint people to rest, it’s about the doorstep.')
  await expectNoAxeViolations(page)

  await page.goto('/history')
  await page.getByRole('tab', { name: 'Descriptions' }).click()
  await expect(page).toHaveURL(/\/history\?tab=descriptions$/u)
  await expect(page.getByText('1 description', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^View Full Description/u }).click()
  await expect(
    page
      .getByRole('article')
      .getByText(/it’s about/u)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Everything is decided.')).toBeVisible()
  await expectNoAxeViolations(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as .md' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^artist-statement-\d{4}-\d\d-\d\d\.md$/u)
  await page.getByRole('button', { name: /^Delete/u }).click()
  await expect(page.getByText('0 descriptions', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/u }).click()
  await expect(page.getByText('1 description', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Descriptions' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('tab', { name: 'Descriptions' }).press('ArrowLeft')
  await expect(page.getByText("You haven't created any analyses yet.")).toBeVisible()
})

test('the sixteenth description of a month is refused, with the way to more', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('diligent'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  for (let count = 0; count < 15; count++) {
    const answer = await page.request.post('/api/generate-artist-description', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { artwork: await artwork() },
    })
    expect(answer.status()).toBe(200)
  }
  await page.goto('/describe')
  await expect(page.getByText('0 of 15 left')).toBeVisible()
  await expect(page.getByText(/You have no descriptions left this month/u)).toBeVisible()
  await choose(page)
  await page.getByRole('button', { name: 'Generate description' }).click()
  await expect(page.getByText(/You have used all 15 descriptions of this month/u)).toBeVisible()
  await expectNoAxeViolations(page)
})
