import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { createWorld } from '#test/world.ts'
import { up } from '../db/migrations/0020-bulk-errors.ts'

test('lists that kept sentences keep their states, and rows that failed say so in a code', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const body = { rows: [{ title: 'The Starry Night' }, { title: 'Mona Lisa' }] }
  const list = (await world.ask('POST', '/api/bulk', { token, body })).body
  await world.db.updateTable('bulk_jobs').set({ state: 'paused', error: 'All is spent.' }).execute()
  await world.db.updateTable('bulk_rows').set({ error: 'It was not charged.' }).execute()
  await world.db.updateTable('bulk_rows').set({ state: 'failed' }).where('row', '=', 2).execute()
  for (const table of ['bulk_jobs', 'bulk_rows'])
    await world.db.schema.alterTable(table).renameColumn('error', 'detail').execute()

  await up(world.db as unknown as Kysely<unknown>)

  const read = async (path = '') =>
    (await world.ask('GET', `/api/bulk/${list.id}${path}`, { token })).body
  expect(await read()).toMatchObject({ state: 'paused', error: null })
  expect((await read('/rows')).rows).toMatchObject([
    { row: 1, error: null },
    { row: 2, state: 'failed', error: { code: 'row_unanswered', params: {} } },
  ])
})
