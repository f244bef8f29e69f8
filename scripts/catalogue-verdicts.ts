// Writes a second reader's verdicts beneath the texts of a work. Each line of the file:
// `explorer.en 3fa2c1 supported`, or `partly` or `unsupported` with the reason after it;
// `explorer.en rest supported` for all the other unread ones of that text.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printText } from '#engine/catalogue/essay-file.ts'
import { readTables, readWork } from '#engine/catalogue/read.ts'
import { readVerdicts, withVerdicts } from '#engine/catalogue/verdicts.ts'

const folder = join(import.meta.dirname, '../catalogue')
const [slug = '', file = ''] = parseArgs({ allowPositionals: true }).positionals
const verdicts = readVerdicts(readFileSync(file, 'utf8'))
const left = new Set(verdicts)
for (const text of readWork(folder, slug, readTables(folder)).texts) {
  const { sections, used } = withVerdicts(text, verdicts)
  for (const verdict of used) left.delete(verdict)
  writeFileSync(join(folder, 'artworks', slug, text.file), printText(sections, text.language))
}
for (const { text, claim } of left) console.log(`no unread claim ${claim} in ${text}`)
console.log(`${verdicts.length - left.size} lines written`)
process.exitCode = left.size === 0 ? 0 : 1
