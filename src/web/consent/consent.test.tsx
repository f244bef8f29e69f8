import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/page.tsx'
import { giveConsent } from '#web/consent/consent.ts'

const SCRIPT = 'https://count.example/script.js'
const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null')
const script = () => document.querySelector<HTMLScriptElement>('script[data-website-id]')

function forgetConsent() {
  localStorage.clear()
  script()?.remove()
  document.querySelector('meta[name="analytics"]')?.remove()
}

function configure() {
  const meta = document.createElement('meta')
  meta.name = 'analytics'
  meta.content = `${SCRIPT} artsking.org`
  document.head.append(meta)
}

/** The banner of a first visit, once it is there. */
async function banner() {
  return within(
    await screen.findByRole('region', { name: 'Cookies and storage' }, { timeout: 3000 }),
  )
}

beforeEach(forgetConsent)

// The consent of the tests before is a stored one: only this test is a first visit.
test('a first visit is asked after a second, and is told the truth where nothing counts', async () => {
  const user = openPage('/')
  expect(screen.queryByText(/We do not track your visits/)).toBeNull()
  const asked = await banner()
  asked.getByText(/We do not track your visits/)
  const names = asked.getAllByRole('button').map((button) => button.textContent)
  expect(names).toEqual(['Reject All', 'Necessary Only', 'Accept All', 'Cookie Settings'])
  await user.click(asked.getByRole('button', { name: 'Necessary Only' }))
  expect(stored()).toEqual({ necessary: true, analytics: false, marketing: false })
  expect(screen.queryByRole('region', { name: 'Cookies and storage' })).toBeNull()
})

test('the footer opens the settings again, and their switches are kept', async () => {
  const user = openPage('/')
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('button', { name: 'Cookie Settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cookie Settings' }))
  const necessary = dialog.getByRole<HTMLInputElement>('switch', { name: /Necessary/ })
  expect([necessary.checked, necessary.disabled]).toEqual([true, true])
  await user.click(dialog.getByRole('switch', { name: 'Analytics' }))
  await user.click(dialog.getByRole('button', { name: 'Save Preferences' }))
  expect(stored()).toEqual({ necessary: true, analytics: true, marketing: false })
  await user.click(footer.getByRole('button', { name: 'Cookie Settings' }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByRole<HTMLInputElement>('switch', { name: 'Analytics' }).checked).toBe(true)
  await user.click(again.getByRole('switch', { name: 'Marketing' }))
  await user.click(again.getByRole('button', { name: 'Cancel' }))
  expect(stored()).toEqual({ necessary: true, analytics: true, marketing: false })
})

test('the script that counts is loaded after consent only, and never beside the secret of a reset link', async () => {
  configure()
  act(() => giveConsent({ analytics: false, marketing: false }))
  openPage('/reset-password/secret')
  expect(script()).toBeNull()
  const { countPageViews } = await import('#web/consent/analytics.ts')
  countPageViews('/reset-password/secret')
  countPageViews('/zh-TW/reset-password/secret')
  expect(script()).toBeNull()
  act(() => giveConsent({ analytics: true, marketing: false }))
  countPageViews('/pricing')
  expect(script()?.src).toBe(SCRIPT)
  expect(script()?.dataset.domain).toBe('artsking.org')
  countPageViews('/faq')
  expect(document.querySelectorAll('script[data-website-id]')).toHaveLength(1)
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('%s of the browser holds whatever was chosen', async (_name, signal) => {
  configure()
  vi.stubGlobal('navigator', { ...navigator, ...signal })
  const { countPageViews } = await import('#web/consent/analytics.ts')
  countPageViews('/pricing')
  expect(script()).toBeNull()
})

test('without a configured script nothing is loaded even after consent', async () => {
  const { countPageViews } = await import('#web/consent/analytics.ts')
  countPageViews('/pricing')
  expect(script()).toBeNull()
})
