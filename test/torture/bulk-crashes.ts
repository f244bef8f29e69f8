// Whether a list of 500 rows is answered and counted once while its servers are killed. Starts real
// servers, one on SQLite, then two on PostgreSQL where TEST_DATABASE_URL names one; sends the list,
// kills a server three times with SIGKILL in the middle and starts it again, and counts what is
// kept. Run: node test/torture/bulk-crashes.ts [rows]
import { setTimeout as pause } from 'node:timers/promises'
import { onEachDatabase, type TriedDatabase } from './tried-database.ts'
import { call, end, found, register, type Server, startServer, withFolder } from './tried-server.ts'

const ROWS = Number(process.argv[2] ?? 500)
const KILLS = 3
const TITLES = ['Mona Lisa', 'Guernica', 'Las Meninas', 'The Starry Night']
/** A list is checked in so much time. */
const CHECKED_WITHIN_MS = 2000

async function crashed(
  { name, url, open }: TriedDatabase,
  first: Server,
  others: readonly Server[],
): Promise<void> {
  const servers = [first, ...others]
  const token = await register(first)
  const db = open(first.dataDir)
  await db.updateTable('users').set({ role: 'professional' }).execute()
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    title: TITLES[at % TITLES.length],
    question: `What is number ${at}?`,
  }))
  const address = () => (servers[0] ?? first).address
  const checking = performance.now()
  const { id } = await call(address(), 'POST', '/api/bulk', token, { rows })
  const checked = Math.round(performance.now() - checking)
  found(checked <= CHECKED_WITHIN_MS, `${name}: ${ROWS} rows checked in ${checked} ms`)
  await call(address(), 'PUT', `/api/bulk/${id}`, token, { state: 'running' })
  const list = () => call(address(), 'GET', `/api/bulk/${id}`, token)

  const begun = performance.now()
  for (let kill = 1; kill <= KILLS; kill++) {
    while ((await list()).states.answered < (ROWS * kill) / (KILLS + 1)) await pause(20)
    // With two servers the one that is killed is not always the one that answers.
    for (const [at, server] of servers.entries()) {
      await end(server, 'SIGKILL')
      servers[at] = await startServer(server.dataDir, { DATABASE_URL: url })
    }
    console.log(`${name}: kill ${kill} at ${(await list()).states.answered} rows`)
  }
  while ((await list()).state !== 'done') await pause(500)
  const seconds = Math.round((performance.now() - begun) / 1000)

  const analyses = await db.selectFrom('analyses').select('user_question').execute()
  const asked = new Set(analyses.map((one) => one.user_question)).size
  const history = await db.selectFrom('history').select('analysis_id').execute()
  const spends = await db.selectFrom('spends').select('state').execute()
  // What a dead server had reserved comes back within ten minutes.
  const settled = spends.filter(({ state }) => state === 'settled').length
  found(
    [asked, analyses.length, history.length, settled].every((count) => count === ROWS),
    `${name}, ${servers.length} servers: done after ${seconds} s and ${KILLS} kills; of ${ROWS} rows ${asked} answered, ${analyses.length} stored, ${history.length} in the history, ${settled} counted`,
  )
  await Promise.all(servers.map((server) => end(server, 'SIGTERM')))
  await db.destroy()
}

await onEachDatabase((database) =>
  withFolder((one) =>
    withFolder(async (two) => {
      const { url, name } = database
      const start = (dataDir: string) => startServer(dataDir, { DATABASE_URL: url })
      // SQLite takes one server.
      const others = name === 'SQLite' ? [] : [await start(two)]
      await crashed(database, await start(one), others)
    }),
  ),
)
