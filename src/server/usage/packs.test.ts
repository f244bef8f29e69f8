import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, type World } from '#test/world.ts'
import { createPackStore } from './packs.ts'
import { createUsageService } from './service.ts'
import { createUsageStore } from './store.ts'

const DAY = 24 * 3_600_000

async function setUp() {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const user = await world.db.selectFrom('users').select(['id', 'role']).executeTakeFirstOrThrow()
  const packs = createPackStore(world.db)
  const usage = createUsageService({
    store: createUsageStore(world.db),
    packs,
    clock: () => world.clock.now,
  })
  const inOne = world.db.transaction()
  let asked = 0
  return {
    world,
    token,
    user,
    usage,
    packs,
    buy: (sessionId: string, now = world.clock.now) =>
      inOne.execute((tx) =>
        packs.grantWithin(tx, { userId: user.id, sessionId, paymentId: `pay ${sessionId}` }, now),
      ),
    refund: (sessionId: string) =>
      inOne.execute((tx) => packs.refundWithin(tx, `pay ${sessionId}`, world.clock.now)),
    read: async () => (await world.ask('GET', '/api/usage', { token })).body,
    /** Another question each time: the same one is not counted twice. */
    analyse: (mode = 'explorer') => {
      const body = { name: 'The Starry Night', mode, question: `Why? ${asked++}` }
      return world.ask('POST', '/api/query-artwork', { token, body })
    },
  }
}

/** Every balance is the sum of its movements, and none is below 0. */
async function booksBalance(world: World) {
  const packs = await world.db.selectFrom('packs').select(['id', 'balance']).execute()
  const rows = await world.db.selectFrom('pack_movements').select(['pack_id', 'amount']).execute()
  for (const pack of packs) {
    const sum = rows
      .filter((row) => row.pack_id === pack.id)
      .reduce((total, row) => total + row.amount, 0)
    expect(sum).toBe(pack.balance)
    expect(pack.balance).toBeGreaterThanOrEqual(0)
  }
  return packs.reduce((total, pack) => total + pack.balance, 0)
}

test('three hundred spendings at once of five a month and a pack of twenty-five succeed exactly thirty times', async () => {
  const { world, user, usage, buy, read } = await setUp()
  await buy('one')
  const taken = await Promise.all(
    Array.from({ length: 300 }, () =>
      usage.reserve(user, 'analysis', 'explorer').catch(() => null),
    ),
  )
  expect(taken.filter((id) => id !== null)).toHaveLength(30)
  expect(await read()).toMatchObject({
    month_count: 5,
    purchased_queries: 0,
    total_available: 0,
    packs: [],
  })
  expect(await booksBalance(world)).toBe(0)
})

test('a pack adds to what is available, opens Aficionado mode, and stacks with another', async () => {
  const { buy, read, analyse, world } = await setUp()
  expect((await analyse('student')).status).toBe(403)
  await buy('one')
  world.clock.now += DAY
  await buy('two')
  expect(await read()).toMatchObject({
    month_count: 0,
    purchased_queries: 50,
    total_purchased_queries: 50,
    total_available: 55,
    modes_allowed: ['explorer', 'student'],
    packs: [
      { remaining: 25, expires_at: '2027-05-21T12:00:00.000Z' },
      { remaining: 25, expires_at: '2027-05-22T12:00:00.000Z' },
    ],
  })
  expect((await analyse('student')).body.usage).toMatchObject({
    month_count: 0,
    purchased_queries: 49,
  })
  expect((await analyse('explorer')).body.usage).toMatchObject({
    month_count: 1,
    purchased_queries: 49,
  })
  expect((await read()).packs.map((pack: { remaining: number }) => pack.remaining)).toEqual([
    24, 25,
  ])
  expect((await analyse('professional')).status).toBe(403)
})

test('a wrong answer that a pack paid for goes back into the pack', async () => {
  const { world, token, buy, read, analyse } = await setUp()
  await buy('one')
  const { body } = await analyse('student')
  expect(await read()).toMatchObject({ month_count: 0, purchased_queries: 24 })
  await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, {
    token,
    body: { reason: 'No.' },
  })
  expect(await read()).toMatchObject({ month_count: 0, purchased_queries: 25 })
  expect(await booksBalance(world)).toBe(25)
})

