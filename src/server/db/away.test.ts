import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openLine } from '#test/line.ts'
import { createWorld } from '#test/world.ts'
import { untilItAnswers } from './until-it-answers.ts'

const url = process.env.TEST_DATABASE_URL ?? ''
const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres' && url)

const ANSWERED_WITHIN_MS = 10_000
const WELL_WITHIN_MS = 5000
const QUERY = { name: 'The Starry Night', mode: 'explorer', language: 'en' }

async function worldBehindLine() {
  const line = await openLine(url)
  onTestFinished(() => line.close())
  const world = await createWorld({ databaseUrl: line.url })
  onTestFinished(() => line.heal())
  const token = await world.register('ann@example.com')
  return { line, world, history: () => world.ask('GET', '/api/my-analyses', { token }), token }
}

onPostgres(
  'connections that end while readers are served cost them a 503, and nobody after them',
  async () => {
    const { line, history } = await worldBehindLine()
    for (let round = 0; round < 5; round++) {
      const readers = Array.from({ length: 6 }, history)
      await pause(round)
      line.cut()
      for (const { status, headers } of await Promise.all(readers)) {
        expect([200, 503]).toContain(status)
        if (status === 503) expect(headers['retry-after']).toBe('5')
      }
      expect((await history()).status).toBe(200)
    }
  },
)

onPostgres(
  'a connection that ends between two statements of a transaction ends the transaction',
  async () => {
    const { line, world, history } = await worldBehindLine()
    const broken = world.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      line.cut()
      await pause(100)
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toMatchObject({
      code: 'temporarily_unavailable',
      retryAfterSeconds: 5,
    })
    expect((await history()).status).toBe(200)
  },
)

onPostgres(
  'on a silent network requests get 503 in time, /readyz tells, and all is well after it',
  async () => {
    const { line, world, history, token } = await worldBehindLine()
    line.fallSilent()
    const asked = [
      history(),
      world.ask('POST', '/api/query-artwork', { token, body: QUERY }),
      world.ask('GET', '/readyz'),
      ...Array.from({ length: 20 }, history),
    ]
    const late = pause(ANSWERED_WITHIN_MS, null)
    const answers = await Promise.race([Promise.all(asked), late])
    expect(answers?.map(({ status }) => status)).toEqual(asked.map(() => 503))
    expect(answers?.[0]?.headers['retry-after']).toBe('5')

    await line.heal()
    const again = Promise.all([history(), world.ask('GET', '/readyz')])
    const well = await Promise.race([again, pause(WELL_WITHIN_MS, null)])
    expect(well?.map(({ status }) => status)).toEqual([200, 200])
  },
)

onPostgres(
  'a statement that takes its time is waited for while PostgreSQL answers others',
  async () => {
    const { world } = await worldBehindLine()
    const slow = sql<{ done: number }>`select 1 as done from pg_sleep(6)`.execute(world.db)
    expect((await slow).rows).toEqual([{ done: 1 }])
  },
)

onPostgres('a server that is started before its database says so once, and waits', async () => {
  const line = await openLine(url)
  onTestFinished(() => line.close())
  line.close()
  const told: string[] = []
  const waiting = untilItAnswers(line.url, (reason) => void told.push(reason))
  await pause(1500)
  expect(told).toEqual([expect.stringContaining('ECONNREFUSED')])
  await line.heal()
  await waiting
  expect(told).toHaveLength(1)
})

onPostgres('a server whose database does not exist is told at once', async () => {
  const elsewhere = new URL(url)
  elsewhere.pathname = '/no_such_database_of_ours'
  await expect(untilItAnswers(elsewhere.href, () => {})).rejects.toThrow('DATABASE_URL: database')
})
