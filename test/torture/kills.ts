// Whether what a server acknowledged is there after it was killed. Readers ask and newcomers register
// without a pause; again and again the server is killed with SIGKILL and started anew. Afterwards
// every answer opens and counts once, and every newcomer has a mail with a code that works. Run:
// node test/torture/kills.ts [rounds]
import { setTimeout as pause } from 'node:timers/promises'
import { onEachDatabase, type TriedDatabase } from './tried-database.ts'
import {
  call,
  end,
  found,
  PASSWORD,
  register,
  type Server,
  startServer,
  verify,
  withFolder,
} from './tried-server.ts'

const ROUNDS = Number(process.argv[2] ?? 30)
const READERS = 4
const TITLES = ['Mona Lisa', 'Guernica', 'Las Meninas', 'The Starry Night']
/** A server works for between so long before it is killed. */
const LIFE_MS = { least: 700, most: 2500 }
/** More would meet the limits of one reader and one network. */
const PAUSE_MS = { reader: 100, newcomer: 300 }
/** Newcomers whose codes are tried: a network may not try more in an hour. */
const TRIED_CODES = 50

interface Acknowledged {
  /** By reader: the analyses that were answered to the end. */
  answers: Map<string, string[]>
  newcomers: string[]
}

/** Asks and registers without a pause, until the server is gone. */
async function work(server: Server, round: number, kept: Acknowledged): Promise<void> {
  const untilItEnds = async (once: (turn: number) => Promise<void>) => {
    for (let turn = 0; ; turn++) {
      try {
        await once(turn)
      } catch (error) {
        // Only a connection that broke ends a life: a refusal is a fault.
        if (error instanceof TypeError) return
        throw error
      }
    }
  }
  const readers = [...kept.answers].map(([token, ids], reader) =>
    untilItEnds(async (turn) => {
      const asked = {
        name: TITLES[turn % TITLES.length],
        mode: 'explorer',
        language: 'en',
        question: `What is number ${round}-${reader}-${turn}?`,
      }
      const { id } = await call(server.address, 'POST', '/api/query-artwork', token, asked)
      ids.push(id)
      await pause(PAUSE_MS.reader)
    }),
  )
  const newcomers = untilItEnds(async (turn) => {
    const email = `newcomer-${round}-${turn}@example.com`
    const credentials = { email, password: PASSWORD, preferred_language: 'en' }
    await call(server.address, 'POST', '/api/auth/register', null, credentials)
    kept.newcomers.push(email)
    await pause(PAUSE_MS.newcomer)
  })
  await Promise.all([...readers, newcomers])
}

async function killed({ name, url, open }: TriedDatabase): Promise<void> {
  await withFolder(async (dataDir) => {
    const start = () => startServer(dataDir, { DATABASE_URL: url })
    let server = await start()
    const kept: Acknowledged = { answers: new Map(), newcomers: [] }
    for (let reader = 0; reader < READERS; reader++)
      kept.answers.set(await register(server, `reader-${reader}@example.com`), [])
    const db = open(dataDir)
    await db.updateTable('users').set({ role: 'professional' }).execute()

    for (let round = 0; round < ROUNDS; round++) {
      const working = work(server, round, kept)
      await pause(LIFE_MS.least + Math.random() * (LIFE_MS.most - LIFE_MS.least))
      await end(server, 'SIGKILL')
      await working
      server = await start()
    }

    const ids = [...kept.answers.values()].flat()
    const lost: string[] = []
    for (const [token, own] of kept.answers)
      for (const id of own)
        await call(server.address, 'GET', `/api/my-analyses/${id}`, token).catch(() =>
          lost.push(id),
        )
    found(
      ids.length > 0 && lost.length === 0,
      `${name}: ${ROUNDS} kills, ${ids.length} answers acknowledged, ${lost.length} lost`,
    )

    const settled = await db
      .selectFrom('spends')
      .select((of) => of.fn.countAll().as('n'))
      .where('state', '=', 'settled')
      .executeTakeFirstOrThrow()
    const stored = await db
      .selectFrom('analyses')
      .select((of) => of.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    found(
      Number(settled.n) === Number(stored.n),
      `${name}: ${stored.n} answers stored, ${settled.n} counted`,
    )

    const tried = kept.newcomers.slice(-TRIED_CODES)
    const without: string[] = []
    for (const email of tried)
      await verify(server, email).catch(({ message }: Error) => {
        console.log(`${email}: ${message}`)
        without.push(email)
      })
    found(
      tried.length > 0 && without.length === 0,
      `${name}: ${kept.newcomers.length} newcomers acknowledged, of ${tried.length} tried ${without.length} without a code that works`,
    )
    await end(server, 'SIGTERM')
    await db.destroy()
  })
}

await onEachDatabase(killed)
