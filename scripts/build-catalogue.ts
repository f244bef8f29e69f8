// Compiles the catalogue to one file, and the list of the works that are told whole for its page. Refuses what the check finds wrong.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasFullText } from '#engine/catalogue/artwork.ts'
import { faultsOf } from '#engine/catalogue/check.ts'
import { readCatalogue } from '#engine/catalogue/read.ts'
import { labelOf } from '#engine/research/label.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { KnownWorks } from '#web/artworks/known-works.ts'

const root = join(import.meta.dirname, '..')
const artworks = readCatalogue(join(root, 'catalogue'))
const faults = artworks.flatMap((artwork) => faultsOf(artwork).map((fault) => `${artwork.slug}: ${fault}`))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist/catalogue.json'), JSON.stringify(artworks))
const whole = artworks
  .filter(hasFullText)
  .toSorted(
    (one, other) => (one.date?.from ?? 0) - (other.date?.from ?? 0) || one.slug.localeCompare(other.slug),
  )
const labels = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    whole.map((artwork) => {
      const { slug, title, artist, date } = labelOf(artwork, language)
      return { slug, title, artist, date }
    }),
  ]),
) as KnownWorks['whole']
const known: KnownWorks = { whole: labels, labelOnly: artworks.length - whole.length }
writeFileSync(join(root, 'dist/known-works.json'), JSON.stringify(known))
console.log(`${artworks.length} artworks`)
