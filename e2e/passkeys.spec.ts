import { expect } from '@playwright/test'
import { expectNoAxeViolations, freshEmail, logInAs, PASSWORD, test } from './site.ts'

// Passkeys belong to the name of a host: 127.0.0.1 has none.
const named = test.extend({
  baseURL: async ({ site }, use) => use(site.address.replace('127.0.0.1', 'localhost')),
})

named(
  'a passkey is added, logs in without a password, and is removed',
  async ({ page, baseURL }) => {
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await logInAs(page, baseURL, freshEmail('finger'))
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Passkeys' })
    await expect(section.getByText('There is none yet.')).toBeVisible()
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    await section.getByLabel('Your password').fill('Wr0ng!passage')
    await section.getByRole('button', { name: 'Continue' }).click()
    await expect(section.getByText('This is not your password.')).toBeVisible()
    await section.getByLabel('Your password').fill(PASSWORD)
    await section.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('The passkey is added.')).toBeVisible()
    await expect(section.getByText('Not used yet')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard/u)

    await page.goto('/account')
    await expect(section.getByText(/^Last used/u)).toBeVisible()
    await section.getByRole('button', { name: /^Remove the passkey/u }).click()
    const question = page.getByRole('dialog')
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The passkey is removed.')).toBeVisible()
    await expect(section.getByText('There is none yet.')).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('This passkey opens no account here.')).toBeVisible()
  },
)

test('where passkeys cannot be used nothing is said of them', async ({ page, baseURL }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await logInAs(page, baseURL, freshEmail('numbers'))
  await page.goto('/account')
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Passkeys' })).toHaveCount(0)
})
