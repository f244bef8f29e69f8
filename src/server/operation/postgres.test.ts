import { randomBytes } from 'node:crypto'
import { appendFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Database } from '#server/db/tables.ts'
import { multipart } from '#test/multipart.ts'
import { operate } from '#test/operator.ts'
import { allRows } from '#test/rows.ts'
import { createWorld, type World } from '#test/world.ts'

const url = process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
// PGlite takes no connections from other processes.
const onPostgres = test.skipIf(!url)

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'artsking-operation-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** Dropping a database waits until the disk has all others. */
const DROP_MS = 60_000

/** A PostgreSQL database of the test's own. */
async function ownDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const { db } = openPostgres(url ?? '')
  await sql`create database ${sql.id(name)}`.execute(db)
  onTestFinished(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db)
    await db.destroy()
  }, DROP_MS)
  return Object.assign(new URL(url ?? ''), { pathname: `/${name}` }).href
}

async function inPostgres<T>(address: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = openPostgres(address)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function inSqlite<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openSqlite(join(dataDir, 'artsking.db'))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Two users with answers, a question, a kept picture, a description, a key and a query pack. */
async function live(world: World): Promise<string> {
  const token = await world.register('ann@example.com', { role: 'professional' })
  await world.register('bob@example.com', { language: 'zh-TW' })
  const ask = async (path: string, options: object) => {
    world.clock.now += 1000
    const answer = await world.ask('POST', path, { token, ...options })
    expect(answer.status, path).toBeLessThan(400)
    return answer
  }
  const photo = sharp({
    create: { width: 800, height: 500, channels: 3, background: '#204060' },
  }).jpeg()
  const { body } = await ask('/api/query-artwork', {
    body: { name: '星夜', mode: 'explorer', language: 'zh-TW' },
  })
  await ask(`/api/my-analyses/${body.id}/questions`, {
    body: { question: 'Why are the stars so large?' },
  })
  await ask('/api/query-artwork', { body: { name: 'Mona Lisa', mode: 'professional' } })
  await ask('/api/analyze-artwork', multipart(await photo.toBuffer(), { keep_copy: 'true' }))
  await ask('/api/account/keys', { body: { name: 'Guide', scopes: ['read'] } })
  const checkout = await ask('/api/stripe/create-query-pack-checkout', {
    body: {
      success_url: 'http://artsking.test/dashboard?query_pack=success',
      cancel_url: 'http://artsking.test/pricing?query_pack=cancelled',
    },
  })
  const desk = checkout.body.checkout_url.replace('http://artsking.test', '')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await world.ask('POST', `${desk}/pay`, { body: '', headers })
  const session_id = new URL(
    String(paid.headers.location),
    'http://artsking.test',
  ).searchParams.get('session_id')
  await ask('/api/stripe/verify-query-pack-payment', { body: { session_id } })
  await world.settled()
  await world.tidy()
  return token
}

/** A data folder in which people have been. */
async function livedIn() {
  const dataDir = await folder()
  const token = await inSqlite(dataDir, async (db) => {
    await migrate(db)
    const world = await createWorld({ beside: { db } })
    const known = await live(world)
    await world.stop()
    return known
  })
  return { dataDir, token }
}

onPostgres(
  'a database of SQLite moves to PostgreSQL with all that people have, and is backed up and restored there',
  async () => {
    const { dataDir, token } = await livedIn()
    const address = await ownDatabase()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: address }
    const moved = await operate('db-move', environment)
    expect(moved.failure).toBe('')
    expect(moved.said).toMatch(
      /Moved, and read again: \d+ rows in \d+ tables, with equal checksums/u,
    )
    const there = await inPostgres(address, allRows)
    const filled = Object.keys(there).filter((table) => there[table]?.length)
    expect(filled).toEqual(
      expect.arrayContaining([
        'analyses',
        'api_keys',
        'history_answers',
        'kept_pictures',
        'pack_movements',
        'questions',
        'sessions',
      ]),
    )
    expect((await operate('db-check', environment)).said).toContain('The database is well.')

    // A second time, and into a database in use, nothing moves.
    expect((await operate('db-move', environment)).failure).toMatch(/is not empty/u)
    expect(await inPostgres(address, allRows)).toEqual(there)

    const backups = await folder()
    const backed = await operate('backup', environment, backups)
    expect(backed.failure).toBe('')
    const backup = join(backups, readdirSync(backups)[0] ?? '')
    const second = { DATA_DIR: await folder(), DATABASE_URL: await ownDatabase() }
    expect((await operate('restore', second, backup)).failure).toBe('')
    expect(await inPostgres(second.DATABASE_URL, allRows)).toEqual(there)

    // Where the data folder cannot be restored, nothing is.
    const third = { DATA_DIR: dataDir, DATABASE_URL: await ownDatabase() }
    expect((await operate('restore', third, backup)).failure).toMatch(
      /is not empty: it has artsking\.db/u,
    )
    expect(await inPostgres(third.DATABASE_URL, allRows)).toEqual({})

    await inPostgres(second.DATABASE_URL, async (db) => {
      const world = await createWorld({ beside: { db } })
      const { body } = await world.ask('GET', '/api/my-analyses?search=monna', { token })
      expect(body.analyses).toHaveLength(1)
      const { body: all } = await world.ask('GET', '/api/my-analyses', { token })
      expect(all.analyses).toHaveLength(3)
      const kept = all.analyses.find((analysis: { has_copy: boolean }) => analysis.has_copy)
      expect(
        (await world.ask('GET', `/api/my-analyses/${kept.id}/picture`, { token })).status,
      ).toBe(200)
      await world.stop()
    })

    // Restored over what is there, the earlier tables stand in a schema beside.
    await inPostgres(second.DATABASE_URL, (db) => db.deleteFrom('users').execute())
    expect((await operate('restore', second, backup)).failure).toMatch(
      /is not empty \(\d+ tables\)/u,
    )
    const replaced = await operate('restore', second, backup, '--replace')
    expect(replaced.said).toMatch(/kept in the schema replaced-\d{14}/u)
    expect(await inPostgres(second.DATABASE_URL, allRows)).toEqual(there)
    appendFileSync(join(backup, 'artsking.dump'), '!')
    expect((await operate('restore', second, backup, '--replace')).failure).toMatch(
      /is spoilt: artsking\.dump has/u,
    )
  },
  120_000,
)

