// Says what is wrong in the catalogue, or in the artworks named on the command line.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf } from '#engine/catalogue/check.ts'
import { CatalogueError, listSlugs, readArtwork, readTables } from '#engine/catalogue/read.ts'

const folder = join(import.meta.dirname, '../catalogue')
const { positionals } = parseArgs({ allowPositionals: true })
const tables = readTables(folder)
let count = 0

for (const slug of positionals.length > 0 ? positionals : listSlugs(folder)) {
  try {
    for (const fault of faultsOf(readArtwork(folder, slug, tables))) {
      count++
      console.log(`${slug}: ${fault}`)
    }
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    count++
    console.log(error.message)
  }
}
console.log(count === 0 ? 'Nothing wrong.' : `${count} to mend.`)
process.exitCode = count === 0 ? 0 : 1
