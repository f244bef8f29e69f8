import sharp from 'sharp'
import { expect, test } from 'vitest'
import { multipart } from '#test/multipart.ts'
import { createWorld, type World } from '#test/world.ts'
import { digestOf } from '../secrets.ts'
import { forOthers } from './for-others.ts'

const ASKED = 'Which star is so bright?'

async function analyze(world: World, token: string) {
  const body = { name: 'The Starry Night', question: ASKED }
  return (await world.ask('POST', '/api/query-artwork', { token, body })).body
}

const blue = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#204060' },
})
  .png()
  .toBuffer()

const share = (world: World, token: string, id: string, body: object = {}) =>
  world.ask('POST', `/api/my-analyses/${id}/share`, { token, body })
const read = (world: World, link: string) => world.ask('GET', `/api/shared/${link}`)

test('a shared link opens the text to anybody, without the question and without a name', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const own = await analyze(world, token)
  expect(own.statements.map((one: { topic: string }) => one.topic)).toContain('answer')
  const { status, body } = await share(world, token, own.id)
  expect(status).toBe(200)
  expect(body.token).toMatch(/^[\w-]{43}$/u)
  const answer = await read(world, body.token)
  expect(answer).toMatchObject({ status: 200, body: { name: null, analysis: { question: '' } } })
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  const { analysis } = answer.body
  expect(analysis.statements.length).toBeGreaterThan(5)
  expect(analysis.statements.map((one: { topic: string }) => one.topic)).not.toContain('answer')
  const told = JSON.stringify(answer.body)
  for (const secret of [ASKED, own.id, 'ann@example.com', '"tokens"', '"counted"']) {
    expect(told).not.toContain(secret)
  }
  const cited = new Set(analysis.statements.flatMap((one: { sources: number[] }) => one.sources))
  expect(new Set(analysis.sources.map(({ n }: { n: number }) => n))).toEqual(cited)
})

test('the question with its answer, and a name, are shown where the owner ticks them', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const own = await analyze(world, token)
  const { body } = await share(world, token, own.id, { question: true, name: ' Ann ' })
  const shared = (await read(world, body.token)).body
  expect(shared).toMatchObject({ name: 'Ann', analysis: { question: ASKED } })
  expect(shared.analysis.statements).toEqual(own.statements)
  expect((await world.ask('GET', `/api/my-analyses/${own.id}/share`, { token })).body).toEqual({
    share: { created_at: '2026-11-21T12:00:00.000Z', question: true, photo: false, name: 'Ann' },
  })
})

test('what was read in a photo goes with the photo alone', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const form = multipart(blue, { keep_copy: 'true', title: 'The Starry Night' })
  const own = (await world.ask('POST', '/api/analyze-artwork', { token, ...form })).body
  const read = 'A ticket, on the name of Ann'
  const photographed = { ...own, identification: { ...own.identification, read } }
  const without = forOthers(photographed, { question: true, photo: false, name: null })
  expect(JSON.stringify(without)).not.toContain(read)
  const withPhoto = forOthers(photographed, { question: true, photo: true, name: null })
  expect(withPhoto.identification.read).toBe(read)
})

test('a link is stored as its digest alone, and ends when it is closed, replaced, or its analysis deleted', async () => {
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const world = await createWorld({ clock })
  const token = await world.register('ann@example.com')
  const { id } = await analyze(world, token)
  const first = (await share(world, token, id)).body.token
  expect(await world.db.selectFrom('shares').select('token_hash').execute()).toEqual([
    { token_hash: digestOf(first) },
  ])
  const second = (await share(world, token, id)).body.token
  expect((await read(world, first)).status).toBe(404)
  expect((await read(world, second)).status).toBe(200)

  await world.ask('DELETE', `/api/my-analyses/${id}`, { token })
  expect((await read(world, second)).status).toBe(404)
  expect((await share(world, token, id)).status).toBe(404)
  await world.ask('POST', `/api/my-analyses/${id}/restore`, { token })
  expect((await read(world, second)).status).toBe(200)

  expect((await world.ask('DELETE', `/api/my-analyses/${id}/share`, { token })).status).toBe(200)
  expect((await read(world, second)).status).toBe(404)
  expect((await world.ask('GET', `/api/my-analyses/${id}/share`, { token })).body).toEqual({
    share: null,
  })

  const third = (await share(world, token, id)).body.token
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token })
  clock.now += 60 * 60_000
  await world.tidy()
  expect((await read(world, third)).status).toBe(404)
  expect(await world.db.selectFrom('shares').selectAll().execute()).toEqual([])
})

test('nobody shares, sees or closes what is not theirs, and a link that was made up leads nowhere', async () => {
  const world = await createWorld()
  const ann = await world.register('ann@example.com')
  const eve = await world.register('eve@example.com')
  const { id } = await analyze(world, ann)
  const { token: link } = (await share(world, ann, id)).body
  expect((await share(world, eve, id)).status).toBe(404)
  expect(
    (await world.ask('GET', `/api/my-analyses/${id}/share`, { token: eve })).body.share,
  ).toBeNull()
  await world.ask('DELETE', `/api/my-analyses/${id}/share`, { token: eve })
  expect((await read(world, link)).status).toBe(200)
  expect((await world.ask('POST', `/api/my-analyses/${id}/share`, { body: {} })).status).toBe(401)
  for (const wrong of [id, `${link.slice(0, -1)}x`, digestOf(link), 'x'.repeat(43)])
    expect((await read(world, wrong)).status).toBe(404)
  expect((await share(world, ann, id, { name: 'x'.repeat(61) })).status).toBe(400)
})

test('a photo stays with its owner unless it is ticked, with all that was measured and placed in it', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const fields = { keep_copy: 'true', description: 'my own living room' }
  const own = (
    await world.ask('POST', '/api/analyze-artwork', { token, ...multipart(blue, fields) })
  ).body
  expect(own.measurements.length).toBeGreaterThan(0)
  const picture = (link: string) => world.app.inject({ url: `/api/shared/${link}/picture` })

  const bare = (await share(world, token, own.id)).body.token
  const { analysis } = (await read(world, bare)).body
  expect(analysis).toMatchObject({ measurements: [] })
  expect(analysis.picture).toBeUndefined()
  expect(analysis.statements.map(({ kind }: { kind: string }) => kind)).not.toContain('measured')
  expect(JSON.stringify(analysis)).not.toContain('living room')
  expect((await picture(bare)).statusCode).toBe(404)

  const whole = (await share(world, token, own.id, { photo: true })).body.token
  const shown = (await read(world, whole)).body.analysis
  expect(shown.picture).toMatchObject({ width: 600, told: { description: '' } })
  expect(JSON.stringify(shown)).not.toContain('living room')
  const answer = await picture(whole)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(480)
  expect((await picture(bare)).statusCode).toBe(404)
})
