// The figures of the product, each against a reference in the same run. Writes bench/RESULTS.md.
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median, professional, type Running, run } from './server.ts'

const ROUNDS = 5
const root = join(import.meta.dirname, '..')
const home = join(root, 'dist/client/index.html')
const rows: [what: string, figure: string, target: string][] = []

/** CPU milliseconds per thousand requests. */
async function cpuPerThousand(
  server: Running,
  path: string,
  amount: number,
  token?: string,
): Promise<number> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const options = { url: `${server.address}${path}`, connections: 10, headers }
  const before = await server.cpuMs()
  const result = await autocannon({ ...options, amount })
  if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} were refused`)
  return ((await server.cpuMs()) - before) / (amount / 1000)
}

/** The ratio of two servers' CPU per request, measured in turns. */
async function ratio(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<number> {
  await ours()
  await theirs()
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) ratios.push((await ours()) / (await theirs()))
  return median(ratios)
}

async function timeAnswer(
  address: string,
  token: string,
  name: string,
): Promise<{ first: number; whole: number }> {
  const start = performance.now()
  const response = await fetch(`${address}/api/query-artwork`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name, mode: 'professional', language: 'fr' }),
  })
  let first = 0
  for await (const chunk of response.body ?? []) {
    if (first === 0 && Buffer.from(chunk).includes('event: statement')) first = performance.now() - start
  }
  return { first, whole: performance.now() - start }
}

// What Node compiles is kept when a server ends: only the first start after a change goes without.
await (await run('src/server/main.js')).stop()
const server = await run('src/server/main.js')
await new Promise((resolve) => setTimeout(resolve, 2000))
rows.push(['Idle memory', `${(await server.memoryMb()).toFixed(0)} MiB`, '≤ 150 MiB'])
const token = await professional(server)

const barePage = await run('bench/bare.ts', ['page', home])
const bareHello = await run('bench/bare.ts', ['hello'])
const landing = await ratio(
  () => cpuPerThousand(server, '/', 5000),
  () => cpuPerThousand(barePage, '/', 5000),
)
rows.push([
  'Landing page, CPU a request against bare Fastify with the same bytes',
  `${landing.toFixed(2)}×`,
  '≤ 1.5×',
])
const usage = await ratio(
  () => cpuPerThousand(server, '/api/usage', 3000, token),
  () => cpuPerThousand(bareHello, '/', 3000),
)
rows.push([
  'GET /api/usage with a token, SQLite, CPU a request against bare Fastify',
  `${usage.toFixed(2)}×`,
  '≤ 8×',
])
await barePage.stop()
await bareHello.stop()

const times: { first: number; whole: number }[] = []
const names = ['The Starry Night', 'Las Meninas', 'Le Baiser', '吶喊', 'The Night Watch']
for (let round = 0; round < 40; round++)
  times.push(await timeAnswer(server.address, token, names[round % 5] ?? ''))
const p50 = (key: 'first' | 'whole') => `${median(times.map((time) => time[key])).toFixed(1)} ms`
rows.push(['Whole built-in answer, professional, p50', p50('whole'), '≤ 50 ms'])
rows.push(['First statement, p50', p50('first'), '≤ 25 ms'])

const { dataDir } = server
const starts: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const start = performance.now()
  const again = await run('src/server/main.js', [], dataDir)
  await timeAnswer(again.address, token, 'Mona Lisa')
  starts.push(performance.now() - start)
  await again.stop()
}
rows.push(['Warm start to the first whole answer, p50', `${(median(starts) / 1000).toFixed(2)} s`, '≤ 1.0 s'])
await server.stop()

const scripts = new Set(readFileSync(home, 'utf8').match(/\/assets\/[^" ]+\.js/gu))
const bytes = [...scripts].reduce(
  (sum, script) => sum + statSync(join(root, 'dist/client', `${script}.gz`)).size,
  0,
)
rows.push([
  'JavaScript on the first load of /, gzip',
  `${(bytes / 1024).toFixed(1)} KiB in ${scripts.size} files`,
  '≤ 90 KiB',
])

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim()
const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}`
const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
const results = join(import.meta.dirname, 'RESULTS.md')
// Sections that other benchmarks wrote stand under headings of their own, and are kept.
const [, ...others] = readFileSync(results, 'utf8').split(/^(?=## )/mu)
const report = `# Benchmarks

\`npm run bench\` wrote this, at ${commit}, on ${machine}. CPU is that of the server process; ratios are medians of
${ROUNDS} rounds, each measured in turns with its reference. Times of one machine are no promise for another.

| What | Figure | Target |
|---|---|---|
${table}

${others.join('')}`
writeFileSync(results, report)
console.log(report)
