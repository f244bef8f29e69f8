// The figures of the product, each beside its goal, and those of servers beside a reference in the
// same run. Writes bench/RESULTS.md, and ends with 1 where one is worse than it was. Some ten
// minutes. On PostgreSQL, too, where TEST_DATABASE_URL names one.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Figure, isMissed, rowOf } from './figure.ts'
import { answers } from './parts/answers.ts'
import { exports } from './parts/exports.ts'
import { growth } from './parts/growth.ts'
import { reads, readsOnPostgres } from './parts/reads.ts'
import { firstLoad, starting } from './parts/starting.ts'
import { professional, run } from './server.ts'

/** Who ask at once. A single one may not ask as often. */
const READERS = 25
const postgres = process.env.TEST_DATABASE_URL
const busy = loadavg()[0] ?? 0
const figures: Figure[] = [firstLoad()]

function add(more: readonly Figure[]): void {
  for (const figure of more) console.log(rowOf(figure))
  figures.push(...more)
}

// What Node compiles is kept when a server ends: only the first start after a change goes without.
await (await run('src/server/main.js')).stop()
const dataDir = await mkdtemp(join(tmpdir(), 'artsking-bench-'))
const kept = await run('src/server/main.js', [], dataDir)
const tokens: string[] = []
for (let reader = 0; reader < READERS; reader++)
  tokens.push(await professional(kept, `reader-${reader}@example.com`))
const [token = ''] = tokens
add(await reads(kept, token))
add(await answers(kept, tokens))
add(await exports(kept, token))
await kept.stop()
add(await starting(dataDir, token))
await rm(dataDir, { recursive: true })
add(await growth())
if (postgres) add(await readsOnPostgres(postgres))

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
}).trim()
const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
const file = join(import.meta.dirname, 'RESULTS.md')
// Sections that other benchmarks wrote stand under headings of their own, and are kept.
const [, ...others] = readFileSync(file, 'utf8').split(/^(?=## )/mu)
writeFileSync(
  file,
  `# Benchmarks

\`npm run bench\` wrote this, at ${commit}, on ${machine}, with a load of ${busy.toFixed(1)} before it began. CPU is that of the
server process. Each figure is the median of three runs, and unstable where they differ by more than a fifth. Times of one machine are
no promise for another.

| What | Figure | Goal | |
|---|---|---|---|
${figures.map(rowOf).join('\n')}

${others.join('')}`,
)
process.exitCode = figures.some(isMissed) ? 1 : 0
