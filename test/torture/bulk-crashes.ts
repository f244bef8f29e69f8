// Whether a list of 500 rows is answered and counted once while its servers are killed. Starts real
// servers, one on SQLite, then two on PostgreSQL where TEST_DATABASE_URL names one; sends the list,
// kills a server three times with SIGKILL in the middle and starts it again, and counts what is
// kept. Run: node test/torture/bulk-crashes.ts [rows]
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/tables.ts'
import { call, end, folder, register, startServer } from './killed-server.ts'

const ROWS = Number(process.argv[2] ?? 500)
const KILLS = 3
const TITLES = ['Mona Lisa', 'Guernica', 'Las Meninas', 'The Starry Night']

async function tortured(
  name: string,
  dataDirs: string[],
  databaseUrl: string,
  open: () => Database,
) {
  const servers = await Promise.all(dataDirs.map((dataDir) => startServer(dataDir, databaseUrl)))
  const address = () => servers[0]?.address ?? ''
  const token = await register(address())
  const db = open()
  await db.updateTable('users').set({ role: 'professional' }).execute()
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    title: TITLES[at % TITLES.length],
    question: `What is number ${at}?`,
  }))
  const checking = performance.now()
  const { id } = await call(address(), 'POST', '/api/bulk', token, { rows })
  console.log(`${name}: ${ROWS} rows checked in ${Math.round(performance.now() - checking)} ms`)
  await call(address(), 'PUT', `/api/bulk/${id}`, token, { state: 'running' })
  const answered = async () => {
    const { states, state } = await call(address(), 'GET', `/api/bulk/${id}`, token)
    return { answered: states.answered as number, state: state as string }
  }
  const begun = performance.now()
  for (let kill = 1; kill <= KILLS; kill++) {
    while ((await answered()).answered < (ROWS * kill) / (KILLS + 1)) await pause(20)
    // With two servers the one that is killed is not always the one that answers.
    for (const [at, dataDir] of dataDirs.entries()) {
      const server = servers[at]
      if (!server) continue
      await end(server, 'SIGKILL')
      servers[at] = await startServer(dataDir, databaseUrl)
    }
    console.log(`${name}: kill ${kill} at ${(await answered()).answered} rows`)
  }
  while ((await answered()).state !== 'done') await pause(500)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const count = async (table: 'analyses' | 'history') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((of) => of.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const settled = await db.selectFrom('spends').select('state').execute()
  const states = Object.fromEntries(
    [...Map.groupBy(settled, (spend) => spend.state)].map(([state, all]) => [state, all.length]),
  )
  const { analyses } = await db
    .selectFrom('month_usage')
    .select('analyses')
    .executeTakeFirstOrThrow()
  const distinct = await db.selectFrom('analyses').select('user_question').distinct().execute()
  console.log(
    `${name}: done after ${seconds} s; analyses ${await count('analyses')}, in the history ${await count('history')}, of different rows ${distinct.length}, spends ${JSON.stringify(states)}, counted in the month ${analyses} (reserved ones of dead servers come back within 10 minutes)`,
  )
  await Promise.all(servers.map((server) => end(server, 'SIGTERM')))
  await db.destroy()
  const isOnce = distinct.length === ROWS && states.settled === ROWS
  if (!isOnce) process.exitCode = 1
}

const folders = [await folder(), await folder(), await folder()]
const [alone = '', one = '', two = ''] = folders
await tortured('SQLite, one server', [alone], '', () => openSqlite(join(alone, 'artsking.db')))
const url = process.env.TEST_DATABASE_URL
if (url) {
  const schema = `bulk_${randomBytes(6).toString('hex')}`
  const admin = openPostgres(url)
  await sql`create schema ${sql.id(schema)}`.execute(admin.db)
  const inSchema = new URL(url)
  inSchema.searchParams.set('options', `-c search_path=${schema}`)
  await tortured(
    'PostgreSQL, two servers',
    [one, two],
    inSchema.href,
    () => openPostgres(url, { schema }).db,
  )
  await sql`drop schema ${sql.id(schema)} cascade`.execute(admin.db)
  await admin.db.destroy()
}
await Promise.all(folders.map((each) => rm(each, { recursive: true })))
