// Fetches open-access photographs of the works of which there is a study: npm run artworks:fetch
// [-- --again] [slug …] They are kept in the data folder, never in the repository. See
// docs/studies.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { STUDIES } from '#shared/studies.ts'
import { openAlbum } from './artworks-fetch/album.ts'
import { createCaller } from './artworks-fetch/caller.ts'
import { fetchWorks } from './artworks-fetch/fetch-works.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
})
const contact = process.env.CONTACT_EMAIL
if (!contact) {
  console.error('Set CONTACT_EMAIL to your mail address: museums ask who is calling.')
  process.exit(1)
}

const catalogue: Artwork[] = JSON.parse(readFileSync(join(root, 'dist/catalogue.json'), 'utf8'))
const folder = join(process.env.DATA_DIR ?? './data', 'photographs')
const { fetched, there, skipped } = await fetchWorks({
  works: catalogue
    .filter(({ slug }) => Object.hasOwn(STUDIES, slug))
    .filter(({ slug }) => positionals.length === 0 || positionals.includes(slug)),
  album: openAlbum(folder),
  caller: createCaller({ contact, pauseMs: 1000, timeoutMs: 60_000 }),
  studies: join(root, 'src/web/public/studies'),
  again: values.again,
  say: console.log,
})
console.log(
  `${fetched} fetched, ${there} there already, ${skipped} skipped. The photographs are in ${folder}.`,
)
