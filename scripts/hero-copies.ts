// The studies of the home page in the sizes between: what a phone shows there is neither 768 nor
// 1,600 pixels wide. Run it again after baking those studies anew.
import { join } from 'node:path'
import sharp from 'sharp'
import { COPIES, STUDIES } from '#web/artworks/studies.ts'

const folder = join(import.meta.dirname, '../src/web/public/studies')
const QUALITY = 39

for (const { slug } of Object.values(STUDIES)) {
  for (const side of COPIES) {
    const { size } = await sharp(join(folder, `${slug}-1600.avif`))
      .resize(side, side, { fit: 'inside' })
      .avif({ quality: QUALITY, effort: 6, chromaSubsampling: '4:2:0' })
      .toFile(join(folder, `${slug}-${side}.avif`))
    console.log(`${slug}-${side}.avif: ${(size / 1024).toFixed(1)} KiB`)
  }
}
