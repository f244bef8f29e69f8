// Whether a server that works for long grows. Readers ask, open, print and send photos without a
// pause; its memory in the last half of the time is compared with that before. Run:
// node test/torture/soak.ts [minutes]
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { SQLITE } from './tried-database.ts'
import { tookPhoto } from './tried-photo.ts'
import { end, found, memoryOf, register, startServer, withFolder } from './tried-server.ts'

const MINUTES = Number(process.argv[2] ?? 20)
const READERS = 6
const MODES = ['explorer', 'student', 'professional']
const LANGUAGES = ['en', 'fr', 'es', 'zh-TW']
const WORKS = ['the-starry-night', 'mona-lisa', 'girl-with-a-pearl-earring', 'the-kiss']
const SAMPLE_MS = 2000
/** Printing and photos are limited: a reader turns to them so seldom. */
const EACH = { print: 80, photo: 40 }
const MORE = 1.05

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

await withFolder(async (dataDir) => {
  const server = await startServer(dataDir, { TRUST_PROXY: 'on' })
  const photos = await Promise.all(
    WORKS.map((slug) =>
      sharp(join(import.meta.dirname, `../../src/web/public/studies/${slug}-1600.webp`))
        .jpeg()
        .toBuffer(),
    ),
  )
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  const tokens = await Promise.all(
    Array.from({ length: READERS }, (_, reader) =>
      register(server, `reader-${reader}@example.com`),
    ),
  )
  const db = SQLITE.open(dataDir)
  await db.updateTable('users').set({ role: 'professional' }).execute()
  await db.destroy()

  const until = performance.now() + MINUTES * 60_000

  async function read(token: string, reader: number): Promise<void> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    }
    let id: string | null = null
    for (let turn = reader * 7; performance.now() < until; turn++) {
      const fetched = async (path: string, body?: object) => {
        const response = await fetch(server.address + path, {
          headers,
          ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        })
        count(response.status)
        return response.arrayBuffer().then((bytes) => (response.ok ? Buffer.from(bytes) : null))
      }
      const [mode, language] = [MODES[turn % 3] ?? '', LANGUAGES[turn % 4] ?? '']
      const name = (WORKS[turn % WORKS.length] ?? '').replaceAll('-', ' ')
      const answer = await fetched('/api/query-artwork', { name, mode, language })
      if (answer) id = JSON.parse(answer.toString()).id ?? id
      await fetched('/api/usage')
      await fetched(`/api/my-analyses?search=${encodeURIComponent(name)}`)
      await fetched('/artworks/the-kiss')
      if (id && turn % EACH.print === 0) await fetched(`/api/my-analyses/${id}/export?format=pdf`)
      const photo = photos[turn % photos.length]
      if (photo && turn % EACH.photo === 0) count((await tookPhoto(server, token, photo)).status)
      await pause(300)
    }
  }

  const samples: number[] = []
  const sampling = (async () => {
    while (performance.now() < until) {
      await pause(SAMPLE_MS)
      samples.push((await memoryOf(server)).now)
    }
  })()
  await Promise.all([sampling, ...tokens.map(read)])
  const half = samples.slice(samples.length >> 1)
  const [before, after] = [half.slice(0, half.length >> 1), half.slice(half.length >> 1)].map(
    median,
  )
  const { most } = await memoryOf(server)
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  const faults = [...statuses].filter(
    ([status]) => status === 0 || (status >= 500 && status !== 503),
  )
  found(faults.length === 0, `${MINUTES} minutes of ${READERS} readers; ${counts.join(', ')}`)
  found(
    after !== undefined && before !== undefined && after <= before * MORE,
    `memory in the last half: median ${before} MiB, then ${after} MiB; ${most} at most`,
  )
  await end(server, 'SIGTERM')
})
