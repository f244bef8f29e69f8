import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Engine } from '#engine/engine.ts'
import type { BulkRow } from '#shared/api/bulk.ts'
import { labelPhoto, printedLabel } from '#test/label-photo.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld, realEngine, type World } from '#test/world.ts'
import { zipped } from '#test/zip.ts'

const root = join(import.meta.dirname, '../../../..')
const study = (slug: string) => readFile(join(root, `src/web/public/studies/${slug}-768.webp`))
const girl = () => study('girl-with-a-pearl-earring')
const stripes = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()
const monaLisaLabel = async () =>
  labelPhoto(await printedLabel([{ text: 'Mona Lisa', size: 42 }], 7), 'near', 7)

const professional = (world: World, email = 'ann@example.com') =>
  world.register(email, { role: 'professional' })
const upload = (world: World, token: string, file: Buffer, fields = {}) =>
  world.ask('POST', '/api/bulk', { token, ...multipart(file, fields, 'Visit.zip') })
const read = async (world: World, token: string, id: string) =>
  (await world.ask('GET', `/api/bulk/${id}`, { token })).body
const rowsOf = async (world: World, token: string, id: string): Promise<BulkRow[]> =>
  (await world.ask('GET', `/api/bulk/${id}/rows`, { token })).body.rows
const change = (world: World, token: string, id: string, state: string) =>
  world.ask('PUT', `/api/bulk/${id}`, { token, body: { state } })
/** All files of pictures, wherever they lie. */
const photosLeft = async (world: World) =>
  (
    await Promise.all(
      ['lists', 'list-photos', 'pictures'].map((folder) =>
        readdir(join(world.dataDir, folder), { recursive: true }).catch(() => []),
      ),
    )
  ).flat()
const seenKept = async (world: World) =>
  (await world.db.selectFrom('bulk_rows').select(['row', 'seen']).orderBy('row').execute()).flatMap(
    ({ row, seen }) => (seen === null ? [] : [row]),
  )

const TABLE = [
  'Fichier;titre;question;niveau;langue',
  'salle 1/IMG_2.JPG;;Qui est-elle ?;professional;fr',
  ';Guernica;;;es',
].join('\r\n')

test('a zip of photos is looked at, told before the start, answered once, and nothing of a photo is left', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const zip = zipped({
    'Visit/Salle 1/img_2.jpg': await girl(),
    'Visit/img_10.webp': await girl(),
    'Visit/img_9.png': await stripes(),
    'Visit/label.jpg': await monaLisaLabel(),
    'Visit/broken.heic': Buffer.from('no picture'),
    'Visit/list.csv': Buffer.from(TABLE.replace('salle 1', 'visit/salle 1')),
    'Visit/notes.txt': Buffer.from('of the day'),
    'Visit/.DS_Store': Buffer.from('x'),
    '__MACOSX/Visit/._img_2.jpg': Buffer.from('x'),
  })
  const { status, body } = await upload(world, token, zip)
  expect([status, body.name, body.state, body.rows]).toEqual([200, 'Visit', 'checking', 6])
  expect(body.unused).toEqual(['Visit/notes.txt'])
  expect((await change(world, token, body.id, 'running')).status).toBe(409)
  await world.workOnLists()
  const checked = await read(world, token, body.id)
  expect(checked).toMatchObject({ state: 'checked', will_count: 2, counted: 0 })
  expect(checked.states).toMatchObject({ looking: 0, known: 3, choice: 1, unknown: 1, failed: 1 })
  expect(await photosLeft(world)).toEqual([])
  const rows = await rowsOf(world, token, body.id)
  expect(rows.map(({ row, file, state, language }) => [row, file, state, language])).toEqual([
    [2, 'Visit/Salle 1/img_2.jpg', 'known', 'fr'],
    [3, '', 'known', 'es'],
    [4, 'Visit/broken.heic', 'failed', 'en'],
    [5, 'Visit/img_9.png', 'unknown', 'en'],
    [6, 'Visit/img_10.webp', 'known', 'en'],
    [7, 'Visit/label.jpg', 'choice', 'en'],
  ])
  expect(rows[0]?.work?.slug).toBe('girl-with-a-pearl-earring')
  // The same work without a question is paid for by the first.
  expect(rows.map(({ counts }) => counts)).toEqual([true, true, false, false, false, false])
  expect(rows[2]?.error?.code).toBe('picture_unsupported')
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)

  expect((await change(world, token, body.id, 'running')).status).toBe(200)
  await world.workOnLists()
  const done = await read(world, token, body.id)
  expect(done).toMatchObject({
    state: 'done',
    counted: 2,
    states: { answered: 3, choice: 1, unknown: 1 },
  })
  const [first] = await rowsOf(world, token, body.id)
  const { body: analysis } = await world.ask('GET', `/api/my-analyses/${first?.analysis_id}`, {
    token,
  })
  expect(analysis).toMatchObject({
    language: 'fr',
    question: 'Qui est-elle ?',
    identification: { by: 'image', artwork: { slug: 'girl-with-a-pearl-earring' } },
    picture: { copy_kept: false },
  })
  expect(analysis.measurements).toHaveLength(8)
  expect(analysis.statements.some(({ region }: { region: unknown }) => region !== null)).toBe(true)
  // What was seen is kept only where a choice can still be made.
  expect(await seenKept(world)).toEqual([5, 7])

  const choice = { token, body: { work: 'mona-lisa' } }
  expect((await world.ask('PUT', `/api/bulk/${body.id}/rows/7`, choice)).body.state).toBe('known')
  await world.workOnLists()
  expect(await read(world, token, body.id)).toMatchObject({ state: 'done', counted: 3 })
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(3)
  const csv = (await world.ask('GET', `/api/bulk/${body.id}/export?format=csv`, { token })).body
  expect(csv).toContain('Visit/label.jpg')
  await world.settled()
  expect(world.faults).toEqual([])
}, 60_000)

