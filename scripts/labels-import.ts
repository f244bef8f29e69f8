// Reads a published dump of labels into labels.db beside the database: npm run labels:import -- met
// MetObjects.csv An interrupted reading goes on where it stopped. Reads DATA_DIR.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { DUMPS } from '#server/labels/dump-shapes.ts'
import { DumpError, importLabels } from '#server/labels/import-labels.ts'
import { LABEL_FILE, openLabelStore } from '#server/labels/label-store.ts'

const [name, path] = parseArgs({ allowPositionals: true }).positionals
const dump = DUMPS.find((known) => known === name)
if (!dump || !path || !existsSync(path)) {
  console.error(`npm run labels:import -- ${DUMPS.join('|')} FILE`)
  if (path && !existsSync(path)) console.error(`There is no ${path}.`)
  process.exit(1)
}
const { dataDir } = readConfig(process.env)
mkdirSync(dataDir, { recursive: true, mode: 0o700 })
const store = openLabelStore(join(dataDir, LABEL_FILE))
const number = new Intl.NumberFormat('en')
try {
  const { records, works, wasDone } = await importLabels(store, dump, path, (read, kept, share) => {
    const percent = Math.floor(100 * share)
    console.log(
      `${number.format(read)} records, ${number.format(kept)} works, ${percent} % of the file`,
    )
  })
  if (wasDone) console.log('This file has been read already.')
  else console.log(`${number.format(records)} records read, ${number.format(works)} works kept.`)
  console.log(
    `${number.format(store.count())} labels in all. A server that runs knows them after a restart.`,
  )
} catch (error) {
  if (!(error instanceof DumpError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  store.close()
}
