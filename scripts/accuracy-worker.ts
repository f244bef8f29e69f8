// Looks at the photos of one row of the tables of accuracy.ts, and tells what became of each.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { loadIndexes } from '#engine/observe/look.ts'
import { rasterOf } from '#engine/picture/decode-raster.ts'
import { PHOTO_SIDE, SECOND_SIDE } from '#engine/recognition/by-image.ts'
import { recognise } from '#engine/recognition/recognise.ts'
import { ALTERATIONS } from '#test/altered-pictures.ts'
import { phonePhoto } from '#test/phone-photo.ts'
import type { Row, RowResult, Trial } from './accuracy-row.ts'

const row: Row = workerData
const indexes = loadIndexes(join(import.meta.dirname, '../catalogue/recognition.bin'))
const known = new Set(indexes.first.works.map(({ slug }) => slug))
const result: RowResult = {
  ...{ name: row.name, photos: 0, strangers: 0, right: 0, second: 0 },
  ...{ wrong: [], after: [], asked: [], missed: [], accepted: [], offered: [] },
  ...{ firstMs: [], secondMs: [] },
}

async function photoOf({ picture, other, slug, seed }: Trial): Promise<Buffer> {
  const kept = row.kept ? join(row.kept, `${slug}__${row.level}.jpg`) : null
  if (kept && existsSync(kept)) return readFileSync(kept)
  const file = row.alteration
    ? await ALTERATIONS[row.alteration](picture, other)
    : row.mirrored
      ? await sharp(picture).flop().png().toBuffer()
      : picture
  const photo = await phonePhoto(file, row.level, seed)
  if (kept) writeFileSync(kept, photo)
  return photo
}

/** What is found in a photo, whether it took a second look, and milliseconds of computing. */
async function lookAt(photo: Buffer, without?: string) {
  const raster = await rasterOf(sharp(photo), PHOTO_SIDE)
  const begin = process.threadCpuUsage()
  let beforeSecond: NodeJS.CpuUsage | null = null
  const larger = () => {
    beforeSecond = process.threadCpuUsage(begin)
    return rasterOf(sharp(photo), SECOND_SIDE)
  }
  const found = await recognise(raster, larger, indexes, without)
  const { user, system } = process.threadCpuUsage(begin)
  return { found, isSecond: beforeSecond !== null, ms: (user + system) / 1000 }
}

for (const trial of row.trials) {
  const { slug } = trial
  const photo = await photoOf(trial)
  if (known.has(slug) && !row.mirrored) {
    const { found, isSecond, ms } = await lookAt(photo)
    result.photos++
    result[isSecond ? 'secondMs' : 'firstMs'].push(ms)
    const isRight = found?.work.slug === slug
    if (found?.certainty === 'recognised' && isRight) {
      result.right++
      if (isSecond) result.second++
    } else if (found?.certainty === 'recognised') result.wrong.push(`${slug} as ${found.work.slug}`)
    else if (found && isRight) result[found.certainty === 'after' ? 'after' : 'asked'].push(slug)
    else result.missed.push(slug)
  }
  if (row.alteration) continue
  const { found, ms } = await lookAt(photo, slug)
  result.strangers++
  result.secondMs.push(ms)
  if (found)
    result[found.certainty === 'recognised' ? 'accepted' : 'offered'].push(
      `${slug} as ${found.work.slug}`,
    )
}
parentPort?.postMessage(result)