/** An engine that looks at a photo only when it is let. */
function heldEngine() {
  const real = realEngine()
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const engine: Engine = {
    ...real,
    async see(asked, signal) {
      begun.resolve()
      await gate.promise
      return real.see(asked, signal)
    },
  }
  return { engine, begun: begun.promise, open: gate.resolve }
}

const HOUR_MS = 3_600_000

test('photos are deleted with their list, when it is cancelled, and when they were not looked at in time', async () => {
  const { engine, begun, open } = heldEngine()
  const world = await createWorld({ engine })
  const token = await professional(world)
  const zip = zipped({ 'a.webp': await girl(), 'b.webp': await girl() })
  const { body: first } = await upload(world, token, zip)
  await begun
  expect((await upload(world, token, zip)).body.code).toBe('list_being_checked')
  expect(await photosLeft(world)).toEqual([first.id, `${first.id}/1`, `${first.id}/2`])
  expect((await change(world, token, first.id, 'cancelled')).status).toBe(200)
  expect(await photosLeft(world)).toEqual([])
  open()
  await world.workOnLists()
  expect((await read(world, token, first.id)).state).toBe('cancelled')
  const { body: looked } = await upload(world, token, zip)
  await world.workOnLists()
  expect(await seenKept(world)).toEqual([1, 2])
  await change(world, token, looked.id, 'cancelled')
  expect(await seenKept(world)).toEqual([])
  const { body: second } = await upload(world, token, zip)
  await world.ask('DELETE', `/api/bulk/${second.id}`, { token })
  await world.workOnLists()
  expect(await photosLeft(world)).toEqual([])
  expect(world.faults).toEqual([])
})

test('more photos than can be looked at in time are asked to come again', async () => {
  const { engine, open } = heldEngine()
  const world = await createWorld({ engine })
  const bytes = await stripes()
  const zip = zipped(
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.png`, bytes])),
  )
  const statuses: number[] = []
  for (const name of ['ann', 'bob', 'cid', 'dee']) {
    const token = await professional(world, `${name}@example.com`)
    statuses.push((await upload(world, token, zip)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 503])
  expect((await readdir(join(world.dataDir, 'list-photos'))).length).toBe(3)
  open()
})

test('the photos of a server that never comes back end their rows after three hours, free and without a trace', async () => {
  const { engine, open } = heldEngine()
  const world = await createWorld({ engine })
  const other = await createWorld({ beside: world, clock: world.clock })
  const token = await professional(world)
  const { body } = await upload(world, token, zipped({ 'a.webp': await girl() }))
  await other.workOnLists()
  await other.tidy()
  expect((await read(world, token, body.id)).state).toBe('checking')
  world.clock.now += 3 * HOUR_MS
  await other.tidy()
  expect(await read(world, token, body.id)).toMatchObject({
    state: 'checked',
    states: { failed: 1 },
  })
  const [row] = await rowsOf(world, token, body.id)
  expect(row).toMatchObject({ error: { code: 'photo_gone' }, counts: false })
  await world.tidy()
  expect(await photosLeft(world)).toEqual([])
  open()
  await world.workOnLists()
  expect(await rowsOf(world, token, body.id)).toEqual([row])
})

test('a photo at which the eye broke down is looked at three times; then its row ends', async () => {
  const real = realEngine()
  let breaks = 1
  const engine: Engine = {
    ...real,
    async see(asked, signal) {
      if (asked.picture.endsWith('/1') && breaks-- > 0) throw new Error('the eye has died')
      return real.see(asked, signal)
    },
  }
  const world = await createWorld({ engine })
  const token = await professional(world)
  const zip = zipped({ 'a.webp': await girl(), 'b.webp': await girl() })
  const statesOf = async (times: number) => {
    breaks = times
    const { body } = await upload(world, token, zip)
    await world.workOnLists()
    return (await rowsOf(world, token, body.id)).map(({ state, error }) => error?.code ?? state)
  }
  expect(await statesOf(2)).toEqual(['known', 'known'])
  expect(await statesOf(3)).toEqual(['row_unanswered', 'known'])
  expect(await photosLeft(world)).toEqual([])
})

test('a server that died while it looked goes on where it was; a photo that is missing ends its row', async () => {
  const dead = heldEngine()
  const world = await createWorld({ engine: dead.engine })
  const token = await professional(world)
  const { body } = await upload(
    world,
    token,
    zipped({ 'a.webp': await girl(), 'b.webp': await girl() }),
  )
  await dead.begun
  const next = await createWorld({
    beside: world,
    clock: world.clock,
    environment: { DATA_DIR: world.dataDir },
  })
  await rm(join(world.dataDir, 'list-photos', body.id, '2'))
  await next.workOnLists()
  expect(await read(world, token, body.id)).toMatchObject({
    state: 'checked',
    states: { known: 1, failed: 1 },
  })
  const rows = await rowsOf(world, token, body.id)
  expect(rows[1]?.error?.code).toBe('photo_gone')
  // The first server wakes up and comes too late.
  dead.open()
  await world.workOnLists()
  expect(await rowsOf(world, token, body.id)).toEqual(rows)
  expect(await photosLeft(world)).toEqual([])
})
