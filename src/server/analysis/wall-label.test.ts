import sharp from 'sharp'
import { expect, test } from 'vitest'
import { labelPhoto, printedLabel } from '#test/label-photo.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld } from '#test/world.ts'

const photoOf = async (...texts: string[]) =>
  labelPhoto(
    await printedLabel(
      texts.map((text) => ({ text, size: 42 })),
      7,
    ),
    'near',
    7,
  )
const starryNight = () => photoOf('Vincent van Gogh', 'The Starry Night', '1889', 'Oil on canvas')

async function asked(photo: Buffer, fields: Record<string, string>) {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  return world.ask('POST', '/api/analyze-artwork', { token, ...multipart(photo, fields) })
}

test('a photo of a wall label is answered as the work is by its name, with what was read', async () => {
  const { status, body } = await asked(await starryNight(), {
    is_label: 'true',
    language: 'es',
    keep_copy: 'true',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    identification: {
      by: 'label',
      artwork: { slug: 'the-starry-night' },
      notice: expect.stringMatching(/cartela/u),
    },
    counted: true,
    measurements: [],
  })
  expect(body.identification.read).toContain('The Starry Night')
  expect(body.picture).toBeUndefined()
}, 60_000)

test('a label is read also where nobody said that there is one, and the picture is not known', async () => {
  const { body } = await asked(await starryNight(), {})
  expect(body.identification).toMatchObject({ by: 'label', artwork: { slug: 'the-starry-night' } })
}, 60_000)

test('a label of a work that we do not know is not charged, and what was read comes back', async () => {
  const photo = await photoOf('Otto Unbekannt', 'Kahn am Steg', '1911')
  const { status, body } = await asked(photo, { is_label: 'true' })
  expect(status).toBe(404)
  expect(body).toMatchObject({
    code: 'unknown_work',
    params: { read: expect.stringContaining('Kahn am Steg') },
  })
  expect(body.params.name).toContain('Otto Unbekannt')
}, 60_000)

test('a label that may name a work is a choice', async () => {
  const { status, body } = await asked(await photoOf('The Starry Night', 'Sammlung'), {
    is_label: 'true',
  })
  expect(status).toBe(300)
  expect(body.params).toMatchObject({
    choice: 'label',
    near: [{ slug: 'the-starry-night' }, { slug: 'starry-night-munch' }],
  })
}, 60_000)

test('where nothing can be read that is said, and a title that was typed is not overruled', async () => {
  const wall = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#aaa' } })
    .png()
    .toBuffer()
  expect((await asked(wall, { is_label: 'true' })).body.code).toBe('label_unreadable')
  const typed = await asked(await starryNight(), { is_label: 'true', title: 'Mona Lisa' })
  expect(typed.body.identification).toMatchObject({ by: 'title', artwork: { slug: 'mona-lisa' } })
}, 60_000)
