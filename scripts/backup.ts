// Backs up database and data folder into a new folder, while the server runs: npm run backup [-- FOLDER]
// Reads DATA_DIR and DATABASE_URL; without a FOLDER, backups lie in ./backups.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/operation/back-up.ts'
import { runCommand } from '#server/operation/command.ts'
import { rowsIn } from '#server/operation/inventory.ts'
import { toolRunner } from '#server/operation/postgres-tools.ts'

const [backups = './backups'] = parseArgs({ allowPositionals: true }).positionals
await runCommand(async () => {
  const config = readConfig(process.env)
  const { path, manifest } = await backUp({
    config,
    backups,
    now: Date.now(),
    runTool: toolRunner(process.env),
  })
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  console.log(
    `${path}: ${rowsIn(manifest.tables)} rows, ${manifest.files.length} files, ${megabytes.toFixed(1)} MB`,
  )
})
