import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Describer } from '#engine/describe/describer.ts'
import type { Engine } from '#engine/engine.ts'
import { multipart } from '#test/multipart.ts'
import { allRows } from '#test/rows.ts'
import { openShop } from '#test/shop.ts'
import { createWorld, PASSWORD, realDescriber, realEngine, type World } from '#test/world.ts'
import { holdUser } from './hold-user.ts'

const email = 'ann@example.com'
const close = (world: World, token: string) =>
  world.ask('POST', '/api/account/close', { token, body: { password: PASSWORD } })

/** All rows but the numbers of the provider's messages, which name nobody. */
async function rowsLeft(world: World) {
  await world.settled()
  const left = Object.entries(await allRows(world.db)).filter(
    ([table]) => table !== 'payment_events',
  )
  return Object.fromEntries(left.filter(([, rows]) => rows.length > 0))
}

async function filesLeft(world: World): Promise<string[]> {
  const folders = ['pictures', 'own-artworks'].map((folder) => readdir(join(world.dataDir, folder)))
  return (await Promise.allSettled(folders)).flatMap((one) =>
    one.status === 'fulfilled' ? one.value : [],
  )
}

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()

/** A gate that the work of an answer comes to, and stays at. */
function gate() {
  let open = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const wait = () => {
    arrive()
    return opened
  }
  return { arrived, open, wait }
}

/** An engine and a describer that stop at a gate, once it is set. */
async function worldWithGate() {
  const stop = { gate: null as ReturnType<typeof gate> | null }
  const engine: Engine = {
    ...realEngine(),
    async *study(request, signal) {
      for await (const event of realEngine().study(request, signal)) {
        yield event
        if (event.type === 'identified') await stop.gate?.wait()
      }
    },
  }
  const describer: Describer = {
    async describe(...asked) {
      const described = await realDescriber().describe(...asked)
      await stop.gate?.wait()
      return described
    },
  }
  return { world: await createWorld({ engine, describer }), stop }
}

const byName = { name: 'La Nuit étoilée' }
const runs: [string, (world: World, token: string) => Promise<Parameters<World['ask']>>][] = [
  [
    'an analysis by name',
    async (_world, token) => ['POST', '/api/query-artwork', { token, body: byName }],
  ],
  [
    'a free other candidate',
    async (world, token) => {
      const { body } = await world.ask('POST', '/api/query-artwork', { token, body: byName })
      const other = { ...byName, artwork: 'starry-night-over-the-rhone', instead_of: body.id }
      return ['POST', '/api/query-artwork', { token, body: other }]
    },
  ],
  [
    'an analysis of a photo',
    async (_world, token) => [
      'POST',
      '/api/analyze-artwork',
      { token, ...multipart(await picture(), { title: 'The Starry Night' }) },
    ],
  ],
  [
    'a description',
    async (_world, token) => [
      'POST',
      '/api/generate-artist-description',
      {
        token,
        ...multipart(await picture(), { artistic_intent: 'One blue.' }, 'work.png', 'artwork'),
      },
    ],
  ],
]

test.for(runs)('closing while %s is made leaves nothing behind', async ([, asked]) => {
  const { world, stop } = await worldWithGate()
  const token = await world.register(email)
  const question = await asked(world, token)
  stop.gate = gate()
  const running = world.ask(...question)
  await stop.gate.arrived
  expect((await close(world, token)).status).toBe(200)
  stop.gate.open()
  expect(await running).toMatchObject({
    status: 401,
    body: { detail: 'Session expired. Please log in again.' },
  })
  expect(await rowsLeft(world)).toEqual({})
  expect(await filesLeft(world)).toEqual([])
  expect(world.faults).toEqual([])
})

test('an account is closed at once, however much it begins meanwhile', async () => {
  const world = await createWorld()
  for (let round = 0; round < 8; round++) {
    const reader = `ann-${round}@example.com`
    const token = await world.register(reader, { role: 'professional' })
    const closing = close(world, token)
    const calls: Promise<{ status: number }>[] = []
    for (let count = 0; count < 12; count++) {
      await new Promise((resolve) => setTimeout(resolve, 3))
      calls.push(world.ask('POST', '/api/query-artwork', { token, body: byName }))
      if (count % 6 > 0) continue
      const form = multipart(await picture(), {}, 'work.png', 'artwork')
      calls.push(world.ask('POST', '/api/generate-artist-description', { token, ...form }))
      calls.push(
        world.ask('POST', '/api/auth/login', { body: { email: reader, password: PASSWORD } }),
      )
    }
    expect((await closing).status).toBe(200)
    for (const { status } of await Promise.all(calls)) expect([200, 401]).toContain(status)
    expect(await rowsLeft(world)).toEqual({})
  }
  expect(world.faults).toEqual([])
})

