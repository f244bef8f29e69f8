import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultsOf } from '#test/config-faults.ts'
import { PRODUCTION } from '#test/production.ts'
import { isWeakKey } from './config-safety.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

noDatabase('production names all that it cannot do without', () => {
  const faults = faultsOf({ NODE_ENV: 'production' })
  const names = ['PUBLIC_URL', 'SMTP_URL', 'SECRET_KEY', 'MAIL_FROM', 'SUPPORT_EMAIL']
  expect(faults).toEqual(names.map((name) => `${name}: needed in production`))
  expect(faultsOf(PRODUCTION)).toEqual([])
})

noDatabase.for([
  [{ PUBLIC_URL: 'http://artsking.test' }, 'PUBLIC_URL: in production it begins with https://'],
  [{ PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL: in production it begins with https://'],
  [{ SECRET_KEY: 'x'.repeat(40) }, 'SECRET_KEY: can be guessed'],
  [{ SECRET_KEY: 'change-me-change-me-change-me-now' }, 'SECRET_KEY: can be guessed'],
  [{ METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, 'METRICS_TOKEN: can be guessed'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET: needed for payments by Stripe'],
])('production refuses %o', ([change, fault]) => {
  expect(faultsOf({ ...PRODUCTION, ...(change as object) }).join('\n')).toContain(fault)
})

noDatabase.for([
  'https://artsking.example',
  'https://localhost:3000',
  'http://artsking.example',
  'http://203.0.113.7:3000',
  'http://9.255.255.255',
  'http://11.0.0.1',
  'http://172.15.255.255',
  'http://172.32.0.1',
  'http://192.167.1.5',
  'http://192.169.1.5',
  'http://169.253.0.1',
  'http://127.0.0.1.example',
  'http://10.example.com',
  'http://10.0.0.1.example',
  'http://172.16.example.com',
  'http://192.168.evil.com',
  'http://169.254.example.com',
  'http://studio.local.example',
  'http://[2001:db8::1]',
  'http://[fd::1]',
])('a server at %s does not start outside production', (address) => {
  for (const NODE_ENV of ['development', 'test'])
    expect(faultsOf({ NODE_ENV, PUBLIC_URL: address })).toEqual([
      expect.stringMatching(/^NODE_ENV: strangers may come to .*set NODE_ENV=production/u),
    ])
})

noDatabase.for([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'http://10.0.0.1',
  'http://10.255.255.255',
  'http://192.168.1.5:3000',
  'http://172.16.0.1',
  'http://172.31.0.1',
  'http://169.254.10.1',
  'http://[fd12:3456::1]',
  'http://[fe80::1]',
  'http://studio.local:3000',
  'http://studio:3000',
])('a server at %s, where no stranger comes, starts', (address) => {
  expect(faultsOf({ PUBLIC_URL: address })).toEqual([])
})

noDatabase('keys made by chance are strong; short, repeated and template keys are weak', () => {
  for (let round = 0; round < 200; round++) {
    expect(isWeakKey(randomBytes(24).toString('base64url'))).toBe(false)
    expect(isWeakKey(randomBytes(16).toString('hex'))).toBe(false)
  }
  for (const key of [
    'abcd'.repeat(10),
    '0123456789abcdef'.repeat(2),
    'your-key-goes-here-4f7a9b2c8d1e5036',
  ])
    expect(isWeakKey(key), key).toBe(true)
  expect(isWeakKey('aabbccddeeffgghhiijjkkllmmnnooppqrst')).toBe(false)
  expect(isWeakKey('aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd1')).toBe(true)
})
