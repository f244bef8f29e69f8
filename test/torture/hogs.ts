// Whether readers whose uploads never end keep the others from their answers. Eight send two photos
// each, a byte at a time: so many a server takes at once. Others send photos as always. Then somebody sends a JPEG of many scans and of very
// many pixels. Run: node test/torture/hogs.ts [seconds]

import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { tookPhoto } from './tried-photo.ts'
import {
  end,
  found,
  isAlive,
  register,
  type Server,
  startServer,
  withFolder,
} from './tried-server.ts'

const SECONDS = Number(process.argv[2] ?? 40)
const HOGS = 8
/** So many a reader may send at once. */
const UPLOADS = 2
/** An upload is slow from then on. */
const SLOW_AFTER_MS = 11_000
const WITHIN_MS = 3000
const MORE_MS = 2000
const BOMB = { side: 9000, scansMb: 40 }

/** A body that promises 5 MB and brings a byte now and then. @returns what ends it, and its fate. */
function hog({ address }: Server, token: string) {
  const sending = request(`${address}/api/analyze-artwork`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5_000_000,
    },
  })
  let isEnded = false
  sending.on('response', (response) => response.resume())
  sending.on('error', () => {})
  sending.on('close', () => {
    isEnded = true
  })
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n')
  const drip = setInterval(() => isEnded || sending.write('a'), 500)
  return {
    isEnded: () => isEnded,
    end() {
      clearInterval(drip)
      sending.destroy()
    },
  }
}

const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)

await withFolder(async (dataDir) => {
  const server = await startServer(dataDir)
  const honest = await register(server, 'honest@example.com')
  const bomber = await register(server, 'bomber@example.com')
  const photo = await sharp(
    join(import.meta.dirname, '../../src/web/public/studies/the-starry-night-1600.webp'),
  )
    .jpeg()
    .toBuffer()
  await tookPhoto(server, honest, photo)
  const alone: number[] = []
  for (let turn = 0; turn < 3; turn++) alone.push((await tookPhoto(server, honest, photo)).ms)

  const hogs = []
  for (let at = 0; at < HOGS; at++) {
    const greedy = await register(server, `greedy-${at}@example.com`)
    for (let upload = 0; upload < UPLOADS; upload++) hogs.push(hog(server, greedy))
  }
  await pause(SLOW_AFTER_MS)
  const beside: { status: number; ms: number }[] = []
  const until = performance.now() + SECONDS * 1000
  while (performance.now() < until) {
    beside.push(await tookPhoto(server, honest, photo))
    await pause(1000)
  }
  const slowest = Math.round(Math.max(...beside.map(({ ms }) => ms)))
  const refused = beside.filter(({ status }) => status !== 200).length
  const ended = hogs.filter(({ isEnded }) => isEnded()).length
  for (const one of hogs) one.end()
  found(
    isAlive(server) && refused === 0 && slowest <= WITHIN_MS,
    `${hogs.length} uploads that never end, ${ended} of them made room: ${beside.length} photos of others, ${refused} refused, the slowest after ${slowest} ms (alone ${median(alone)} ms)`,
  )
  const big = await sharp({
    create: { width: BOMB.side, height: BOMB.side, channels: 3, background: '#4a6b8a' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  // Scans that repeat: the file is as small as one wants, the work is not.
  const scan = big.subarray(big.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const repeats = Math.floor((BOMB.scansMb * 1e6) / Math.max(1, scan.length))
  const bomb = Buffer.concat([
    big.subarray(0, -2),
    ...Array.from({ length: repeats }, () => scan),
    big.subarray(-2),
  ]).subarray(0, BOMB.scansMb * 1_000_000)
  for (const [name, bytes] of [
    ['very many pixels', big],
    ['very many scans', bomb],
  ] as const) {
    const swollen = tookPhoto(server, bomber, bytes)
    await pause(100)
    const waited = (await tookPhoto(server, honest, photo)).ms
    const { status, ms } = await swollen
    found(
      waited <= median(alone) + MORE_MS && status > 0,
      `a JPEG of ${name} (${(bytes.length / 1e6).toFixed(1)} MB) answered ${status} after ${Math.round(ms)} ms; another waited ${Math.round(waited)} ms`,
    )
  }
  await end(server, 'SIGTERM')
})
