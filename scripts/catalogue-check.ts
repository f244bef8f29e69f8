// Says what is wrong in the catalogue with its lives of makers, or in the works named on the
// command line.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsBetween, faultsOf } from '#engine/catalogue/check.ts'
import { lifeFaults, readLives } from '#engine/catalogue/lives.ts'
import { listSlugs, readTables, readWork, type Work } from '#engine/catalogue/read.ts'
import { CatalogueError } from '#engine/catalogue/texts.ts'

const folder = join(import.meta.dirname, '../catalogue')
const { positionals } = parseArgs({ allowPositionals: true })
const tables = readTables(folder)
const ADVICE = `
A number or a name has to stand, as a word of its own, in a note, a visible thing or the label field that the sentence rests on.
A name that the note words otherwise (Italian, Italy) goes into names, its en as the note has it.`
const faults: string[] = []
const works: Work[] = []

for (const slug of positionals.length > 0 ? positionals : listSlugs(folder)) {
  try {
    const work = readWork(folder, slug, tables)
    works.push(work)
    faults.push(...faultsOf(work).map((fault) => `${slug}: ${fault}`))
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    faults.push(error.message)
  }
}
faults.push(...faultsBetween(works))
// A life rests on the notes of all works of its maker.
if (positionals.length === 0) {
  for (const [key, life] of readLives(folder)) {
    const own = works.flatMap(({ artwork }) => (artwork.artist.key === key ? artwork : []))
    faults.push(...lifeFaults(life, own).map((fault) => `lives/${key}: ${fault}`))
  }
}
for (const fault of faults) console.log(fault)
if (faults.some((fault) => fault.includes('not in what it rests on'))) console.log(ADVICE)
console.log(faults.length === 0 ? 'Nothing wrong.' : `${faults.length} to mend.`)
process.exitCode = faults.length === 0 ? 0 : 1
