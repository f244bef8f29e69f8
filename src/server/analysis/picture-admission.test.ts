import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createWorld, type World } from '#test/world.ts'

/**
 * Sends fields and the first bytes of a picture that never ends, and reads the head of the answer.
 */
async function statusBeforePicture(
  world: World,
  path: string,
  token: string,
  fields: Record<string, string>,
  field: string,
): Promise<string> {
  const address = world.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const line = connect(address.port, '127.0.0.1')
  onTestFinished(() => void line.destroy())
  const part = (name: string, more: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const texts = Object.entries(fields).map(([name, value]) => `${part(name, '')}${value}\r\n`)
  line.write(
    `POST ${path} HTTP/1.1\r\nhost: test\r\naccept: application/json\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 10000000\r\n\r\n' +
      `${texts.join('')}${part(field, '; filename="a.jpg"')}\xff\xd8\xff`,
  )
  return new Promise((resolve) =>
    line.once('data', (bytes) => resolve(bytes.toString().slice(9, 12))),
  )
}

async function worldWithSpent() {
  const world = await createWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await world.register('ann@example.com')
  const user = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await world.db
    .insertInto('month_usage')
    .values({ user_id: user.id, month: '2026-11', analyses: 5, descriptions: 1000 })
    .execute()
  const analyze = (fields: Record<string, string>) =>
    statusBeforePicture(world, '/api/analyze-artwork', token, fields, 'file')
  return { world, token, user, analyze }
}

test('whose month is spent is told so before the picture is received', async () => {
  const { world, token, analyze } = await worldWithSpent()
  expect(await analyze({ mode: 'explorer' })).toBe('402')
  expect(await analyze({ mode: 'professional' })).toBe('403')
  const describe = '/api/generate-artist-description'
  expect(await statusBeforePicture(world, describe, token, {}, 'artwork')).toBe('402')
})

test('a query that is left, a pack, or a paid analysis of which another candidate is asked lets it in', async () => {
  const { world, user, analyze } = await worldWithSpent()
  const isReceived = async (fields: Record<string, string>) =>
    (await Promise.race([
      analyze(fields),
      new Promise((resolve) => setTimeout(resolve, 700, 'received')),
    ])) === 'received'
  expect(
    await isReceived({ mode: 'explorer', instead_of: 'an-analysis', artwork: 'mona-lisa' }),
  ).toBe(true)
  await world.db
    .updateTable('month_usage')
    .set({ analyses: 4 })
    .where('user_id', '=', user.id)
    .execute()
  expect(await isReceived({ mode: 'explorer' })).toBe(true)
})
