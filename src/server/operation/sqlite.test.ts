import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { digestOf } from '#server/secrets.ts'
import { operate } from '#test/operator.ts'
import { startServer } from '#test/server-process.ts'
import { PASSWORD } from '#test/world.ts'

// These are about SQLite.
const onSqlite = test.skipIf(process.env.TEST_DATABASE === 'postgres')
const EMAIL = 'ann@example.com'
const WRITERS = 3

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'artsking-operation-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/**
 * A data folder with `rows` rows of 10 kB, a photograph, and what does not belong into a backup.
 */
async function dataFolder(rows = 1): Promise<string> {
  const dataDir = await folder()
  const db = openSqlite(join(dataDir, 'artsking.db'))
  await migrate(db)
  for (let row = 0; row < rows; row++)
    await db
      .insertInto('research')
      .values({
        subject: `${row}`,
        language: 'en',
        body: `${row}`.repeat(10_000),
        read_at: Date.now(),
      })
      .execute()
  await db.destroy()
  await mkdir(join(dataDir, 'photographs'))
  writeFileSync(join(dataDir, 'photographs', 'mona-lisa-768.webp'), 'a photograph')
  await mkdir(join(dataDir, 'pictures'))
  writeFileSync(join(dataDir, 'pictures', 'somebody'), 'a picture that is being looked at')
  return dataDir
}

async function backUp(dataDir: string) {
  const backups = await folder()
  const { code, failure } = await operate('backup', { DATA_DIR: dataDir }, backups)
  expect(failure).toBe('')
  expect(code).toBe(0)
  return join(backups, readdirSync(backups)[0] ?? '')
}

async function post(address: string, path: string, body: object, ip: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip }
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(response.status, path).toBe(200)
  return response.json()
}

/** Registers with the code that lies in the outbox. */
async function register(address: string, dataDir: string): Promise<void> {
  const user_data = { email: EMAIL, password: PASSWORD, preferred_language: 'en' }
  await post(address, '/api/auth/register', user_data, '10.0.0.1')
  const outbox = join(dataDir, 'outbox')
  const codes = () =>
    (existsSync(outbox) ? readdirSync(outbox) : []).flatMap((name) => {
      return (
        /\b\d{6}\b/u.exec(
          readFileSync(join(outbox, name), 'utf8').split('\r\n\r\n').slice(1).join(),
        )?.[0] ?? []
      )
    })
  await expect.poll(codes, { timeout: 20_000 }).not.toEqual([])
  const body = { email: EMAIL, verification_code: codes()[0], user_data }
  await post(address, '/api/auth/verify-email', body, '10.0.0.1')
}

onSqlite(
  'a backup while a server writes has all that was acknowledged before it, and is whole',
  async () => {
    const dataDir = await dataFolder(2000)
    const server = startServer(dataDir, { TRUST_PROXY: 'on' })
    const address = await server.address
    await register(address, dataDir)

    const acknowledged: string[] = []
    let isOver = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let login = 0; !isOver; login++) {
        const ip = `10.${writer + 1}.${Math.floor(login / 250)}.${login % 250}`
        const { access_token } = await post(
          address,
          '/api/auth/login',
          { email: EMAIL, password: PASSWORD },
          ip,
        )
        acknowledged.push(digestOf(access_token))
      }
    })
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(3)
    const before = [...acknowledged]
    const backup = await backUp(dataDir)
    const during = acknowledged.length - before.length
    isOver = true
    await Promise.all(writers)
    expect(during).toBeGreaterThan(0)
    expect((await operate('db-check', { DATA_DIR: dataDir })).said).toContain(
      'The database is well.',
    )

    const copy = new DatabaseSync(join(backup, 'artsking.db'), { readOnly: true })
    const sessions = copy
      .prepare('select token_hash from sessions')
      .all()
      .map((row) => row.token_hash)
    copy.close()
    expect(before.filter((digest) => !sessions.includes(digest))).toEqual([])

    // The server that is restored serves the same people.
    const restored = join(await folder(), 'data')
    const { said, failure } = await operate('restore', { DATA_DIR: restored }, backup)
    expect(failure).toBe('')
    expect(said).toContain('Restored and read again')
    expect(readdirSync(restored).sort()).toEqual([
      'artsking.db',
      'artsking.lock',
      'photographs',
      'secret.key',
    ])
    const again = await startServer(restored, { TRUST_PROXY: 'on' }).address
    await post(again, '/api/auth/login', { email: EMAIL, password: PASSWORD }, '10.9.0.1')
  },
  60_000,
)

