import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { startServer } from './server.ts'

/** The pages of those who are logged in. */
export const INSIDE = [
  '/dashboard',
  '/query',
  '/query?tab=image',
  '/history',
  '/describe',
  '/bulk',
  '/counted',
  '/account',
]

export const PASSWORD = 'Str0ng!passage'

export const test = base.extend<
  { baseURL: string; quiet: undefined },
  { site: { address: string } }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { address, stop } = await startServer()
      await use({ address })
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  // A written page is read before its program has started; a journey begins when it answers.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      await page.waitForFunction(
        () =>
          document.querySelector('script[type="module"]') === null ||
          [document.body, ...document.querySelectorAll('header nav, main h1')].every((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber')),
          ),
      )
      return response
    }
    await use(page)
  },
  // What the browser complains of is a fault: a script error, a blocked style, a hydration
  // mismatch.
  quiet: [
    async ({ page }, use) => {
      const said: string[] = []
      // The banner is asked about where it is the matter of the journey.
      await page.addInitScript(() => {
        localStorage['cookie-consent'] ??= '{"necessary":true,"analytics":false,"marketing":false}'
      })
      page.on('pageerror', (error) => said.push(String(error)))
      page.on('console', (message) => {
        // What a server refuses, or cannot be reached for, is told by the page; a worker that takes
        // over in the middle of a page leaves what was fetched early unused, once; and a busy
        // machine is slow to use what it fetched early.
        const expected =
          /Failed to load resource: (the server responded with a status of (?:300|4\d\d)|net::ERR_(INTERNET_DISCONNECTED|FAILED))|service worker resource mismatch|preloaded using link preload but not used within/u
        const refused = expected.test(message.text())
        if (['error', 'warning'].includes(message.type()) && !refused) said.push(message.text())
      })
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Not by its role: a dialog hides the page behind it from readers.
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, page.url()).toEqual([])
}

/** The newest mail to an address, with some words in it, as the outbox page shows it. */
export async function mailTo(
  page: Page,
  baseURL: string,
  email: string,
  words = '',
): Promise<string> {
  const newest = async () => {
    const html = await (await page.request.get(`${baseURL}/dev/outbox`)).text()
    return html
      .split('<article>')
      .find((article) => article.includes(email) && article.includes(words))
  }
  await expect.poll(newest).toBeDefined()
  return (await newest()) ?? ''
}

let count = 0
export function freshEmail(name: string): string {
  count++
  return `${name}-${process.pid}-${count}@example.com`
}

/**
 * Registers by the calls, for journeys that are about something else; the browser is then logged
 * in.
 */
export async function logInAs(
  page: Page,
  baseURL: string,
  email: string,
  language = 'en',
): Promise<void> {
  const credentials = { email, password: PASSWORD, preferred_language: language }
  await page.request.post(`${baseURL}/api/auth/register`, { data: credentials })
  const code = /\b\d{6}\b/u.exec(await mailTo(page, baseURL, email))?.[0]
  const answer = await page.request.post(`${baseURL}/api/auth/verify-email`, {
    data: { email, verification_code: code, user_data: credentials },
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  await page.goto('/login')
  await page.evaluate(
    ([token, address]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('email', address)
    },
    [access_token, email] as const,
  )
}

/** Buys the plan at the sandbox desk. */
export async function becomeProfessional(page: Page) {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Art Professional' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
}
