import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { phonePhoto } from '#test/phone-photo.ts'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

const root = join(import.meta.dirname, '..')
const painting = join(root, 'src/web/public/studies/girl-with-a-pearl-earring-768.webp')

/** Pastes a picture as the browser does when a photo was copied. */
async function paste(page: Page, bytes: Buffer): Promise<void> {
  await expect(page.getByText('Please select an image first.')).toBeVisible()
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

/** Opens what can be told of a picture. */
async function sayMore(page: Page): Promise<void> {
  await page.getByText('Say more about it').click()
}

function isMobile(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 500
}

/**
 * A statement lights its place on the picture: where there is a pointer by lying on it, else by a
 * press.
 */
async function expectPlaceShown(page: Page, byPress: boolean): Promise<void> {
  const mark = page
    .getByRole('button', { name: /^What this rests on: .*(?:left|right|top|bottom|centre)/u })
    .first()
  const lit = page.locator('svg[data-lit]').first()
  if (byPress) await mark.click()
  else await mark.hover()
  await expect(lit).toBeVisible()
  if (byPress) await page.keyboard.press('Escape')
  else await page.mouse.move(0, 0)
  await expect(lit).toBeHidden()
}

test('paste a picture of a painting, see it recognised, and see on it what a sentence speaks of', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('scanner'))
  await page.goto('/query?tab=image')
  await expect(page.getByRole('button', { name: 'Analyze picture' })).toBeDisabled()
  await paste(page, await phonePhoto(painting, 'medium', 3))
  await expect(page.getByRole('img', { name: 'Your picture: pasted.jpg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analyze picture' })).toBeInViewport({ ratio: 1 })
  await expectNoAxeViolations(page)

  await expectRecognised(page)
  await expect(
    page.getByRole('heading', { name: 'Measured in your picture' }).first(),
  ).toBeVisible()
  await expectPlaceShown(page, isMobile(page))
  await expectNoAxeViolations(page)
})

test('each measure can be drawn on the picture, also on a phone, where the picture comes back for it', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('measurer'))
  await page.goto('/query?tab=image')
  await paste(page, await phonePhoto(painting, 'easy', 5))
  await expectRecognised(page)
  const switches = page.getByRole('checkbox', { name: /^Show on the picture: / })
  await expect(switches).toHaveCount(8)
  for (const one of await switches.all()) {
    await one.check()
    const name = (await one.getAttribute('aria-label'))?.replace('Show on the picture: ', '') ?? ''
    const sheet = page.getByRole('region', { name, exact: true })
    const picture = isMobile(page) ? sheet : page.locator('figure')
    await expect(picture.locator('svg:not([data-lit])').last()).toBeVisible()
  }
  await expectNoAxeViolations(page)
  if (!isMobile(page)) return
  await page.getByRole('region', { name: 'Proportions', exact: true }).getByRole('button').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a small copy is kept only where the box is ticked, and is then in the history', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('keeper'))
  await page.goto('/query?tab=image')
  await paste(page, await phonePhoto(painting, 'medium', 3))
  await sayMore(page)
  const box = page.getByRole('checkbox', { name: 'Keep a small copy' })
  await expect(box).not.toBeChecked()
  await expect(page.getByText('Without the tick nothing of the picture is kept.')).toBeVisible()
  await box.check()
  await expectRecognised(page)
  await page.goto('/history')
  await expect(page.locator('article img')).toHaveAttribute('src', /^blob:/u)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'View Full Analysis' }).click()
  await expect(page.getByRole('figure', { name: 'Your photo' })).toBeVisible()
  await expectPlaceShown(page, isMobile(page))
})

test('a title that is not that of the picture is followed, and the contradiction is said', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('mistaken'))
  await page.goto('/query?tab=image')
  await paste(page, await phonePhoto(painting, 'medium', 3))
  await sayMore(page)
  await page.getByLabel('Artwork Title').fill('Mona Lisa')
  await page.getByLabel('Visual Description').fill('A lady who smiles')
  await page.getByRole('button', { name: 'Analyze picture' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mona Lisa', { timeout: 40_000 })
  await expect(page.getByText(/Girl with a Pearl Earring/u).first()).toBeVisible()
  await expect(page.getByText('In your words: “A lady who smiles”').first()).toBeVisible({
    timeout: 40_000,
  })
  await page.getByRole('button', { name: /^Girl with a Pearl Earring/u }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Girl with a Pearl Earring', {
    timeout: 40_000,
  })
})

test('the analysis of a picture that nobody knows does not count', async ({ page, baseURL }) => {
  await logInAs(page, baseURL, freshEmail('unknown'))
  await page.goto('/query?tab=image')
  const stripes = await sharp({
    create: { width: 800, height: 500, channels: 3, background: '#204060' },
  })
    .png()
    .toBuffer()
  await paste(page, stripes)
  await page.getByRole('button', { name: 'Analyze picture' }).click()
  await expect(page.getByText('Not counted')).toBeVisible({ timeout: 40_000 })
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
  await expectPlaceShown(page, isMobile(page))
  await expectNoAxeViolations(page)
})

test('a file that is no picture is refused when it is chosen, and what cannot be shown is still taken', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('no-picture'))
  await page.goto('/query?tab=image')
  const choose = page.getByLabel('Choose a picture', { exact: true }).first()
  const analyze = page.getByRole('button', { name: 'Analyze picture' })
  await choose.setInputFiles({
    name: 'poem.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Roses are red'),
  })
  await expect(page.getByRole('alert')).toContainText('not a picture that we can read')
  await expect(analyze).toBeDisabled()
  await expectNoAxeViolations(page)

  const broken = Buffer.from('II*\0 and no more of it')
  await choose.setInputFiles({ name: 'scan.tiff', mimeType: 'image/tiff', buffer: broken })
  await expect(page.getByText('File Selected')).toBeVisible()
  await expect(page.getByText('Ready for analysis')).toBeVisible()
  await analyze.click()
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete')
  await expect(page.getByText('scan.tiff')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('crop a photo to the frame that was found, move an edge by keys, and send only what is inside', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('cropper'))
  await page.goto('/query?tab=image')
  await paste(page, await phonePhoto(painting, 'medium', 3))
  await page.getByRole('button', { name: 'Crop to the frame we found' }).click()
  const left = page.getByRole('slider', { name: 'Left edge' })
  const before = Number(await left.getAttribute('aria-valuenow'))
  expect(before).toBeGreaterThan(3)
  await left.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(left).toHaveAttribute('aria-valuenow', String(before - 1))
  await expectNoAxeViolations(page)
  const answered = page.waitForResponse('**/api/analyze-artwork')
  await expectRecognised(page)
  const [, width] = (await (await answered).text()).match(/"picture":\{"width":(\d+)/u) ?? []
  expect(Number(width)).toBeGreaterThan(300)
  expect(Number(width)).toBeLessThan(900)
})
