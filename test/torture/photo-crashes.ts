// Whether the photos of a list are looked at, answered and counted once while their server is
// killed: three times with SIGKILL while it looks, once while it answers. Starts a real server on
// SQLite. Run: node test/torture/photo-crashes.ts [photos]
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { openSqlite } from '#server/db/sqlite.ts'
import { zipped } from '#test/zip.ts'
import { call, end, found, memoryOf, register, startServer, withFolder } from './tried-server.ts'

const PHOTOS = Number(process.argv[2] ?? 120)
const KILLS = 3
const KNOWN = ['mona-lisa', 'girl-with-a-pearl-earring', 'the-starry-night']
/** Each sixth photo shows nothing that is known. */
const UNKNOWN_EACH = 6
const SIDE = 3000

/** A wall of many colours, in which there is much to look at. */
function wall(): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * 2000 * 3)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (Math.floor(at / 120) * 37 + Math.floor(at / 270_000) * 91) & 255
  return sharp(pixels, { raw: { width: SIDE, height: 2000, channels: 3 } })
    .jpeg()
    .toBuffer()
}

async function photosOfVisit(): Promise<Buffer> {
  const known = await Promise.all(
    KNOWN.map((slug) =>
      sharp(join(import.meta.dirname, `../../src/web/public/studies/${slug}-1600.webp`))
        .resize(SIDE)
        .jpeg()
        .toBuffer(),
    ),
  )
  const unknown = await wall()
  const files: Record<string, Uint8Array> = {}
  const rows = ['file,question']
  for (let at = 0; at < PHOTOS; at++) {
    const isUnknown = at % UNKNOWN_EACH === UNKNOWN_EACH - 1
    files[`${at}.jpg`] = (isUnknown ? null : known[at % known.length]) ?? unknown
    rows.push(`${at}.jpg,What is number ${at}?`)
  }
  return zipped({ ...files, 'list.csv': Buffer.from(rows.join('\n')) })
}

await withFolder(async (dataDir) => {
  let server = await startServer(dataDir)
  const token = await register(server)
  const db = openSqlite(join(dataDir, 'artsking.db'))
  await db.updateTable('users').set({ role: 'professional' }).execute()
  const killed = async () => {
    await end(server, 'SIGKILL')
    server = await startServer(dataDir)
  }

  const zip = await photosOfVisit()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(zip)]), 'visit.zip')
  const sent = performance.now()
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const response = await fetch(`${server.address}/api/bulk`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { id } = await response.json()
  console.log(`${zip.length} bytes were taken in ${Math.round(performance.now() - sent)} ms`)
  const list = async () => call(server.address, 'GET', `/api/bulk/${id}`, token)

  const begun = performance.now()
  for (let kill = 1; kill <= KILLS; kill++) {
    while ((await list()).states.looking > PHOTOS * (1 - kill / (KILLS + 1))) await pause(200)
    await killed()
  }
  while ((await list()).state === 'checking') await pause(500)
  const left = (
    await Promise.all(['list-photos', 'lists'].map((name) => readdir(join(dataDir, name))))
  ).flat()
  const { most } = await memoryOf(server)
  console.log(
    `looked at after ${Math.round((performance.now() - begun) / 1000)} s; files left: ${left.length}; ${most} MiB at most`,
  )

  await call(server.address, 'PUT', `/api/bulk/${id}`, token, { state: 'running' })
  while ((await list()).states.answered < PHOTOS / 4) await pause(20)
  await killed()
  while ((await list()).state !== 'done') await pause(500)
  const { states, counted } = await list()
  const analyses = await db.selectFrom('analyses').select('user_question').execute()
  const settled = await db
    .selectFrom('spends')
    .select('id')
    .where('state', '=', 'settled')
    .execute()
  const seen = await db
    .selectFrom('bulk_rows')
    .select('row')
    .where('state', '=', 'answered')
    .where('seen', 'is not', null)
    .execute()
  const different = new Set(analyses.map((one) => one.user_question)).size
  found(
    [counted, analyses.length, settled.length, different].every(
      (count) => count === states.answered,
    ) &&
      left.length === 0 &&
      seen.length === 0,
    `${PHOTOS} photos, ${KILLS + 1} kills: ${states.answered} answered, ${counted} counted, ${analyses.length} stored, ${settled.length} spends settled; files left ${left.length}, rows that keep what was seen ${seen.length}`,
  )
  await end(server, 'SIGTERM')
  await db.destroy()
})
