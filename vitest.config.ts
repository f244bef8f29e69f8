import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const onServer = { environment: 'node' as const, setupFiles: ['test/quiet.ts'] }
const withDatabase = {
  ...onServer,
  include: ['src/server/**/*.test.ts', 'test/**/*.test.ts'],
  testTimeout: 30_000,
}

if (!process.env.TEST_DATABASE_URL) {
  console.log('TEST_DATABASE_URL is not set: the PostgreSQL tests run on PGlite, in memory.')
}

export default defineConfig({
  plugins: [react()],
  test: {
    // See playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          ...onServer,
          name: 'engine',
          include: ['src/{engine,shared}/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...withDatabase, name: 'sqlite', env: { TEST_DATABASE: 'sqlite' } },
      },
      {
        extends: true,
        test: { ...withDatabase, name: 'postgres', env: { TEST_DATABASE: 'postgres' } },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/quiet.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
