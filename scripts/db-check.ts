// Reads the whole database, while the server runs, and tells what is wrong: npm run db:check
// Reads DATA_DIR and DATABASE_URL. The exit code is 1 where something is wrong.
import { readConfig } from '#server/config.ts'
import { checkDatabase } from '#server/operation/check.ts'
import { runCommand } from '#server/operation/command.ts'
import { withDatabase } from '#server/operation/database-as-it-is.ts'
import { OperationError } from '#server/operation/operation-error.ts'

await runCommand(async () => {
  const { tables, pending, faults } = await withDatabase(readConfig(process.env), checkDatabase)
  for (const [table, { rows }] of Object.entries(tables))
    console.log(`${String(rows).padStart(10)}  ${table}`)
  if (faults.length > 0)
    throw new OperationError(faults.map((fault) => `Wrong: ${fault}`).join('\n'))
  console.log(
    pending.length === 0
      ? 'The shape is the newest.'
      : `The next start brings it to the newest shape: ${pending.join(', ')}`,
  )
  console.log('The database is well.')
})
