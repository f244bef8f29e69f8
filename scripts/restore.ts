// Brings a backup back, and reads it again: npm run restore -- BACKUP [--replace]
// Reads DATA_DIR and DATABASE_URL. With --replace what is there makes way, and is kept beside.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { runCommand } from '#server/operation/command.ts'
import { rowsIn } from '#server/operation/inventory.ts'
import { OperationError } from '#server/operation/operation-error.ts'
import { toolRunner } from '#server/operation/postgres-tools.ts'
import { restore } from '#server/operation/restore.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
await runCommand(async () => {
  const [backup] = positionals
  if (!backup) throw new OperationError('npm run restore -- BACKUP [--replace]')
  const config = readConfig(process.env)
  const task = {
    config,
    backup,
    replace: values.replace,
    now: Date.now(),
    runTool: toolRunner(process.env),
  }
  const { manifest, madeWay } = await restore(task)
  console.log(
    `Restored and read again: ${rowsIn(manifest.tables)} rows, as they were at ${manifest.made_at}`,
  )
  for (const place of madeWay) console.log(`The earlier ones are kept in ${place}`)
})