onPostgres(
  'a move that fails leaves nothing behind, and can be made again',
  async () => {
    const { dataDir } = await livedIn()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: await ownDatabase() }
    // PostgreSQL holds no character 0; SQLite does.
    const setBody = (body: string) =>
      inSqlite(dataDir, (db) =>
        sql`insert into research (subject, language, body, read_at) values ('zero', 'en', ${body}, 1)
          on conflict do update set body = excluded.body`.execute(db),
      )
    await setBody('a\0b')
    const { code, failure } = await operate('db-move', environment)
    expect([code, failure]).toEqual([
      1,
      expect.stringMatching(/^PostgreSQL does not take a row of research: /u),
    ])
    const rows = await inPostgres(environment.DATABASE_URL, allRows)
    expect(Object.values(rows).flat()).toEqual([])
    await setBody('ab')
    expect((await operate('db-move', environment)).failure).toBe('')
  },
  60_000,
)

onPostgres(
  'nothing is restored or moved into a database in which somebody works',
  async () => {
    const { dataDir } = await livedIn()
    const address = await ownDatabase()
    await inPostgres(address, async (db) => {
      await sql`select 1`.execute(db)
      const { failure } = await operate('db-move', { DATA_DIR: dataDir, DATABASE_URL: address })
      expect(failure).toMatch(/has other connections \(1\)\. Stop all servers/u)
    })
  },
  60_000,
)
