// Adds the pictures of a folder, named <slug>.jpg, to the index that photos are recognised by; the
// pictures stay where they are.
// npm run build:recognition -- FOLDER [--index FILE]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listSlugs, readArtwork, readTables } from '#engine/catalogue/read.ts'
import { indexedPicture } from '#engine/recognition/index-picture.ts'
import { type IndexedWork, readIndex, writeIndex } from '#engine/recognition/recognition-index.ts'

const catalogue = join(import.meta.dirname, '../catalogue')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { index: { type: 'string', default: join(catalogue, 'recognition.bin') } },
})
const [folder] = positionals
const slugs = (folder && existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => name.slice(0, -4))
  .sort()
if (!folder || slugs.length === 0) {
  console.error(
    'Name a folder of photographs, one <slug>.jpg a work: npm run build:recognition -- FOLDER. They are not part of the repository.',
  )
  process.exit(1)
}

const known = new Set(listSlugs(catalogue))
const tables = readTables(catalogue)
const before = existsSync(values.index) ? readFileSync(values.index) : null
const works = new Map(
  before ? readIndex(before).map((work): [string, IndexedWork] => [work.slug, work]) : [],
)
for (const slug of works.keys()) if (!known.has(slug)) works.delete(slug)
for (const slug of slugs) {
  if (!known.has(slug)) {
    console.log(`${slug}: not in the catalogue, left out`)
    continue
  }
  const { titles, artist } = readArtwork(join(catalogue, 'artworks', slug), slug, tables)
  const picture = await indexedPicture(join(folder, `${slug}.jpg`))
  works.set(slug, { slug, title: titles.en, artist: artist.name.en, ...picture })
}

const bytes = writeIndex([...works.values()])
const same = before !== null && Buffer.compare(before, bytes) === 0
if (!same) writeFileSync(values.index, bytes)
console.log(`${works.size} works, ${bytes.length} bytes${same ? ', unchanged' : ''}`)
