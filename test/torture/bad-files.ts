// Whether files that are cut, broken, disguised or swollen cost more than an answer. Sends them all,
// some at a time, and watches the memory of the server. Run: node test/torture/bad-files.ts
import { setTimeout as pause } from 'node:timers/promises'
import { badFiles, type TriedFile, unusualPictures } from '#test/bad-pictures.ts'
import { tookPhoto } from './tried-photo.ts'
import { end, found, isAlive, memoryOf, register, startServer, withFolder } from './tried-server.ts'

const AT_ONCE = 4
const READERS = 4
/** Every file is answered, or refused for what is wrong with it. */
const GOOD_ANSWERS = new Set([200, 413, 415, 422])
const MOST_MB = 700
const MORE_LATER_MB = 100
const LATER_MS = 10_000

await withFolder(async (dataDir) => {
  const server = await startServer(dataDir, { TRUST_PROXY: 'on' })
  const tokens: string[] = []
  for (let reader = 0; reader < READERS; reader++)
    tokens.push(await register(server, `reader-${reader}@example.com`))
  const [whole] = await unusualPictures()
  // The first photo loads what looks at photos.
  if (whole) await tookPhoto(server, tokens[0] ?? '', whole.bytes)
  const before = await memoryOf(server)
  const files = [...(await unusualPictures()), ...(await badFiles())]
  const queue: [number, TriedFile][] = [...files.entries()]
  const odd: string[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [at, { name, bytes }] = next
        const { status } = await tookPhoto(server, tokens[at % READERS] ?? '', bytes)
        if (!GOOD_ANSWERS.has(status)) odd.push(`${name}: ${status}`)
      }
    }),
  )
  await pause(LATER_MS)
  const after = await memoryOf(server)
  for (const one of odd.slice(0, 10)) console.log(one)
  found(
    isAlive(server) && odd.length === 0,
    `${files.length} files, ${odd.length} neither answered nor refused for what is wrong`,
  )
  found(
    after.most <= MOST_MB && after.now <= before.now + MORE_LATER_MB,
    `memory ${before.now} MiB after the first photo, ${after.most} at most, ${after.now} ten seconds later`,
  )
  await end(server, 'SIGTERM')
})
