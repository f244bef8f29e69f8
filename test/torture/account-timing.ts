// Whether the time of an answer, or of the next answers, tells who has an account. Starts the real
// server on SQLite, asks for codes and links in turn for addresses with and without an account, and
// prints how well the times tell them apart: AUC 0.5 is not at all, 1 is always. Run: node
// test/torture/account-timing.ts [asked]
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { newId } from '#server/secrets.ts'
import { end, found, PASSWORD, startServer, withFolder } from './tried-server.ts'

const ASKED = Number(process.argv[2] ?? 200)
/** As much as the goal allows, or as chance explains in so few (three standard errors). */
const MOST_AUC = 0.5 + Math.max(0.1, 3 * Math.sqrt((ASKED + 1) / (3 * ASKED ** 2)))
/** After an answer the next requests are timed for so long: by then its mail is sent. */
const NEXT_MS = 600

/**
 * The chance that one of `ones` is greater than one of `others`, folded so that the direction does
 * not count.
 */
function auc(ones: readonly number[], others: readonly number[]): number {
  let greater = 0
  for (const one of ones)
    for (const other of others) greater += one > other ? 1 : one === other ? 0.5 : 0
  const share = greater / (ones.length * others.length)
  return Math.max(share, 1 - share)
}

function addressOf(call: string, count: number, kind: 'known' | 'unknown'): string {
  return `${kind === 'known' ? 'ann' : 'bob'}-${call}-${count}@example.com`
}

/** Accounts for half of the addresses that are asked for. */
async function fill(dataDir: string): Promise<void> {
  const db = openSqlite(join(dataDir, 'artsking.db'))
  await migrate(db)
  await db.transaction().execute(async (tx) => {
    for (const call of ['register', 'resend', 'forgot'])
      for (let count = 0; count < ASKED; count++) {
        const email = addressOf(call, count, 'known')
        const user = {
          id: newId(),
          email,
          password_hash: '-',
          role: 'free' as const,
          created_at: 0,
        }
        await tx
          .insertInto('users')
          .values({ ...user, role_until: null, preferred_language: 'en' })
          .execute()
      }
  })
  await db.destroy()
}

let address = ''
let visitor = 0

/** Asks from a new address each time. @returns the milliseconds until the answer was read. */
async function ask(path: string, body?: object): Promise<number> {
  visitor++
  const begun = performance.now()
  const answer = await fetch(address + path, {
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - begun
}

/**
 * The worst and the mean time of requests that follow one another, while the mail of the one before
 * is written.
 */
async function nextTimes(): Promise<{ worst: number; mean: number }> {
  const times: number[] = []
  const begun = performance.now()
  while (performance.now() - begun < NEXT_MS) times.push(await ask('/api/plans'))
  return { worst: Math.max(...times), mean: times.reduce((a, b) => a + b, 0) / times.length }
}

const CALLS = {
  register: (email: string) => ask('/api/auth/register', { email, password: PASSWORD }),
  resend: (email: string) => ask('/api/auth/resend-verification', { email }),
  forgot: (email: string) => ask('/api/auth/forgot-password', { email }),
}

interface Sample {
  own: number
  next: number
  worst: number
  mean: number
}

await withFolder(async (dataDir) => {
  await fill(dataDir)
  const server = await startServer(dataDir, { TRUST_PROXY: 'on' })
  address = server.address
  const aucs: { what: string; value: number }[] = []
  for (const [name, call] of Object.entries(CALLS)) {
    const samples = { known: [] as Sample[], unknown: [] as Sample[] }
    for (let count = 0; count < ASKED; count++) {
      const kind = Math.random() < 0.5 ? 'known' : 'unknown'
      const own = await call(addressOf(name, count, kind))
      const next = await ask('/api/plans')
      samples[kind].push({ own, next, ...(await nextTimes()) })
    }
    for (const figure of ['own', 'next', 'worst', 'mean'] as const) {
      const value = auc(
        samples.known.map((sample) => sample[figure]),
        samples.unknown.map((sample) => sample[figure]),
      )
      aucs.push({ what: `${name} ${figure}`, value })
    }
  }
  for (const call of Object.keys(CALLS)) {
    const own = aucs.filter(({ what }) => what.startsWith(call))
    found(
      own.every(({ value }) => value <= MOST_AUC),
      `AUC (at most ${MOST_AUC.toFixed(2)}) ${own.map(({ what, value }) => `${what} ${value.toFixed(2)}`).join(', ')}`,
    )
  }
  await end(server, 'SIGTERM')
})
