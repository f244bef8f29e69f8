import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rasterOf } from '#engine/picture/decode-raster.ts'
import { ALTERATIONS } from '#test/altered-pictures.ts'
import { phonePhoto } from '#test/phone-photo.ts'
import { PHOTO_SIDE, SECOND_SIDE } from './by-image.ts'
import { indexesOf, recognise } from './recognise.ts'
import { IndexError, readIndex, writeIndex } from './recognition-index.ts'

const root = join(import.meta.dirname, '../../..')
const bytes = readFileSync(join(root, 'catalogue/recognition.bin'))
const indexes = indexesOf(readIndex(bytes))
const painting = (slug: string) => join(root, `src/web/public/studies/${slug}-1600.webp`)
// Studies that our own program painted after the works.
const photos = [
  { slug: 'the-starry-night', level: 'easy' },
  { slug: 'the-starry-night', level: 'medium' },
  { slug: 'girl-with-a-pearl-earring', level: 'medium' },
  { slug: 'girl-with-a-pearl-earring', level: 'hard' },
  { slug: 'girl-with-a-pearl-earring', level: 'cropped' },
  { slug: 'girl-with-a-pearl-earring', level: 'occluded' },
  // These take a second look.
  { slug: 'the-milkmaid', level: 'quarter' },
  { slug: 'liberty-leading-the-people', level: 'scene' },
] as const

async function found(photo: Buffer, without?: string) {
  const raster = (side: number) => rasterOf(sharp(photo), side)
  return recognise(await raster(PHOTO_SIDE), () => raster(SECOND_SIDE), indexes, without)
}

test.for(photos)(
  '$slug is recognised in a photo: $level; without it, no other work is',
  async ({ slug, level }) => {
    const photo = await phonePhoto(painting(slug), level, 6)
    expect(await found(photo)).toMatchObject({ work: { slug }, certainty: 'recognised' })
    expect((await found(photo, slug))?.certainty).not.toBe('recognised')
  },
)

test.for(['other hues', 'a line drawing'] as const)(
  'a picture after a work is not told as the work: %s',
  async (alteration) => {
    const file = painting('girl-with-a-pearl-earring')
    const photo = await phonePhoto(await ALTERATIONS[alteration](file, file), 'easy', 6)
    expect((await found(photo))?.certainty ?? 'unknown').not.toBe('recognised')
  },
)

test('a picture with other hues is said to be after the work', async () => {
  const file = painting('girl-with-a-pearl-earring')
  const photo = await phonePhoto(await ALTERATIONS['other hues'](file, file), 'medium', 6)
  expect(await found(photo)).toMatchObject({
    work: { slug: 'girl-with-a-pearl-earring' },
    certainty: 'after',
  })
})

test('one face of a work in another picture does not make it the work', async () => {
  const [work, other] = [painting('mona-lisa'), painting('the-milkmaid')]
  const face = await sharp(work)
    .extract({ left: 430, top: 320, width: 300, height: 400 })
    .toBuffer()
  const { width } = await sharp(other).metadata()
  const montage = sharp(other).composite([{ input: face, left: width >> 1, top: 500 }])
  const seen = await found(await phonePhoto(await montage.png().toBuffer(), 'easy', 6))
  expect(seen?.work.slug).not.toBe('mona-lisa')
})

test('a picture without anything in it is like nothing', async () => {
  const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#777' } })
  expect(await found(await blank.png().toBuffer())).toBeNull()
})

test('an index that was written is read the same; another file is refused', () => {
  expect(Buffer.compare(writeIndex(readIndex(bytes)), bytes)).toBe(0)
  expect(() => readIndex(new Uint8Array([1, 2]))).toThrow(IndexError)
  expect(() => readIndex(Buffer.from('    {"magic":"other"}'))).toThrow(IndexError)
})
