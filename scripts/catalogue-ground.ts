// Writes the lines of ground beneath the texts of the works named on the command line, from the
// marks between their sentences or from the lines that are there, and renews what changed. Says
// what is wrong in them, the second reader's verdicts aside.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultsOf } from '#engine/catalogue/check.ts'
import { EssayError, printText } from '#engine/catalogue/essay-file.ts'
import { renewed } from '#engine/catalogue/grounded.ts'
import { readArtwork, readTables, readWork } from '#engine/catalogue/read.ts'
import { readText } from '#engine/catalogue/read-text.ts'
import { groundTextsOf, UNREAD } from '#engine/catalogue/text-faults.ts'
import { CatalogueError, hasHeadings, TEXT_FILES } from '#engine/catalogue/texts.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'

const folder = join(import.meta.dirname, '../catalogue')
const { positionals } = parseArgs({ allowPositionals: true })
const tables = readTables(folder)
const problems: string[] = []

for (const slug of positionals) {
  const home = join(folder, 'artworks', slug)
  const artwork = readArtwork(home, slug, tables)
  for (const { kind, file, language } of TEXT_FILES) {
    const path = join(home, file)
    if (!existsSync(path)) continue
    try {
      const grounds = groundTextsOf(evidenceOf(artwork, language))
      const source = readFileSync(path, 'utf8')
      const sections = readText(source, language, hasHeadings(kind), grounds)
      writeFileSync(path, printText(renewed(sections, grounds), language))
    } catch (error) {
      if (!(error instanceof EssayError)) throw error
      problems.push(`${slug}: ${file}: ${error.message}`)
    }
  }
  try {
    if (problems.length === 0)
      problems.push(
        ...faultsOf(readWork(folder, slug, tables))
          .filter((fault) => !fault.endsWith(UNREAD))
          .map((fault) => `${slug}: ${fault}`),
      )
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    problems.push(error.message)
  }
}
console.log(problems.length === 0 ? 'Grounded.' : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
