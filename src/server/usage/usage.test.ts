import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { GIVEN_BACK_A_MONTH } from '#shared/limits.ts'
import { UNLIMITED } from '#shared/plans.ts'
import { createWorld, type World } from '#test/world.ts'
import { createPackStore } from './packs.ts'
import { monthlyLimit, monthOf, refusalOf, resetOf } from './policy.ts'
import { createUsageService } from './service.ts'
import { createUsageStore } from './store.ts'

function usageOf(world: World) {
  return createUsageService({
    store: createUsageStore(world.db),
    packs: createPackStore(world.db),
    clock: () => world.clock.now,
  })
}

const ask = { name: 'The Starry Night', mode: 'explorer', language: 'en' }
/** Another question each time: the same one is not counted twice. */
const askAgain = (count: number) => ({ ...ask, question: `Why? ${count}` })

test('a newcomer has five analyses and fifteen descriptions, Explorer mode, until the first of next month', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  expect((await world.ask('GET', '/api/usage', { token })).body).toEqual({
    month_count: 0,
    monthly_limit: 5,
    purchased_queries: 0,
    total_purchased_queries: 0,
    total_available: 5,
    resets_at: '2026-12-01T00:00:00.000Z',
    modes_allowed: ['explorer'],
    packs: [],
  })
  expect((await world.ask('GET', '/api/description-usage', { token })).body).toEqual({
    unlimited: false,
    remaining: 15,
    description_count: 0,
    description_limit: 15,
    resets_at: '2026-12-01T00:00:00.000Z',
  })
  expect((await world.ask('GET', '/api/usage')).status).toBe(401)
})

test('a professional is not limited', async () => {
  const world = await createWorld()
  const token = await world.register('pro@example.com', { role: 'professional' })
  const { body } = await world.ask('GET', '/api/usage', { token })
  expect(body).toMatchObject({ monthly_limit: -1, total_available: -1 })
  expect(body.modes_allowed).toEqual(['explorer', 'student', 'professional'])
  for (let count = 0; count < 7; count++) {
    const asked = await world.ask('POST', '/api/query-artwork', { token, body: askAgain(count) })
    expect(asked.status).toBe(200)
  }
  expect((await world.ask('GET', '/api/usage', { token })).body).toMatchObject({
    month_count: 7,
    total_available: -1,
  })
})

test('two hundred questions at once give exactly five answers', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, count) =>
      world.ask('POST', '/api/query-artwork', { token, body: askAgain(count) }),
    ),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([count(200), count(402)]).toEqual([5, 195])
  expect((await world.ask('GET', '/api/usage', { token })).body).toMatchObject({
    month_count: 5,
    total_available: 0,
  })
  const refused = answers.find((answer) => answer.status === 402)
  expect(refused?.body.detail).toBe(
    'You have used all 5 analyses of this month. They are back on 1 December 2026 at 00:00 UTC.',
  )
})

test('the allowance is whole again on the first of the month', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  for (let count = 0; count < 5; count++)
    await world.ask('POST', '/api/query-artwork', { token, body: askAgain(count) })
  expect((await world.ask('POST', '/api/query-artwork', { token, body: askAgain(5) })).status).toBe(
    402,
  )
  world.clock.now = Date.UTC(2026, 11, 1)
  const fresh = await world.register('bob@example.com')
  expect(fresh).toBeTruthy()
  const { body } = await world.ask('POST', '/api/auth/login', {
    body: { email: 'ann@example.com', password: 'Str0ng!passage' },
  })
  expect(
    (await world.ask('POST', '/api/query-artwork', { token: body.access_token, body: askAgain(0) }))
      .status,
  ).toBe(200)
})

test('what a server that died had reserved is given back, what was settled stays', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  await world.ask('POST', '/api/query-artwork', { token, body: ask })
  const user = await world.db.selectFrom('users').select(['id', 'role']).executeTakeFirstOrThrow()
  const usage = usageOf(world)
  await usage.reserve(user, 'analysis', 'explorer')
  expect(await usage.analysisUsage(user)).toMatchObject({ month_count: 2 })
  await world.tidy()
  expect(await usage.analysisUsage(user)).toMatchObject({ month_count: 2 })
  world.clock.now += 11 * 60_000
  await world.tidy()
  expect(await usage.analysisUsage(user)).toMatchObject({ month_count: 1 })
})

