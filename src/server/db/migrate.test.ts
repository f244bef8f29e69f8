import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { tablesOf } from '#test/rows.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

test('whatever refers to a row is found by an index when that row is deleted', async () => {
  // The migrations are the same on both databases, and SQLite tells its references plainly.
  const db = openSqlite(':memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  const unindexed: string[] = []
  let references = 0
  for (const { name } of await tablesOf(db)) {
    const { rows: referring } = await sql<{ column: string }>`
      select "from" as "column" from pragma_foreign_key_list(${name})`.execute(db)
    const { rows: indexed } = await sql<{ column: string }>`
      select first.name as "column" from pragma_index_list(${name}) list, pragma_index_info(list.name) first
      where first.seqno = 0 and list.partial = 0`.execute(db)
    references += referring.length
    for (const { column } of referring)
      if (!indexed.some((index) => index.column === column)) unindexed.push(`${name}.${column}`)
  }
  expect(references).toBeGreaterThan(15)
  expect(unindexed).toEqual([])
})
