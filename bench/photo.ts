// What a photo costs: times, memory, and how long the event loop is kept from its work. Times are
// also given as ratios to a reference in the same run, the decoding of the same JPEG by sharp
// alone, because other work on the machine slows both. node bench/photo.ts
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadIndexes } from '#engine/observe/look.ts'
import { rasterOf } from '#engine/picture/decode-raster.ts'
import { PHOTO_SIDE, SECOND_SIDE } from '#engine/recognition/by-image.ts'
import { recognise } from '#engine/recognition/recognise.ts'
import { phonePhoto } from '#test/phone-photo.ts'
import { largeHeic } from './large-heic.ts'
import { type PhotoServer, photoServer } from './photo-server.ts'
import { median } from './server.ts'

const ROUNDS = 7
const AT_ONCE = 30
const root = join(import.meta.dirname, '..')
const studies = join(root, 'src/web/public/studies')

/** Of a phone: 12 megapixels. */
async function largeJpeg(): Promise<Buffer> {
  const photo = await phonePhoto(join(studies, 'girl-with-a-pearl-earring-1600.webp'), 'medium', 11)
  return sharp(photo).resize(3000, 4000, { fit: 'fill' }).jpeg({ quality: 90 }).toBuffer()
}

/** Milliseconds by the clock, and of computing. */
interface Time {
  ms: number
  computed: number
}

async function timed(work: () => Promise<unknown>): Promise<Time> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - start, computed: (user + system) / 1000 }
}

const rows: string[][] = []
const jpeg = await largeJpeg()
const heic = largeHeic()
const decodeAlone = () => timed(() => sharp(jpeg).raw().toBuffer())

/** Medians of a time and of its ratio to the reference, measured in turns. */
async function inTurns(
  work: () => Promise<Time>,
  rounds = ROUNDS,
): Promise<Time & { ratio: number }> {
  const times: (Time & { ratio: number })[] = []
  for (let round = 0; round < rounds; round++) {
    const [own, reference] = [await work(), await decodeAlone()]
    times.push({ ...own, ratio: own.ms / reference.ms })
  }
  const middle = (of: keyof Time | 'ratio') => median(times.map((time) => time[of]))
  return { ms: middle('ms'), computed: middle('computed'), ratio: middle('ratio') }
}

function row(
  what: string,
  { ms, computed, ratio }: Time & { ratio: number },
  target: string,
): void {
  rows.push([
    what,
    `${ms.toFixed(0)} ms, ${computed.toFixed(0)} of computing`,
    `${ratio.toFixed(2)}×`,
    target,
  ])
}

async function queries(): Promise<void> {
  const indexes = loadIndexes(join(root, 'catalogue/recognition.bin'))
  const works = readdirSync(studies).flatMap((name) => name.match(/^(.+)-1600\.webp$/u)?.[1] ?? [])
  const photos = await Promise.all(
    works.slice(0, ROUNDS + 1).map(async (slug) => ({
      slug,
      photo: await phonePhoto(join(studies, `${slug}-1600.webp`), 'medium', 7),
    })),
  )
  let turn = 0
  const query = (isKnown: boolean) => async () => {
    const next = photos[turn++ % photos.length]
    if (!next) throw new Error('there is no photo')
    const raster = await rasterOf(sharp(next.photo), PHOTO_SIDE)
    const larger = () => rasterOf(sharp(next.photo), SECOND_SIDE)
    return timed(() => recognise(raster, larger, indexes, isKnown ? undefined : next.slug))
  }
  const count = indexes.first.works.length
  await query(true)()
  row(`Recognising among ${count} works at the first look`, await inTurns(query(true)), '≤ 350 ms')
  row('Looking twice for a work that is not there', await inTurns(query(false)), '≤ 2000 ms')
}

async function firstStatementOf(server: PhotoServer): Promise<Time> {
  const { firstStatement, computed } = await server.ask(jpeg)
  return { ms: firstStatement, computed }
}

async function measuredOf(server: PhotoServer): Promise<Time> {
  const { measured, computed } = await server.ask(heic)
  return { ms: measured, computed }
}

async function answers(server: PhotoServer): Promise<void> {
  const firstStatement = () => firstStatementOf(server)
  const idle = await server.memoryMb()
  row('JPEG 12 MP to the first statement, first of all', await inTurns(firstStatement, 1), '')
  row('JPEG 12 MP to the first statement', await inTurns(firstStatement), '≤ 1200 ms')
  rows.push(['Memory, idle', `${idle.toFixed(0)} MiB`, '', ''])
  rows.push([
    'Memory, with the index and all that looks',
    `${(await server.memoryMb()).toFixed(0)} MiB`,
    '',
    '',
  ])
  const measured = () => measuredOf(server)
  await measured()
  row('HEIC 12 MP to measured pixels', await inTurns(measured), '≤ 900 ms')
  rows.push([
    'Memory, with the HEIC decoder',
    `${(await server.memoryMb()).toFixed(0)} MiB`,
    '',
    '',
  ])
}

async function announced(server: PhotoServer): Promise<void> {
  await server.announce()
  const what = 'JPEG 12 MP to the first statement, first of all, announced by the page'
  row(what, await inTurns(() => firstStatementOf(server), 1), '≤ 1200 ms')
}

async function manyAtOnce(
  server: PhotoServer,
  files: readonly Buffer[],
  what: string,
): Promise<void> {
  const crowd = await server.crowd(files)
  const refused = `${crowd.refused} asked to come again${crowd.allSayWhen ? ', all told when' : ''}`
  rows.push([
    `${what} at once`,
    `${crowd.answered} answered, ${refused}, ${crowd.other} other`,
    '',
    '0 other',
  ])
  rows.push(['Memory at most', `${crowd.mostMemoryMb.toFixed(0)} MiB`, '', '< 700 MiB'])
}

await queries()
const first = await photoServer()
await answers(first)
await manyAtOnce(first, Array<Buffer>(AT_ONCE).fill(jpeg), `${AT_ONCE} JPEG of 12 MP`)
await manyAtOnce(first, Array<Buffer>(AT_ONCE).fill(heic), `${AT_ONCE} HEIC of 12 MP`)
const loop = await first.stop()
const ofIdle = `${(loop.byTheClock / loop.idle).toFixed(1)}× idle`
rows.push([
  'Event loop kept at most, by the clock',
  `${loop.byTheClock.toFixed(0)} ms`,
  ofIdle,
  '≤ 50 ms',
])
rows.push([
  'Event loop kept at most, by computing',
  `${loop.byComputing.toFixed(0)} ms`,
  '',
  '≤ 50 ms',
])
const second = await photoServer()
await announced(second)
await second.stop()
for (const cells of [['What', 'Figure', 'Ratio', 'Target'], ['---', '---', '---', '---'], ...rows])
  console.log(`| ${cells.join(' | ')} |`)
