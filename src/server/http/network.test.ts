import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

noDatabase.for<[ip: string, network: string]>([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', ([ip, network]) => {
  expect(networkOf(ip)).toBe(network)
})
