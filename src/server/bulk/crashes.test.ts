import { expect, test } from 'vitest'
import { createWorld, type World } from '#test/world.ts'

const ROWS = 40
const rows = Array.from({ length: ROWS }, (_, at) => ({
  title: ['Mona Lisa', 'Guernica', 'Las Meninas', 'Zxqv Wvutsr'][at % 4],
  question: `What is number ${at}?`,
}))
const ANSWERED = 30

async function begin(world: World, states: object = { state: 'running' }) {
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { body } = await world.ask('POST', '/api/bulk', { token, body: { rows } })
  const list = `/api/bulk/${body.id}`
  expect(body).toMatchObject({ will_count: ANSWERED, states: { unknown: ROWS - ANSWERED } })
  expect((await world.ask('PUT', list, { token, body: states })).status).toBe(200)
  return { token, list }
}

/**
 * What is kept of the list: each row answered once, each answer once in the history and once in the
 * count.
 */
async function expectOnce(world: World, { token, list }: Awaited<ReturnType<typeof begin>>) {
  const { body } = await world.ask('GET', list, { token })
  expect(body).toMatchObject({ state: 'done', counted: ANSWERED, states: { answered: ANSWERED } })
  const kept = await world.db.selectFrom('analyses').select(['id', 'user_question']).execute()
  expect(kept).toHaveLength(ANSWERED)
  expect(new Set(kept.map((one) => one.user_question)).size).toBe(ANSWERED)
  const answers = await world.db
    .selectFrom('bulk_rows')
    .select('answer_id')
    .where('state', '=', 'answered')
    .execute()
  expect(answers.map((row) => row.answer_id).sort()).toEqual(kept.map((one) => one.id).sort())
  const spent = await world.db
    .selectFrom('spends')
    .select('state')
    .where('state', '!=', 'given_back')
    .execute()
  expect(spent).toEqual(Array(ANSWERED).fill({ state: 'settled' }))
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(ANSWERED)
  await world.settled()
}

test('two servers that take each other for dead all the time answer and count every row once', async () => {
  const world = await createWorld()
  const other = await createWorld({ beside: world, clock: world.clock })
  const begun = await begin(world)
  const expiring = setInterval(
    () => void world.db.updateTable('bulk_jobs').set({ held_until: 0 }).execute(),
    2,
  )
  for (let round = 0; round < 5; round++)
    await Promise.all([world, other, world, other].map((server) => server.workOnLists()))
  clearInterval(expiring)
  await Promise.all([world.workOnLists(), other.workOnLists()])
  await expectOnce(world, begun)
  const mails = [...world.mails, ...other.mails].filter(({ subject }) => subject.includes('List'))
  expect(mails).toHaveLength(1)
})

test('servers that die after an answer was kept, before it was noted, or with a query taken leave no trace', async () => {
  const world = await createWorld()
  const other = await createWorld({ beside: world, clock: world.clock })
  const begun = await begin(world)
  await world.workOnLists()
  const { id: userId } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  // The first died, held the list, and had noted nothing of the last ten rows; for one more it had
  // taken a query.
  await world.db
    .updateTable('bulk_rows')
    .set({ state: 'known', counts: 1 })
    .where('row', '>', 30)
    .where('state', '=', 'answered')
    .execute()
  await world.db
    .updateTable('bulk_jobs')
    .set({ state: 'running', holder: 'dead', held_until: world.clock.now + 30_000 })
    .execute()
  const taken = {
    id: 'taken',
    user_id: userId,
    kind: 'analysis',
    month: '2026-11',
    pack_id: null,
  } as const
  await world.db
    .insertInto('spends')
    .values({ ...taken, state: 'reserved', reserved_at: world.clock.now })
    .execute()
  await world.db
    .updateTable('month_usage')
    .set((set) => ({ analyses: set('analyses', '+', 1) }))
    .execute()

  await other.workOnLists()
  expect((await world.ask('GET', begun.list, begun)).body.state).toBe('running')
  world.clock.now += 31_000
  await other.workOnLists()
  world.clock.now += 10 * 60_000
  await other.tidy()
  await expectOnce(world, begun)
})
