import { expect, type Page } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

/**
 * The browser of the tests has no voices: this one says each sentence until the test presses on.
 */
async function giveVoices(page: Page, ...langs: string[]) {
  await page.addInitScript((all) => {
    class FakeUtterance {
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    const voices = all.map((lang) => ({
      lang,
      name: lang,
      voiceURI: lang,
      localService: true,
      default: false,
    }))
    const said: string[] = []
    const speech = {
      getVoices: () => voices,
      addEventListener() {},
      removeEventListener() {},
      speak: (utterance: FakeUtterance) => {
        said.push(utterance.text)
        document.documentElement.dataset.saying = utterance.text
      },
      cancel: () => {
        delete document.documentElement.dataset.saying
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance })
  }, langs)
}
const saying = (page: Page) => page.evaluate(() => document.documentElement.dataset.saying ?? null)

test('the page of a work is read aloud, by the keyboard alone, and the place is lit', async ({
  page,
}) => {
  await giveVoices(page, 'fr-FR')
  await page.goto('/fr/artworks/the-starry-night')
  await page.getByRole('button', { name: 'Écouter' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => saying(page)).not.toBeNull()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Phrase suivante' })).toBeFocused()
  const lit = page.locator('svg[data-lit]').first()
  // A sentence without a place lights none; the light of one that has it comes a moment after its
  // voice.
  const isLit = () =>
    lit.waitFor({ state: 'attached', timeout: 500 }).then(
      () => true,
      () => false,
    )
  for (let count = 0; count < 30 && !(await isLit()); count++) await page.keyboard.press('Enter')
  await expect(lit).toBeAttached()
  await expect(page.locator('[data-spoken]')).toContainText((await saying(page)) ?? 'nothing')
  await expect(page.locator('[data-spoken]')).toBeInViewport()
  // The light lies on the picture and makes no room of its own.
  const apart = async () => {
    const [frame, light] = await Promise.all([
      page.locator('.hung picture img').first().boundingBox(),
      lit.boundingBox(),
    ])
    const [top, height] = [
      (frame?.y ?? 0) - (light?.y ?? 99),
      (frame?.height ?? 0) - (light?.height ?? 99),
    ]
    return Math.max(Math.abs(top), Math.abs(height))
  }
  // The page may still be on its way to the sentence.
  await expect.poll(apart).toBeLessThan(2)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Toutes les œuvres' }).click()
  await expect(page).toHaveURL(/\/fr\/artworks$/u)
  await expect.poll(() => saying(page)).toBeNull()
})

test('an answer is read aloud in its own language', async ({ page, baseURL }) => {
  await giveVoices(page, 'en-GB', 'zh-TW')
  await logInAs(page, baseURL, freshEmail('listener'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/query-artwork', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    data: { name: '星夜', language: 'zh-TW' },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/query?analysis=${id}`)
  await page.getByRole('button', { name: 'Listen' }).click()
  await page.getByRole('button', { name: 'Next sentence' }).click()
  await expect(page.locator('[data-spoken]')).toContainText((await saying(page)) ?? 'nothing')
  await expectNoAxeViolations(page)
})

test('without a voice the page offers none', async ({ page }) => {
  await page.goto('/artworks/the-starry-night')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
})
