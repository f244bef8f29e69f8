// Moves the SQLite database in DATA_DIR to the empty PostgreSQL of DATABASE_URL: npm run db:move
// All of it moves, or nothing. Stop the server first; the SQLite file stays as it is.
import { readConfig } from '#server/config.ts'
import { runCommand } from '#server/operation/command.ts'
import { rowsIn } from '#server/operation/inventory.ts'
import { moveDatabase } from '#server/operation/move.ts'

await runCommand(async () => {
  const inventory = await moveDatabase(readConfig(process.env), console.log)
  const tables = Object.keys(inventory).length
  console.log(
    `Moved, and read again: ${rowsIn(inventory)} rows in ${tables} tables, with equal checksums.`,
  )
})
