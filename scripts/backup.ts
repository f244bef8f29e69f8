// Backs up database and data folder into a new folder, while the server runs: npm run backup [--
// FOLDER --keep-days=29]. Reads DATA_DIR and DATABASE_URL; without a FOLDER, backups lie in
// ./backups. With --keep-days older backups are deleted, also where a new one fails; one always
// stays.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/operation/back-up.ts'
import { runCommand } from '#server/operation/command.ts'
import { rowsIn } from '#server/operation/inventory.ts'
import { deleteOldBackups } from '#server/operation/old-backups.ts'
import { OperationError } from '#server/operation/operation-error.ts'
import { toolRunner } from '#server/operation/postgres-tools.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'keep-days': { type: 'string' } },
})
const [backups = './backups'] = positionals
await runCommand(async () => {
  const keepDays = keptDays(values['keep-days'])
  try {
    await makeBackup()
  } finally {
    if (keepDays !== null)
      for (const name of await deleteOldBackups(backups, { keepDays, now: Date.now() }))
        console.log(`${name} is older than ${keepDays} days and was deleted.`)
  }
})

function keptDays(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,4}$/u.test(text)) throw new OperationError('--keep-days is a number of days.')
  return Number(text)
}

async function makeBackup() {
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
}
