// Builds the index that photos are recognised by, from a folder of pictures named by slug. The pictures stay where they are.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listSlugs, readArtwork, readTables } from '#engine/catalogue/read.ts'
import { WORK_FEATURES, WORK_SIDE } from '#engine/identify/by-image.ts'
import { featuresOf } from '#engine/identify/features.ts'
import { type IndexedWork, writeIndex } from '#engine/identify/recognition-index.ts'
import { trustedRaster } from '#engine/observe/decode-raster.ts'
import { greyOf } from '#engine/observe/raster.ts'

const root = join(import.meta.dirname, '..')
const { positionals } = parseArgs({ allowPositionals: true })
const pictures = positionals[0] ?? join(root, '../shared/paintings')
if (!existsSync(pictures)) {
  console.error(`No pictures in ${pictures}. Name their folder: node scripts/build-recognition.ts FOLDER`)
  process.exit(1)
}

const catalogue = join(root, 'catalogue')
const known = new Set(listSlugs(catalogue))
const tables = readTables(catalogue)
const works: IndexedWork[] = []
for (const file of readdirSync(pictures).sort()) {
  const slug = file.replace(/\.jpg$/u, '')
  if (slug === file) continue
  if (!known.has(slug)) {
    console.log(`${slug}: not in the catalogue, left out`)
    continue
  }
  const raster = await trustedRaster(join(pictures, file), WORK_SIDE)
  const features = await featuresOf(greyOf(raster), WORK_FEATURES)
  const { titles, artist } = readArtwork(catalogue, slug, tables)
  const { width, height } = raster
  works.push({ slug, title: titles.en, artist: artist.name.en, width, height, features })
}

const out = join(catalogue, 'recognition.bin')
const bytes = writeIndex(works)
const same = existsSync(out) && Buffer.compare(readFileSync(out), bytes) === 0
if (!same) writeFileSync(out, bytes)
console.log(`${works.length} works, ${bytes.length} bytes${same ? ', unchanged' : ''}`)
