import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { PictureError } from '#engine/picture/picture-error.ts'
import type { BulkRow } from '#shared/api/bulk.ts'
import { BULK_UNPACKED_BYTES } from '#shared/limits.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld, realEngine, type World } from '#test/world.ts'
import { redirected, renamed, zipped } from '#test/zip.ts'

/** A server that looks at no photo: what a zip holds is told before. */
async function blindWorld() {
  const over = Promise.withResolvers<never>()
  const world = await createWorld({ engine: { ...realEngine(), see: () => over.promise } })
  over.promise.catch(() => {})
  onTestFinished(() => over.reject(new PictureError('damaged')))
  return { world, token: await world.register('ann@example.com', { role: 'professional' }) }
}
const photo = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer()
const upload = (world: World, token: string, file: Buffer, fields = {}) =>
  world.ask('POST', '/api/bulk', { token, ...multipart(file, fields, 'photos.zip') })
const filesOf = async (world: World, token: string, id: string): Promise<string[]> =>
  (await world.ask('GET', `/api/bulk/${id}/rows`, { token })).body.rows.map(
    ({ file }: BulkRow) => file,
  )
const fault = (code: string, row: number | null, column: string | null = null, value = '') => ({
  ...{ code, row, column, value },
})
const SYMLINK = 0o120_777
const csv = (...lines: string[]) => Buffer.from(lines.join('\n'))

test('files that are hidden, or lead elsewhere, or are no photos are not taken; names never become paths', async () => {
  const { world, token } = await blindWorld()
  const bytes = await photo()
  const zip = zipped({
    '../../etc/evil.jpg': bytes,
    '/absolute.jpg': bytes,
    'C:\\Users\\ann\\desk.jpg': bytes,
    'deep/er/and/deeper.JPEG': bytes,
    'link.jpg': { bytes: strToU8('/etc/passwd'), unixMode: SYMLINK },
    '__MACOSX/._deeper.jpg': bytes,
    'deep/.hidden/x.jpg': bytes,
    'Thumbs.db': bytes,
    'film.mov': bytes,
    'folder/': new Uint8Array(),
  })
  const { status, body } = await upload(world, token, zip)
  expect([status, body.unused]).toEqual([200, ['link.jpg', 'film.mov']])
  expect(await filesOf(world, token, body.id)).toEqual([
    'absolute.jpg',
    'C:/Users/ann/desk.jpg',
    'deep/er/and/deeper.JPEG',
    'etc/evil.jpg',
  ])
  const kept = await readdir(join(world.dataDir, 'list-photos', body.id))
  expect(kept.sort()).toEqual(['1', '2', '3', '4'])
})

const NAMES: [letters: string, bytes: Buffer, language: string, name: string][] = [
  ['UTF-8 that is not said', Buffer.from('夜.jpg'), 'en', '夜.jpg'],
  ['decomposed UTF-8 of a Mac', Buffer.from('e\u0301te.jpg'), 'en', 'éte.jpg'],
  [
    'Big5 of Windows',
    Buffer.from([0xac, 0x50, 0xa9, 0x5d, 0x2e, 0x6a, 0x70, 0x67]),
    'zh-TW',
    '星夜.jpg',
  ],
  ['the letters of DOS', Buffer.from([0x82, 0x74, 0x82, 0x2e, 0x6a, 0x70, 0x67]), 'fr', 'été.jpg'],
]
test.each(NAMES)(
  'a name in %s is read, and found by the table',
  async (_, bytes, language, name) => {
    const { world, token } = await blindWorld()
    const plain = 'x'.repeat(bytes.length - 4).concat('.jpg')
    const files = { [plain]: await photo(), 'list.csv': csv('file,question', `${name},Why?`) }
    const { status, body } = await upload(world, token, renamed(zipped(files), plain, bytes), {
      language,
    })
    expect([status, body.params]).toEqual([200, undefined])
    expect(await filesOf(world, token, body.id)).toEqual([name])
  },
)

