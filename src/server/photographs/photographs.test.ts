import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createWorld } from '#test/world.ts'
import { createPhotographs } from './photographs.ts'

const PHOTOGRAPH = {
  slug: 'mona-lisa',
  credit: 'Wikimedia Commons',
  licence: 'Public domain',
  page: 'https://commons.wikimedia.org/wiki/File:Mona_Lisa.jpg',
  large: false,
}

test('without photographs the list is empty, and the studies stand', async () => {
  const world = await createWorld()
  expect((await world.ask('GET', '/api/photographs')).body).toEqual({ photographs: [] })
  expect((await world.app.inject({ url: '/photographs/mona-lisa-768.webp' })).statusCode).toBe(404)
})

test('photographs that were fetched are listed with their credit, and nothing else of the folder is served', async () => {
  const world = await createWorld()
  const folder = join(world.dataDir, 'photographs')
  mkdirSync(folder)
  writeFileSync(join(folder, 'photographs.json'), JSON.stringify({ photographs: [PHOTOGRAPH] }))
  writeFileSync(join(folder, 'mona-lisa-768.webp'), 'a picture')
  writeFileSync(join(world.dataDir, 'a-768.webp'), 'not for visitors')
  expect((await world.ask('GET', '/api/photographs')).body).toEqual({ photographs: [PHOTOGRAPH] })
  const picture = await world.app.inject({ url: '/photographs/mona-lisa-768.webp' })
  expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
    200,
    'image/webp',
    'a picture',
  ])
  for (const name of ['photographs.json', '..%2fa-768.webp', 'mona-lisa-768.webp.part'])
    expect((await world.app.inject({ url: `/photographs/${name}` })).statusCode, name).toBe(404)
})

test.for(['{"photographs": [', '[]', ''])(
  'a damaged list is taken as empty, and is told of: %j',
  async (text) => {
    const world = await createWorld()
    const folder = join(world.dataDir, 'photographs')
    mkdirSync(folder)
    writeFileSync(join(folder, 'photographs.json'), text)
    expect(await world.ask('GET', '/api/photographs')).toMatchObject({
      status: 200,
      body: { photographs: [] },
    })
    const warn = vi.fn()
    await createPhotographs(folder, { warn }).list()
    expect(warn).toHaveBeenCalledOnce()
  },
)
