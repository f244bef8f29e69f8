// Whether readers whom an overloaded server takes are answered in time. Starts a real server on
// SQLite, finds out how many answers a second it gives at most, then asks one, two and three times
// as often, whether or not answers come. Run: node test/torture/overload.ts [seconds]
import { setTimeout as pause } from 'node:timers/promises'
import { professional, run } from '../../bench/server.ts'
import { found } from './tried-server.ts'

const SECONDS = Number(process.argv[2] ?? 15)
const USERS = 12
/** The goal is 500; so many were measured on a machine that other programs used too. */
const MOST_P99_MS = 2000
const TITLES = [
  'Mona Lisa',
  'Guernica',
  'Las Meninas',
  'The Starry Night',
  'The Great Wave',
  'The Kiss',
]
const LANGUAGES = ['en', 'fr', 'es', 'zh-TW']
const MODES = ['explorer', 'student', 'professional']

const server = await run('src/server/main.js')
// A server that has just started is late.
await pause(3000)
const tokens: string[] = []
for (let at = 0; at < USERS; at++)
  tokens.push(await professional(server, `reader-${at}@example.com`))
let asked = 0

/** Asks for an answer that nobody got before. */
async function ask(): Promise<{ status: number; ms: number }> {
  const nth = asked++
  const body = {
    name: TITLES[nth % TITLES.length],
    mode: MODES[nth % MODES.length],
    language: LANGUAGES[nth % LANGUAGES.length],
    question: `What is number ${nth}?`,
  }
  const began = performance.now()
  try {
    const response = await fetch(`${server.address}/api/query-artwork`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${tokens[nth % USERS]}`,
      },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - began }
  } catch {
    return { status: 0, ms: performance.now() - began }
  }
}

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

/** How many answers a second the server gives to so many who ask without a pause. */
async function most(readers: number): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) if ((await ask()).status === 200) answered++
    }),
  )
  return answered / SECONDS
}

async function underLoad(rate: number, times: number): Promise<void> {
  const waiting: Promise<{ status: number; ms: number }>[] = []
  const began = performance.now()
  while (performance.now() - began < SECONDS * 1000) {
    const due = ((performance.now() - began) / 1000) * rate * times
    while (waiting.length < due) waiting.push(ask())
    await pause(5)
  }
  const all = await Promise.all(waiting)
  const taken = all
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const refused = all
    .filter(({ status }) => status === 503)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const others = all.length - taken.length - refused.length
  const p99 = at(taken, 0.99)
  found(
    others === 0 && p99 <= MOST_P99_MS,
    `${times}×: ${all.length} asked; ${taken.length} answered, p50 ${at(taken, 0.5)} ms, p99 ${p99} ms; ${refused.length} refused with 503, p99 ${at(refused, 0.99)} ms; ${others} otherwise`,
  )
}

await most(4)
const rate = await most(8)
console.log(`At most ${Math.round(rate)} answers a second`)
for (const times of [1, 2, 3]) await underLoad(rate, times)
await server.stop()
