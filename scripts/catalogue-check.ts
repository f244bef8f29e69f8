// Says what is wrong in the catalogue, or in the artworks named on the command line.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf } from '#engine/catalogue/check.ts'
import { CatalogueError, listSlugs, readArtwork, readTables } from '#engine/catalogue/read.ts'

const folder = join(import.meta.dirname, '../catalogue')
const { positionals } = parseArgs({ allowPositionals: true })
const tables = readTables(folder)
const ADVICE = `
A number or a name has to stand, as a word of its own, in a fact or a visible thing that the statement rests on. Figures of the
label are facts too: rest on date, size, artist, collection. A name that the fact words otherwise (Italian, Italy) goes into names,
its en as the fact has it.`
let count = 0
let isAstray = false

for (const slug of positionals.length > 0 ? positionals : listSlugs(folder)) {
  try {
    for (const fault of faultsOf(readArtwork(folder, slug, tables))) {
      count++
      isAstray ||= fault.includes('not in what it rests on')
      console.log(`${slug}: ${fault}`)
    }
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    count++
    console.log(error.message)
  }
}
if (isAstray) console.log(ADVICE)
console.log(count === 0 ? 'Nothing wrong.' : `${count} to mend.`)
process.exitCode = count === 0 ? 0 : 1
