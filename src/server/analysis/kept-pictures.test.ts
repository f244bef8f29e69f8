import sharp from 'sharp'
import { expect, test } from 'vitest'
import { RESTORE_MINUTES } from '#shared/limits.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld, type World } from '#test/world.ts'

/**
 * A photo as a phone writes it: larger than what is kept, with the place where it was taken, and
 * lying on its side.
 */
const photo = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#204060' } })
    .withExif({ IFD0: { Copyright: 'Secret Ann' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function analyze(world: World, token: string, fields: Record<string, string>) {
  return world.ask('POST', '/api/analyze-artwork', { token, ...multipart(await photo(), fields) })
}

async function pictureOf(world: World, token: string | null, id: string) {
  return world.app.inject({
    url: `/api/my-analyses/${id}/picture`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
}

const listed = async (world: World, token: string) =>
  (await world.ask('GET', '/api/my-analyses', { token })).body.analyses

test('a small copy is kept where it is wanted: upright, at most 480 pixels, and nothing but the picture', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await analyze(world, token, { keep_copy: 'true' })
  expect(body.picture).toMatchObject({ width: 1000, height: 1600, copy_kept: true })
  expect(await listed(world, token)).toMatchObject([
    { id: body.id, has_image: true, has_copy: true },
  ])

  const answer = await pictureOf(world, token, body.id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    vary: 'authorization',
  })
  expect(answer.headers['cache-control']).toMatch(/^private, /u)
  const kept = await sharp(answer.rawPayload).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 300, height: 480 })
  for (const part of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const)
    expect(kept[part]).toBeUndefined()
  expect(answer.rawPayload.toString('latin1')).not.toContain('Secret Ann')
})

test.for<Record<string, string>>([{}, { keep_copy: 'false' }, { keep_copy: '' }])(
  'no copy is kept where none is wanted: %o',
  async (fields) => {
    const world = await createWorld()
    const token = await world.register('ann@example.com')
    const { body } = await analyze(world, token, fields)
    expect(body.picture.copy_kept).toBe(false)
    expect(await listed(world, token)).toMatchObject([{ has_image: true, has_copy: false }])
    expect((await pictureOf(world, token, body.id)).statusCode).toBe(404)
    expect(await world.db.selectFrom('kept_pictures').selectAll().execute()).toEqual([])
  },
)

test('a kept copy is shown to nobody but its owner', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await analyze(world, token, { keep_copy: 'true' })
  const stranger = await world.register('eve@example.com')
  expect((await pictureOf(world, stranger, body.id)).statusCode).toBe(404)
  expect((await pictureOf(world, null, body.id)).statusCode).toBe(401)
  expect((await pictureOf(world, token, 'no-such-analysis')).statusCode).toBe(404)
})

test('a kept copy is gone with its analysis, comes back with it, and is then gone for good', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await analyze(world, token, { keep_copy: 'true' })
  const path = `/api/my-analyses/${body.id}`
  const status = async () => (await pictureOf(world, token, body.id)).statusCode

  await world.ask('DELETE', path, { token })
  expect(await status()).toBe(404)
  await world.ask('POST', `${path}/restore`, { token })
  expect(await status()).toBe(200)

  await world.ask('DELETE', path, { token })
  world.clock.now += RESTORE_MINUTES * 60_000
  await world.tidy()
  expect(await status()).toBe(404)
  expect(await world.db.selectFrom('kept_pictures').selectAll().execute()).toEqual([])
})

test('a refused picture leaves no copy', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const form = multipart(Buffer.from('not a picture'), { keep_copy: 'true' })
  expect((await world.ask('POST', '/api/analyze-artwork', { token, ...form })).status).toBe(415)
  expect(await world.db.selectFrom('kept_pictures').selectAll().execute()).toEqual([])
})