test('what is deleted for good meanwhile waits for the closing, and never the one for the other', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: byName })
  await world.ask('DELETE', `/api/my-analyses/${body.id}`, { token })
  world.clock.now += 11 * 60_000
  let tidied = Promise.resolve()
  await world.db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await holdUser(tx, id)
    // The closing comes to the analysis first, and to its place in the history after that.
    await tx.updateTable('analyses').set({ preview: '' }).where('id', '=', body.id).execute()
    tidied = world.tidy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await tx.deleteFrom('users').where('id', '=', id).execute()
  })
  await tidied
  expect(await rowsLeft(world)).toEqual({})
})

test('a complaint meanwhile waits for the closing, and never the one for the other', async () => {
  const world = await createWorld()
  const token = await world.register(email)
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: byName })
  let complaint: ReturnType<World['ask']> | undefined
  await world.db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await holdUser(tx, id)
    // A user who is being deleted can no longer be referred to; a change of what identifies it is
    // held as firmly.
    await tx.updateTable('users').set({ email: 'gone@example.com' }).where('id', '=', id).execute()
    complaint = world.ask('POST', `/api/my-analyses/${body.id}/complaint`, {
      token,
      body: { reason: '' },
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await tx.deleteFrom('analyses').where('id', '=', body.id).execute()
    await tx.deleteFrom('users').where('id', '=', id).execute()
  })
  expect((await complaint)?.status).toBe(401)
  expect(await rowsLeft(world)).toEqual({})
  expect(world.faults).toEqual([])
})

async function subscriber() {
  const shop = await openShop()
  const events = shop.stripe.pay(await shop.planSession())
  for (const event of events) await shop.hear(event)
  const [subscription] = shop.stripe.subscriptions.values()
  return { shop, events, subscriptionId: subscription.id as string }
}

test('what the payment provider still tells of a closed account is heard, and leaves nothing', async () => {
  const { shop, events, subscriptionId } = await subscriber()
  const pack = await shop.packSession()
  expect((await close(shop, shop.token)).status).toBe(200)
  const late = [
    shop.stripe.event(
      'customer.subscription.deleted',
      shop.stripe.subscriptions.get(subscriptionId),
    ),
    ...shop.stripe.pay(pack),
    ...events.map(({ type, payload }) => shop.stripe.event(type, JSON.parse(payload).data.object)),
  ]
  for (const event of late) expect((await shop.hear(event)).status).toBe(200)
  expect(await rowsLeft(shop)).toEqual({})
})

test('a message that is being dealt with while the account is closed leaves nothing', async () => {
  const { shop, subscriptionId } = await subscriber()
  let resume = () => {}
  shop.stripe.network.hold = new Promise((resolve) => {
    resume = resolve
  })
  const renewed = shop.hear(shop.stripe.invoice(subscriptionId, true))
  await expect.poll(() => shop.stripe.network.hold === null).toBe(true)
  expect((await close(shop, shop.token)).status).toBe(200)
  resume()
  expect((await renewed).status).toBe(200)
  expect(await rowsLeft(shop)).toEqual({})
})

test('where the provider’s answer is lost the account stays, with no plan to pay for, and closes at the next try', async () => {
  const { shop, subscriptionId } = await subscriber()
  Object.assign(shop.stripe.network, { cut: 3, cutMethod: 'DELETE' })
  expect((await close(shop, shop.token)).status).toBe(503)
  const ended = shop.stripe.subscriptions.get(subscriptionId)
  expect(ended.status).toBe('canceled')
  await shop.hear(shop.stripe.event('customer.subscription.deleted', ended))
  expect(await shop.role()).toBe('free')
  expect((await close(shop, shop.token)).status).toBe(200)
  expect(await rowsLeft(shop)).toEqual({})
})
