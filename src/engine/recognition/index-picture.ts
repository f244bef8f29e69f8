import { trustedRaster } from '#engine/picture/decode-raster.ts'
import { greyOf } from '#engine/picture/raster.ts'
import { type Features, featuresOf, type Search } from '#engine/recognition/features.ts'
import type { IndexedWork } from '#engine/recognition/recognition-index.ts'

const WORK_SIDE = 512
const WHOLE: readonly Search[] = [
  { scale: 1, windows: 1, most: 300, levels: 8 },
  { scale: 0.5, windows: 1, most: 150, levels: 8 },
]
const DETAIL_SIDE = 1200
const DETAILS: readonly Search[] = [{ scale: 1, windows: 4, most: 60, levels: 4 }]
const THUMBNAIL_SIDE = 48

/** What the index keeps of a picture, from a file that we trust. */
export async function indexedPicture(
  file: string,
): Promise<Pick<IndexedWork, 'width' | 'height' | 'features' | 'details' | 'thumbnail'>> {
  const whole = await trustedRaster(file, WORK_SIDE)
  const large = await trustedRaster(file, DETAIL_SIDE)
  const { width, height } = whole
  return {
    width,
    height,
    features: await featuresOf(greyOf(whole), WHOLE),
    details: shrunkBy(await featuresOf(greyOf(large), DETAILS), large.width / width),
    thumbnail: await trustedRaster(file, THUMBNAIL_SIDE),
  }
}

/** Features in the coordinates of a picture that is so many times smaller. */
function shrunkBy(features: Features, times: number): Features {
  return {
    ...features,
    points: features.points.map((value) => (value + 0.5) / times - 0.5),
    sizes: features.sizes.map((size) => Math.round(size - 16 * Math.log2(times))),
  }
}
