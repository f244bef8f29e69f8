import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { multipart } from '#test/multipart.ts'
import { createWorld } from '#test/world.ts'
import { createAccountExport } from './account-export.ts'
import { createExportStore } from './export-store.ts'

test('a picture that is gone before its turn is left out of the export', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const blue = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#204060' },
  })
    .png()
    .toBuffer()
  await world.ask('POST', '/api/analyze-artwork', {
    token,
    ...multipart(blue, { keep_copy: 'true' }),
  })
  const store = createExportStore(world.db, async () => [])
  const withPicture = async (userId: string) => {
    const ids = await store.withPicture(userId)
    expect(ids).toHaveLength(1)
    await world.db.deleteFrom('kept_pictures').execute()
    return ids
  }
  const { id, email } = await world.db
    .selectFrom('users')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow()
  const accountExport = createAccountExport({ store: { ...store, withPicture }, clock: () => 0 })
  const zip = await accountExport.zipOf({ id, email, role: 'free', language: 'en' })
  expect(Object.keys(unzipSync(await buffer(zip)))).toEqual([
    'README.txt',
    'account.json',
    'analyses.json',
    'analyses.md',
    'descriptions.json',
  ])
})
