import { expect, test } from 'vitest'
import { RESTORE_MINUTES } from '#shared/limits.ts'
import { createWorld } from '#test/world.ts'

test('a step of tidying that fails is logged, and what was deleted goes all the same', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const asked = { name: 'The Starry Night', mode: 'explorer', language: 'en' }
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: asked })
  await world.ask('DELETE', `/api/my-analyses/${body.id}`, { token })
  world.clock.now += RESTORE_MINUTES * 60_000 + 1

  await world.db.schema.alterTable('spends').renameTo('spends_elsewhere').execute()
  await world.tidy()
  await world.db.schema.alterTable('spends_elsewhere').renameTo('spends').execute()
  expect(world.faults).toMatchObject([{ msg: 'a step of tidying failed' }])
  expect(await world.db.selectFrom('analyses').select('id').execute()).toEqual([])
})
