// Compiles the catalogue to one file. Refuses what the check finds wrong.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf } from '#engine/catalogue/check.ts'
import { readCatalogue } from '#engine/catalogue/read.ts'

const root = join(import.meta.dirname, '..')
const artworks = readCatalogue(join(root, 'catalogue'))
const faults = artworks.flatMap((artwork) => faultsOf(artwork).map((fault) => `${artwork.slug}: ${fault}`))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist/catalogue.json'), JSON.stringify(artworks))
console.log(`${artworks.length} artworks`)
