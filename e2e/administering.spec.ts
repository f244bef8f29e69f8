import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { OPERATOR } from './server.ts'
import { expectNoAxeViolations, freshEmail, logInAs, PASSWORD, test } from './site.ts'

/** Calls the API as whoever is logged in in the browser. */
async function callAs(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.fetch(path, { method, headers, data })).json()
}

test('an operator turns the second step on, reads a complaint, settles it, and finds it in the log', async ({
  page,
  baseURL,
  browser,
}, { project }) => {
  // One server has one operator: the journey is the same on a phone.
  test.skip(project.name !== 'desktop', 'once is enough')
  const reader = await (await browser.newContext({ baseURL })).newPage()
  const email = freshEmail('reader')
  await logInAs(reader, baseURL, email)
  const { id } = await callAs(reader, 'POST', '/api/query-artwork', { name: 'Guernica' })
  const reason = { reason: 'The bull stands at the left.' }
  await callAs(reader, 'POST', `/api/my-analyses/${id}/complaint`, reason)
  await reader.goto('/admin')
  await expect(reader.getByText('We could not find that page.')).toBeVisible()

  await logInAs(page, baseURL, OPERATOR)
  await page.goto('/admin')
  await expect(page.getByText(/need the second step of the login/u)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Account and data' }).click()
  await page.getByRole('button', { name: 'Set it up' }).click()
  const step = page.getByRole('region', { name: 'Second step of the login' })
  await step.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.locator('form code').textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/gu, '')) })
  await page.getByLabel('Code of the app').fill(app.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.getByRole('link', { name: 'Open the administration' }).click()
  await expect(page.getByText('The bull stands at the left.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Note for the log').fill('True, and mended.')
  await page.getByRole('button', { name: 'Settle' }).click()
  await expect(page.getByText(/^Settled on/u)).toBeVisible()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByText('True, and mended.')).toBeVisible()
  await page.getByRole('tab', { name: 'Accounts' }).click()
  await page.getByLabel('Whole mail address').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  await expectNoAxeViolations(page)
})
