// Whether the time of an answer, or of the next answers, tells who has an account. Starts the real
// server on SQLite, asks for codes and links in turn for addresses with and without an account, and
// prints how well the times tell them apart: AUC 0.5 is not at all, 1 is always. Run: node
// test/torture/account-timing.ts [asked]
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { newId } from '#server/secrets.ts'

const ASKED = Number(process.argv[2] ?? 200)
const MOST_AUC = 0.6
/** After an answer the next requests are timed for so long: by then its mail is sent. */
const NEXT_MS = 600
const PASSWORD = 'Str0ng!passage'

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

async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'artsking-timing-'))
  await fill(dataDir)
  const child = spawn(process.execPath, ['src/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'on',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve) => {
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/u.exec(said)
      if (found) resolve(found[0])
    })
  })
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const { address, stop } = await startServer()
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

const tellsApart: string[] = []
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
    console.log(`${name} ${figure}: AUC ${value.toFixed(2)}`)
    if (value > MOST_AUC) tellsApart.push(`${name} ${figure}`)
  }
}
await stop()
if (tellsApart.length > 0) {
  console.error(`tell apart who has an account: ${tellsApart.join(', ')}`)
  process.exit(1)
}