test('what is wrong in the table of a zip is told with its place, and nothing is kept', async () => {
  const { world, token } = await blindWorld()
  const bytes = await photo()
  const photos = { 'a/1.jpg': bytes, 'b/1.jpg': bytes, 'notes.pdf': bytes }
  const table = csv(
    'File,Title,Mode',
    '1.jpg,,',
    'b/1.jpg,,',
    'notes.pdf,,',
    'gone.jpg,,',
    ',,expert',
    ',Mona Lisa,',
  )
  const refusals: [files: Record<string, Buffer>, faults: unknown[]][] = [
    [
      { ...photos, 'list.csv': table },
      [
        fault('fileAmbiguous', 2, 'File', '1.jpg'),
        fault('notAPhoto', 4, 'File', 'notes.pdf'),
        fault('fileMissing', 5, 'File', 'gone.jpg'),
      ],
    ],
    [
      { ...photos, 'list.csv': csv('File,Title,Mode', ',,expert', ',Mona Lisa,') },
      [fault('missing', 2, 'Title'), fault('unknownDepth', 2, 'Mode', 'expert')],
    ],
    [{ ...photos, 'list.csv': csv('title', 'Mona Lisa') }, [fault('noFileColumn', 1)]],
    [
      { ...photos, 'a.csv': table, 'b.csv': table },
      [fault('twoTables', null, null, 'a.csv, b.csv')],
    ],
    [{ 'notes.txt': bytes }, [fault('noPhotos', null)]],
    [{ [`${'x'.repeat(5000)}.jpg`]: bytes }, [fault('unreadable', null)]],
    [
      { ...photos, 'list.csv': csv('file', ...Array.from({ length: 501 }, () => 'b/1.jpg')) },
      [fault('tooManyRows', null, null, '501')],
    ],
    [
      Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.jpg`, bytes])),
      [fault('tooManyRows', null, null, '501')],
    ],
  ]
  for (const [files, faults] of refusals) {
    const { status, body } = await upload(world, token, zipped(files))
    expect([status, body.params.faults]).toEqual([422, faults])
  }
  expect((await world.ask('GET', '/api/bulk', { token })).body.jobs).toEqual([])
  expect(await readdir(join(world.dataDir, 'list-photos')).catch(() => [])).toEqual([])
  expect(await readdir(join(world.dataDir, 'lists'))).toEqual([])
  expect(world.faults).toEqual([])
})

/** Places in the directory of a zip, counted from the sign of a file. */
const FLAGS_AT = 8
const METHOD_AT = 10
const SIZE_AT = 24

test('a zip that is locked, broken, or unpacks to too much is refused before anything is unpacked', async () => {
  const { world, token } = await blindWorld()
  const zip = zipped({ 'a.jpg': await photo() })
  const megabytes = String(BULK_UNPACKED_BYTES / 1024 ** 2)
  const refusals: [zip: Buffer, faults: unknown[]][] = [
    [redirected(zip, FLAGS_AT, 1), [fault('locked', null, null, 'a.jpg')]],
    [redirected(zip, METHOD_AT, 9), [fault('locked', null, null, 'a.jpg')]],
    [
      redirected(zip, SIZE_AT, BULK_UNPACKED_BYTES + 1, 4),
      [fault('unpacksTooLarge', null, null, megabytes)],
    ],
    [zip.subarray(0, -30), [fault('unreadable', null)]],
    [Buffer.concat([zip.subarray(0, 200)]), [fault('unreadable', null)]],
  ]
  for (const [bytes, faults] of refusals) {
    const { status, body } = await upload(world, token, bytes)
    expect([status, body.params.faults]).toEqual([422, faults])
  }
  expect(world.faults).toEqual([])
})

test('a photo that is a bomb, or lies about its size, or is too large ends its own row; the others are taken', async () => {
  const { world, token } = await blindWorld()
  const bomb = zipped({ 'bomb.jpg': new Uint8Array(20 * 1024 * 1024) })
  const lying = redirected(bomb, SIZE_AT, 1000, 4)
  const { body } = await upload(world, token, lying)
  const rowsOf = async (id: string) =>
    (await world.ask('GET', `/api/bulk/${id}/rows`, { token })).body.rows
  expect(await rowsOf(body.id)).toMatchObject([
    { state: 'failed', error: { code: 'picture_damaged' } },
  ])
  expect(body.state).toBe('checked')
  const files = { 'large.jpg': new Uint8Array(PICTURE_MAX_BYTES + 1), 'small.jpg': await photo() }
  const { body: other } = await upload(world, token, zipped(files))
  expect(await rowsOf(other.id)).toMatchObject([
    { file: 'large.jpg', state: 'failed', error: { code: 'picture_too_large' }, counts: false },
    { file: 'small.jpg', state: 'looking' },
  ])
  expect(await readdir(join(world.dataDir, 'list-photos'))).toEqual([other.id])
  expect(await readdir(join(world.dataDir, 'list-photos', other.id))).toEqual(['2'])
})

test('a title list stays a list of titles: a column of files in it says nothing', async () => {
  const { world, token } = await blindWorld()
  const list = multipart(csv('title,file', 'Mona Lisa,a.jpg'), {}, 'list.csv')
  const { body } = await world.ask('POST', '/api/bulk', { token, ...list })
  expect([body.state, body.unused]).toEqual(['checked', ['file']])
  const rows = [{ title: 'Mona Lisa', file: 'a.jpg' }]
  const sent = (await world.ask('POST', '/api/bulk', { token, body: { rows } })).body
  expect([sent.state, sent.unused]).toEqual(['checked', ['file']])
})
