import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, mailTo, PASSWORD, test } from './site.ts'

test('from a first visit to an explained painting, in French', async ({ page, baseURL }) => {
  const email = freshEmail('newcomer')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('you can check')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Begin your analysis' }).first().click()

  await expect(page).toHaveURL(/\/login/u)
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('weak')
  await page.getByLabel(/at least 16/u).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password does not meet security requirements')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify Email' })).toBeDisabled()
  const code = /\b\d{6}\b/u.exec(await mailTo(page, baseURL, email))?.[0] ?? ''
  // A phone throws the page away while its user reads the mail.
  await page.reload()
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Verify Email' }).click()

  await expect(page).toHaveURL(/\/(query|dashboard)/u)
  await page.goto('/dashboard')
  await expect(page.getByText('5 of 5 left')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /Start Artsking/u }).click()

  await expect(page).toHaveURL(/\/query/u)
  await expectNoAxeViolations(page)
  await page.getByLabel('Artwork Name').first().fill('La Nuit étoilée')
  await page.getByLabel('Response language').first().selectOption({ label: 'Français' })
  await page
    .getByRole('button', { name: /^Ask|Analy[sz]e|Explain/u })
    .first()
    .click()

  await expect(page.getByText('Analysis Complete').last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'La Nuit étoilée' })).toBeVisible()
  await expect(page.locator('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  const address = page.url()
  expect(address).toContain('analysis=')
  await page.reload()
  await expect(page.locator('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the sixth question of a month is refused, with the day on which the five are back', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('curious'))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  for (let count = 0; count < 5; count++) {
    const answer = await page.request.post('/api/query-artwork', {
      headers: { authorization: `Bearer ${token}` },
      // The same question is not counted twice.
      data: { name: 'Mona Lisa', question: `Why? ${count}` },
    })
    expect(answer.status()).toBe(200)
  }
  await page.goto('/query')
  await expect(page.getByText(/0 of 5|no analyses left|used all/iu).first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unknown title is said to be unknown, and the form keeps what was typed', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('doubtful'))
  await page.goto('/query')
  await page.getByLabel('Artwork Name').first().fill('The Umbrella Garden at Midnight')
  await page
    .getByRole('button', { name: /^Ask|Analy[sz]e|Explain/u })
    .first()
    .click()
  await expect(page.getByText(/We do not know an artwork called/u).first()).toBeVisible()
  await expect(page.getByLabel('Artwork Name').first()).toHaveValue(
    'The Umbrella Garden at Midnight',
  )
  await expectNoAxeViolations(page)
})

test('a maker alone is answered with a choice, made with the keyboard, and only the chosen work is counted', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, baseURL, freshEmail('choosing'))
  await page.goto('/query')
  await page.getByLabel('Artwork Name').first().fill('Vermeer')
  await page.getByLabel('Artwork Name').first().press('Enter')
  const choice = page.getByRole('region', { name: 'Which one?' })
  await expect(choice.getByRole('heading')).toBeFocused()
  await expect(choice.getByText('This was not charged.')).toBeVisible()
  await expectNoAxeViolations(page)
  const milkmaid = choice.getByRole('button', { name: /The Milkmaid/u })
  await milkmaid.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The Milkmaid' })).toBeVisible()
  await expect(page.getByText('Analysis Complete').last()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('4 of 5 left')).toBeVisible()
})

test('what was typed survives the end of a session', async ({ page, baseURL }) => {
  const email = freshEmail('interrupted')
  await logInAs(page, baseURL, email)
  const logIn = async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?next=%2Fquery')
  await logIn()
  await page.getByLabel('Artwork Name').first().fill('Las Meninas')
  await page.getByLabel('Your Question').first().fill('Who is in the mirror?')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page
    .getByRole('button', { name: /^Ask|Analy[sz]e|Explain/u })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?next=%2Fquery/u)
  await logIn()
  await expect(page.getByLabel('Artwork Name').first()).toHaveValue('Las Meninas')
  await expect(page.getByLabel('Your Question').first()).toHaveValue('Who is in the mirror?')
})
