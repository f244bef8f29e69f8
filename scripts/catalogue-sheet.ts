// Prints the claims of a work's texts beside their grounds, for a second reader who sees nothing
// else. Claims that were read since they changed are left out; --all prints them too.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readTables, readWork } from '#engine/catalogue/read.ts'
import { sheetOf } from '#engine/catalogue/sheet.ts'

const folder = join(import.meta.dirname, '../catalogue')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' } },
})
const [slug = '', only] = positionals
console.log(sheetOf(readWork(folder, slug, readTables(folder)), { only, all: values.all === true }))
