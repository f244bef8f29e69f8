import { expect, test } from 'vitest'
import { createWorld } from '#test/world.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

noDatabase.for([
  ['cannot be decoded', '/api/%zz', 400],
  ['is too long', `/api/my-analyses/${'x'.repeat(101)}`, 414],
  ['leads nowhere', '/api/nowhere', 404],
] as const)(
  'an address that %s is answered in the shape, and with the headers, of all',
  async ([, url, expected]) => {
    const world = await createWorld()
    const { status, body, headers } = await world.ask('GET', url)
    expect(status).toBe(expected)
    expect(Object.keys(body)).toEqual(['code', 'params', 'detail'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-request-id']).toBeDefined()
  },
)
