import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, test } from './site.ts'

test('a professional makes a key, a program asks with it, and it is revoked', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAs(page, baseURL, freshEmail('programmer'))
  await page.goto('/account')
  await expect(page.getByText('API keys come with the plan Art Professional.')).toBeVisible()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Art Professional' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)

  await page.goto('/account')
  await page.getByLabel('Name of the key').fill('Museum guide')
  await page.getByLabel(/^Describe art/u).uncheck()
  await page.getByRole('button', { name: 'Create a key' }).click()
  await expect(page.getByText('Copy it now: it is not shown again.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Copy the key' }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^art_[\w-]{43}$/u)
  await expect(page.getByText(key)).toBeVisible()

  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'journey' }
  const ask = () =>
    page.request.post('/api/query-artwork', {
      headers,
      data: { name: 'The Starry Night', mode: 'professional' },
    })
  const [first, again] = [await ask(), await ask()]
  expect([first.status(), await again.text()]).toEqual([200, await first.text()])
  expect((await page.request.get('/api/account/keys', { headers })).status()).toBe(403)
  await page.goto('/history')
  await expect(page.getByText('The Starry Night').first()).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText(/^Last used on/u)).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the key Museum guide' }).click()
  await expect(page.getByRole('heading', { name: 'Revoke “Museum guide”?' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Revoke the key Museum guide' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('You have no keys yet.')).toBeVisible()
  expect((await ask()).status()).toBe(401)
})

test('a developer finds the page, reads a call and copies its example', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'API access, with keys of your own' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ask from your own program' }),
  ).toBeVisible()
  await expect(page.getByText(`export ARTSKING_URL=${baseURL}`)).toBeVisible()
  await page.getByText('Ask on about an analysis', { exact: true }).click()
  await expect(
    page.getByText('Scope · ask · May be repeated').filter({ visible: true }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: 'Copy: Example of a request' })
    .filter({ visible: true })
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'curl "$ARTSKING_URL/api/my-analyses/',
  )
  await page.goto('/zh-TW/developers')
  await page.getByText('就一則分析繼續追問', { exact: true }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('contentinfo').getByRole('link', { name: '開發者' }).click()
  await expect(page).toHaveURL(/\/zh-TW\/developers$/u)
})
