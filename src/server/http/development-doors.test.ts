import { expect, test } from 'vitest'
import { PRODUCTION } from '#test/production.ts'
import { createWorld, type World } from '#test/world.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

const DOORS = ['/dev/outbox', '/dev/outbox.css', '/metrics', '/sandbox/desk.css']

interface Call {
  remoteAddress?: string
  headers?: Record<string, string>
}

async function answers({ app }: World, call: Call = {}): Promise<number[]> {
  const asked = DOORS.map((url) => app.inject({ url, remoteAddress: '127.0.0.1', ...call }))
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
}
const open = DOORS.map(() => 200)
const shut = DOORS.map(() => 404)

noDatabase(
  'the development doors are open to a client on this machine that asks in its name',
  async () => {
    const world = await createWorld()
    for (const host of ['localhost:3000', '127.0.0.1:3000', '127.9.9.9', '[::1]:3000'])
      expect(await answers(world, { headers: { host } }), host).toEqual(open)
    expect(await answers(world, { remoteAddress: '::1' })).toEqual(open)
  },
)

noDatabase.for<[string, Call]>([
  ['comes from elsewhere', { remoteAddress: '192.0.2.1' }],
  ['comes from the same network', { remoteAddress: '192.168.1.7' }],
  ['names another host', { headers: { host: 'elsewhere.example' } }],
  ['names an address that is not loopback', { headers: { host: '192.168.1.5:3000' } }],
  ['names a host that only begins like ours', { headers: { host: '127.0.0.1.elsewhere.example' } }],
  ...[
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ].map((name): [string, Call] => [`carries ${name}`, { headers: { [name]: '127.0.0.1' } }]),
])('they do not exist for a request that %s', async ([_what, call]) => {
  expect(await answers(await createWorld(), call)).toEqual(shut)
})

noDatabase.for<[string, Record<string, string>]>([
  ['in production', PRODUCTION],
  ['where our own address is not this machine', { PUBLIC_URL: 'http://192.168.1.5:3000' }],
])('they do not exist %s', async ([_where, environment]) => {
  expect(await answers(await createWorld({ environment }))).toEqual(shut)
})