test('what was spent in a month that is over comes back in the running one', async () => {
  const world = await createWorld()
  await world.register('ann@example.com')
  const user = await world.db.selectFrom('users').select(['id', 'role']).executeTakeFirstOrThrow()
  const usage = usageOf(world)
  const spend = async () => {
    const id = await usage.reserve(user, 'analysis', 'explorer')
    await world.db.transaction().execute((tx) => usage.settleWithin(tx, id))
    return id
  }
  const spent = await spend()
  world.clock.now = Date.UTC(2026, 11, 1)
  const refund = () => world.db.transaction().execute((tx) => usage.refundWithin(tx, spent))
  expect([await refund(), await refund()]).toEqual([true, false])
  expect(await usage.analysisUsage(user)).toMatchObject({ month_count: 0, total_available: 6 })
  for (let count = 0; count < 6; count++) await spend()
  expect(await usage.analysisUsage(user)).toMatchObject({ month_count: 5, total_available: 0 })
  await expect(spend()).rejects.toMatchObject({ code: 'analyses_spent' })
})

test('no interleaving of taking, finishing and giving back counts wrongly', async () => {
  const world = await createWorld()
  await world.register('ann@example.com')
  const user = await world.db.selectFrom('users').select(['id', 'role']).executeTakeFirstOrThrow()
  const step = fc.oneof(
    fc.constant('reserve' as const),
    fc.record({ settle: fc.nat(9) }),
    fc.record({ giveBack: fc.nat(9) }),
    fc.record({ refund: fc.nat(9) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await world.db.deleteFrom('spends').execute()
      await world.db.deleteFrom('month_usage').execute()
      const usage = usageOf(world)
      const spends: { id: string; state: 'reserved' | 'settled' | 'given_back' }[] = []
      let refunded = 0
      const taken = () => spends.filter((spend) => spend.state !== 'given_back').length
      for (const action of steps) {
        if (action === 'reserve') {
          const id = await usage.reserve(user, 'analysis', 'explorer').catch(() => null)
          expect(id !== null).toBe(taken() < 5)
          if (id) spends.push({ id, state: 'reserved' })
          continue
        }
        const spend = spends[Object.values(action)[0] ?? 0]
        if (!spend) continue
        if ('settle' in action) {
          const settled = await world.db
            .transaction()
            .execute((tx) => usage.settleWithin(tx, spend.id))
          expect(settled).toBe(spend.state === 'reserved')
          if (settled) spend.state = 'settled'
        } else {
          const from = 'giveBack' in action ? 'reserved' : 'settled'
          const inOne = world.db.transaction()
          const given = await ('giveBack' in action
            ? usage.giveBack(spend.id)
            : inOne.execute((tx) => usage.refundWithin(tx, spend.id)))
          const isOver = from === 'settled' && refunded === GIVEN_BACK_A_MONTH
          expect(given).toBe(spend.state === from && !isOver)
          if (given && from === 'settled') refunded++
          if (given) spend.state = 'given_back'
        }
      }
      expect((await usage.analysisUsage(user)).month_count).toBe(taken())
    }),
    { numRuns: 40 },
  )
})

test('months and resets are those of UTC', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
      const reset = resetOf(now)
      expect(reset.getTime()).toBeGreaterThan(now)
      expect(monthOf(reset.getTime() - 1)).toBe(monthOf(now))
      expect(monthOf(reset.getTime())).not.toBe(monthOf(now))
    }),
  )
  expect(monthOf(Date.UTC(2026, 11, 31, 23, 59, 59))).toBe('2026-12')
  expect(resetOf(Date.UTC(2026, 11, 31)).toISOString()).toBe('2027-01-01T00:00:00.000Z')
})

test('each plan has its own limits', () => {
  expect(monthlyLimit('free', 'analysis')).toBe(5)
  expect(monthlyLimit('student', 'analysis')).toBe(100)
  expect(monthlyLimit('professional', 'analysis')).toBe(UNLIMITED)
  expect(monthlyLimit('free', 'description')).toBe(15)
  expect(monthlyLimit('student', 'description')).toBe(UNLIMITED)
  expect(refusalOf('free', 0, 'description', null).message).toContain('15 descriptions')
})