test('called wrong, five analyses a month are given back, and no more, also of those that are deleted', async () => {
  const { world, token, buy, read, analyse } = await setUp()
  await buy('one')
  const given: boolean[] = []
  for (let at = 0; at < 7; at++) {
    const { body } = await analyse('student')
    const path = `/api/my-analyses/${body.id}`
    given.push((await world.ask('POST', `${path}/complaint`, { token, body: {} })).body.given_back)
    await world.ask('DELETE', path, { token })
  }
  expect(given).toEqual([true, true, true, true, true, false, false])
  expect(await read()).toMatchObject({ purchased_queries: 23 })
  expect(await booksBalance(world)).toBe(23)
})

test('what could not be given back with a complaint comes back with the next one', async () => {
  const { world, token, analyse, read } = await setUp()
  const { body } = await analyse()
  const { user_id } = await world.db
    .selectFrom('analyses')
    .select('user_id')
    .executeTakeFirstOrThrow()
  const complaint = { analysis_id: body.id, user_id, reason: '', created_at: world.clock.now }
  await world.db.insertInto('complaints').values(complaint).execute()
  const again = await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, {
    token,
    body: {},
  })
  expect(again.body.given_back).toBe(true)
  expect(await read()).toMatchObject({ month_count: 0 })
})

test('an expired pack pays for nothing, and its movements say why', async () => {
  const { world, user, usage, buy } = await setUp()
  await buy('one')
  world.clock.now = Date.UTC(2027, 4, 21, 12)
  await expect(usage.reserve(user, 'analysis', 'student')).rejects.toMatchObject({
    code: 'mode_needs_plan',
  })
  await world.tidy()
  await world.tidy()
  const rows = await world.db
    .selectFrom('pack_movements')
    .select(['kind', 'amount'])
    .orderBy('at')
    .execute()
  expect(rows).toEqual([
    { kind: 'grant', amount: 25 },
    { kind: 'expiry', amount: -25 },
  ])
})

test('a refund takes what is left and lets nothing come back, whether it is heard of before the purchase or after', async () => {
  const { world, user, usage, buy, refund } = await setUp()
  await buy('one')
  const spend = await usage.reserve(user, 'analysis', 'student')
  await refund('one')
  await refund('one')
  expect(await usage.giveBack(spend)).toBe(true)
  expect(await usage.analysisUsage(user)).toMatchObject({
    purchased_queries: 0,
    total_purchased_queries: 0,
    packs: [],
  })
  await refund('two')
  await buy('two')
  expect(await usage.analysisUsage(user)).toMatchObject({ purchased_queries: 0, packs: [] })
  expect(await booksBalance(world)).toBe(0)
})

test('no interleaving of buying, spending, giving back, refunding and expiring loses or invents a query', async () => {
  const { world, user, usage, packs, buy, refund } = await setUp()
  const start = world.clock.now
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ buy: fc.nat(3) }) },
    {
      weight: 6,
      arbitrary: fc.record({ spend: fc.constantFrom('explorer' as const, 'student' as const) }),
    },
    fc.record({ giveBack: fc.nat(9) }),
    fc.record({ refund: fc.nat(3) }),
    fc.record({ wait: fc.constantFrom(DAY, 100 * DAY) }),
    fc.constant({ tidy: true }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      for (const table of [
        'pack_movements',
        'packs',
        'payments',
        'spends',
        'month_usage',
      ] as const) {
        await world.db.deleteFrom(table).execute()
      }
      world.clock.now = start
      const spends: string[] = []
      const bought = new Set<number>()
      for (const action of steps) {
        if ('buy' in action) {
          expect(await buy(`session ${action.buy}`)).toBe(!bought.has(action.buy))
          bought.add(action.buy)
        }
        if ('spend' in action) {
          const before = await usage.analysisUsage(user)
          const id = await usage.reserve(user, 'analysis', action.spend).catch(() => null)
          const byMonth = action.spend === 'explorer' && before.month_count < 5
          expect(id !== null).toBe(byMonth || before.purchased_queries > 0)
          if (id) spends.push(id)
          expect((await usage.analysisUsage(user)).total_available).toBe(
            before.total_available - (id ? 1 : 0),
          )
        }
        if ('giveBack' in action) await usage.giveBack(spends[action.giveBack] ?? '')
        if ('refund' in action) await refund(`session ${action.refund}`)
        if ('wait' in action) world.clock.now += action.wait
        if ('tidy' in action) await packs.expire(world.clock.now)
        await booksBalance(world)
      }
      const granted = await world.db
        .selectFrom('pack_movements')
        .select('id')
        .where('kind', '=', 'grant')
        .execute()
      expect(granted).toHaveLength(bought.size)
    }),
    { numRuns: 25 },
  )
})
