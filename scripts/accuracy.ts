// Measures how well photos are recognised, and writes docs/accuracy.md: npm run accuracy -- PICTURES [--photos FOLDER]
// The photos are made from the pictures, one <slug>.jpg a work, in memory or once in a folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { certaintyOf, PHOTO_FEATURES, PHOTO_SIDE, sightingsOf } from '#engine/identify/by-image.ts'
import { featuresOf } from '#engine/identify/features.ts'
import { rasterOf } from '#engine/observe/decode-raster.ts'
import { loadIndex } from '#engine/observe/look.ts'
import { greyOf } from '#engine/observe/raster.ts'
import { LEVELS, type LevelName, phonePhoto } from '#test/phone-photo.ts'
import { accuracyPage, type LevelResult } from './accuracy-page.ts'

const root = join(import.meta.dirname, '..')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { photos: { type: 'string' } } })
const [pictures = ''] = positionals
const studies = join(root, 'src/web/public/studies')
const index = loadIndex(join(root, 'catalogue/recognition.bin'))
const missing = index.works.filter(({ slug }) => !existsSync(join(pictures, `${slug}.jpg`)))
if (pictures === '' || missing.length > 0) {
  console.error(
    `Name the folder of the photographs that the index was built from: npm run accuracy -- PICTURES. ${missing.length} are missing.`,
  )
  process.exit(1)
}
const levels = Object.keys(LEVELS) as LevelName[]
const FIRST_SEED = 20_261_121

async function photoOf(slug: string, level: LevelName, seed: number): Promise<Buffer> {
  const kept = values.photos ? join(values.photos, `${slug}__${level}.jpg`) : null
  if (kept && existsSync(kept)) return readFileSync(kept)
  const photo = await phonePhoto(join(pictures, `${slug}.jpg`), level, seed)
  if (kept) writeFileSync(kept, photo)
  return photo
}

/** Adds what is found in one photo of a work to a result. */
async function tryPhoto(photo: Buffer, slug: string, result: LevelResult): Promise<void> {
  const raster = await rasterOf(sharp(photo), PHOTO_SIDE)
  const begin = process.cpuUsage()
  const features = await featuresOf(greyOf(raster), PHOTO_FEATURES)
  const [best] = sightingsOf(features, index)
  const { user, system } = process.cpuUsage(begin)
  result.milliseconds.push((user + system) / 1000)
  const found = certaintyOf(best?.matching ?? 0)
  const right = best?.work.slug === slug
  if (found === 'recognised') result[right ? 'right' : 'wrong'].push(slug)
  else result[found === 'possible' && right ? 'asked' : 'missed'].push(slug)
  const [other] = sightingsOf(features, index, slug)
  const taken = certaintyOf(other?.matching ?? 0)
  if (taken === 'unrecognised') return
  result[taken === 'recognised' ? 'falselyAccepted' : 'falselyAsked'].push(`${slug} as ${other?.work.slug}`)
}

function emptyResult(level: LevelName): LevelResult {
  const lists = { right: [], wrong: [], asked: [], missed: [], falselyAccepted: [], falselyAsked: [] }
  return { level, ...lists, milliseconds: [] }
}

if (values.photos) mkdirSync(values.photos, { recursive: true })
const same: LevelResult[] = []
for (const [turn, level] of levels.entries()) {
  const result = emptyResult(level)
  for (const [at, { slug }] of index.works.entries())
    await tryPhoto(await photoOf(slug, level, FIRST_SEED + at * 1009 + turn * 31337), slug, result)
  same.push(result)
  console.log(level, result.right.length, 'right,', result.wrong.length, 'wrong')
}

const copies = readdirSync(studies).flatMap((name) => name.match(/^(.+)-1600\.webp$/u)?.[1] ?? [])
const known = copies.filter((slug) => index.works.some((work) => work.slug === slug))
const other: LevelResult[] = []
for (const level of levels) {
  const result = emptyResult(level)
  for (const slug of known)
    await tryPhoto(await phonePhoto(join(studies, `${slug}-1600.webp`), level, 1), slug, result)
  other.push(result)
}
writeFileSync(join(root, 'docs/accuracy.md'), accuracyPage(same, other, index.works.length, known))
