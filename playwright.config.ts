import { defineConfig } from '@playwright/test'
import { executablePath } from './e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  reporter: 'list',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // One slow moment of a busy machine does not refuse a change; the report calls such a journey
  // flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--headless=shell',
        '--disable-gpu',
        '--disable-background-networking',
      ],
    },
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' },
    },
  ],
})