onSqlite(
  'a folder that is not empty is not restored into unless told, and then keeps what it had',
  async () => {
    const dataDir = await dataFolder(1)
    const backup = await backUp(await dataFolder(3))
    const refused = await operate('restore', { DATA_DIR: dataDir }, backup)
    expect(refused).toMatchObject({
      code: 1,
      failure: expect.stringMatching(/is not empty: it has .*artsking\.db/u),
    })
    expect((await operate('db-check', { DATA_DIR: dataDir })).said).toMatch(/^ +1 {2}research$/mu)

    const replaced = await operate('restore', { DATA_DIR: dataDir }, backup, '--replace')
    expect(replaced.code).toBe(0)
    expect((await operate('db-check', { DATA_DIR: dataDir })).said).toMatch(/^ +3 {2}research$/mu)
    const kept = join(
      dataDir,
      readdirSync(dataDir).find((name) => name.startsWith('replaced-')) ?? '',
    )
    expect((await operate('db-check', { DATA_DIR: kept })).said).toMatch(/^ +1 {2}research$/mu)
  },
)

onSqlite('nothing is restored under a server that runs', async () => {
  const dataDir = await dataFolder()
  const backup = await backUp(dataDir)
  await startServer(dataDir).address
  const { code, failure } = await operate('restore', { DATA_DIR: dataDir }, backup, '--replace')
  expect([code, failure]).toEqual([1, expect.stringContaining('another server works in')])
})

/** One byte in the middle of a file is another one. */
function flip(file: string): void {
  const bytes = readFileSync(file)
  const place = Math.floor(bytes.length / 2)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

onSqlite('a spoilt backup is refused in a sentence, and nothing of it is restored', async () => {
  const whole = await backUp(await dataFolder(5))
  const spoils: [RegExp, (backup: string) => void][] = [
    [/content of artsking\.db has changed/u, (backup) => flip(join(backup, 'artsking.db'))],
    [
      /artsking\.db has \d+ bytes in place of \d+/u,
      (backup) => truncateSync(join(backup, 'artsking.db'), 5000),
    ],
    [
      /mona-lisa-768\.webp has 13 bytes/u,
      (backup) => appendFileSync(join(backup, 'photographs/mona-lisa-768.webp'), '!'),
    ],
    [
      /manifest\.json cannot be read/u,
      (backup) => truncateSync(join(backup, 'manifest.json'), 300),
    ],
    [/is not a backup: it has no manifest\.json/u, (backup) => writeOver(backup, null)],
    [
      /made by version 9\.9\.9, which is newer/u,
      (backup) => writeOver(backup, { version: '9.9.9', migrations: ['9999-later'] }),
    ],
    [
      /cannot be read/u,
      (backup) =>
        writeOver(backup, { files: [{ path: '../../secret.key', bytes: 1, sha256: '' }] }),
    ],
  ]
  for (const [sentence, spoil] of spoils) {
    const backup = join(await folder(), 'backup')
    await cp(whole, backup, { recursive: true })
    spoil(backup)
    const target = join(await folder(), 'data')
    const { code, failure } = await operate('restore', { DATA_DIR: target }, backup)
    expect(failure).toMatch(sentence)
    expect(failure.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(existsSync(join(target, 'artsking.db'))).toBe(false)
  }
})

/** Changes a manifest, or takes it away. */
function writeOver(backup: string, changes: object | null): void {
  const file = join(backup, 'manifest.json')
  if (!changes) rmSync(file)
  else
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }))
}

onSqlite('a damaged database is told by the check, and no backup is made of it', async () => {
  const dataDir = await dataFolder(200)
  const file = join(dataDir, 'artsking.db')
  const bytes = readFileSync(file)
  bytes.fill(0xff, statSync(file).size / 2, statSync(file).size / 2 + 20_000)
  writeFileSync(file, bytes)
  const checked = await operate('db-check', { DATA_DIR: dataDir })
  expect([checked.code, checked.failure]).toEqual([1, expect.stringMatching(/Wrong: |malformed/u)])
  const backups = await folder()
  const { code, failure } = await operate('backup', { DATA_DIR: dataDir }, backups)
  expect([code, failure]).toEqual([1, expect.stringMatching(/damaged|malformed/u)])
  expect(readdirSync(backups)).toEqual([])
  expect((await operate('backup', { DATA_DIR: await folder() }, backups)).failure).toMatch(
    /There is no database/u,
  )
})
