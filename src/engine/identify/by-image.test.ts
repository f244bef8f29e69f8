import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rasterOf } from '#engine/observe/decode-raster.ts'
import { greyOf } from '#engine/observe/raster.ts'
import { phonePhoto } from '#test/phone-photo.ts'
import { certaintyOf, PHOTO_FEATURES, PHOTO_SIDE, readyIndex, sightingsOf } from './by-image.ts'
import { featuresOf } from './features.ts'
import { IndexError, readIndex, writeIndex } from './recognition-index.ts'

const root = join(import.meta.dirname, '../../..')
const bytes = readFileSync(join(root, 'catalogue/recognition.bin'))
const index = readyIndex(readIndex(bytes))
const painting = (slug: string) => join(root, `src/web/public/studies/${slug}-1600.webp`)
// Studies that our own program painted after the works.
const photos = [
  { slug: 'the-starry-night', level: 'easy' },
  { slug: 'the-starry-night', level: 'medium' },
  { slug: 'girl-with-a-pearl-earring', level: 'medium' },
  { slug: 'girl-with-a-pearl-earring', level: 'hard' },
  { slug: 'girl-with-a-pearl-earring', level: 'cropped' },
] as const

async function featuresOfPhoto(photo: Buffer) {
  return featuresOf(greyOf(await rasterOf(sharp(photo), PHOTO_SIDE)), PHOTO_FEATURES)
}

test.for(photos)(
  '$slug is recognised in a photo: $level; without it, no other work is',
  async ({ slug, level }) => {
    const features = await featuresOfPhoto(await phonePhoto(painting(slug), level, 6))
    const [best] = sightingsOf(features, index)
    expect(best?.work.slug).toBe(slug)
    expect(certaintyOf(best?.matching ?? 0)).toBe('recognised')
    const [wrong] = sightingsOf(features, index, slug)
    expect(certaintyOf(wrong?.matching ?? 0)).not.toBe('recognised')
  },
)

test('a picture without anything in it has no features and is like nothing', async () => {
  const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#777' } })
  const features = await featuresOfPhoto(await blank.png().toBuffer())
  expect(features.count).toBe(0)
  expect(sightingsOf(features, index)).toEqual([])
})

test('an index that was written is read the same; another file is refused', () => {
  expect(Buffer.compare(writeIndex(readIndex(bytes)), bytes)).toBe(0)
  expect(() => readIndex(new Uint8Array([1, 2]))).toThrow(IndexError)
  expect(() => readIndex(Buffer.from('    {"magic":"other"}'))).toThrow(IndexError)
})
