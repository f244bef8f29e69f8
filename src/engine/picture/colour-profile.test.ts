import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inSrgb } from './colour-profile.ts'

test.for(['#e02040', '#20a050', '#3050c0', '#808080', '#ffffff'])(
  'a phone’s wide colours are measured as what they look like: %s',
  async (background) => {
    const [width, height] = [16, 8]
    const wide = sharp({ create: { width, height, channels: 3, background } }).withIccProfile('p3')
    const file = await wide.png().toBuffer()
    const { icc } = await sharp(file).metadata()
    if (!icc) throw new Error('the file has no profile')
    // What stands in the file, as a decoder gives it that knows no profiles.
    const data = await sharp(file).keepIccProfile().raw().toBuffer()
    const raster = await inSrgb({ width, height, data }, icc)
    const colour = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16))
    for (const [channel, value] of colour.entries())
      expect(Math.abs((raster.data[channel] ?? 0) - value)).toBeLessThanOrEqual(2)
    expect(raster).toMatchObject({ width, height })
    if (background === '#e02040') expect(data[0]).toBeLessThan(212)
  },
)
