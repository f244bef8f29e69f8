// How long a page of the history and a search in it take for a user with 100,000 analyses, through
// the whole app. node bench/history.ts answers of the built-in writer: equal texts are kept once a
// user node bench/history.ts --texts=unique no two texts alike, as a model would write them
// BENCH_DATABASE_URL=postgres://… on PostgreSQL too, in a schema of its own
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createDescriber } from '#engine/describe/describer.ts'
import { createEngine } from '#engine/engine.ts'
import { createFollowUps } from '#engine/follow-up.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/tables.ts'
import { createLimits } from '#server/http/limits.ts'
import { createMetrics } from '#server/metrics.ts'
import { digestOf, newToken } from '#server/secrets.ts'
import { fillHistory, textsOf } from './history-fill.ts'
import { costOfKeeping, indexAll, sizeOf } from './history-index.ts'

const ROUNDS = 40
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    texts: { type: 'string', default: 'shared' },
  },
})
const count = Number(options.count)
const writing = {
  catalogue: lazyCatalogue(join(import.meta.dirname, '../dist/catalogue.json')),
  onDropped: () => {},
}
const engine = createEngine(writing)

const QUERIES: Record<string, string> = {
  'first page': '',
  'page in the middle': `?page=${Math.round(count / 20)}`,
  'last page': `?page=${Math.ceil(count / 10)}`,
  'a word in nearly every text': '?search=the',
  'a title': '?search=starry night',
  'a title with accents': '?search=nuit étoilée',
  'one Chinese character': '?search=浪',
  'two Chinese characters': '?search=梵谷',
  'a question that was asked once': '?search=number 4710 ',
  'a word that is nowhere': '?search=xylophone',
  'three words': '?search=gogh cypress moon',
  'more than two Chinese characters': '?search=神奈川沖',
  'a letter': '?search=a',
}

function percentile(sorted: number[], share: number): number {
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
}

async function measure(db: Database, folder: string) {
  const token = newToken()
  const texts = await textsOf(engine)
  await fillHistory(db, {
    token: digestOf(token),
    count,
    texts,
    unique: options.texts === 'unique',
  })
  const { app, tidy, stop } = await createApp({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder }),
    db,
    engine,
    followUps: createFollowUps(writing),
    describer: createDescriber({
      look: () => Promise.reject(new Error('no picture is looked at')),
    }),
    metrics: createMetrics(),
    transport: async () => {},
    limits: createLimits(null),
    clock: Date.now,
    secretKey: 'the key of a benchmark',
    publicUrl: () => 'http://localhost',
    pagesFolder: null,
    logger: false,
  })
  const seconds = await indexAll(db, tidy)
  const index = {
    seconds,
    megabytes: await sizeOf(db, 'history_words'),
    megabytesOfTexts: await sizeOf(db, 'history_answers'),
  }
  const results: Record<string, object> = {}
  const all: Record<'pages' | 'searches', number[]> = { pages: [], searches: [] }
  for (const [name, query] of Object.entries(QUERIES)) {
    const times: number[] = []
    let total = 0
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      const answer = await app.inject({
        url: `/api/my-analyses${encodeURI(query)}`,
        headers: { authorization: `Bearer ${token}` },
      })
      times.push(performance.now() - start)
      total = answer.json().pagination.total_count
    }
    all[query.includes('search') ? 'searches' : 'pages'].push(...times)
    const sorted = times.toSorted((a, b) => a - b)
    results[name] = { found: total, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
  }
  const keeping = await costOfKeeping(db, texts, tidy)
  await stop()
  const p95 = (times: number[]) =>
    percentile(
      times.toSorted((a, b) => a - b),
      0.95,
    )
  return {
    p95: { page: p95(all.pages), search: p95(all.searches) },
    milliseconds: results,
    index,
    keeping,
  }
}

async function onSqlite() {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-bench-'))
  const db = openSqlite(join(folder, 'artsking.db'))
  await migrate(db)
  const result = await measure(db, folder)
  await db.destroy()
  await rm(folder, { recursive: true })
  return result
}

async function onPostgres(url: string) {
  const schema = `bench_${process.pid}`
  const { db } = openPostgres(url, { schema })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await migrate(db)
  const result = await measure(db, tmpdir())
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
  await db.destroy()
  return result
}

const url = process.env.BENCH_DATABASE_URL
console.log(
  JSON.stringify(
    {
      benchmark: 'history',
      analyses: count,
      texts: options.texts,
      targetP95: 60,
      sqlite: await onSqlite(),
      postgres: url ? await onPostgres(url) : null,
    },
    null,
    2,
  ),
)
