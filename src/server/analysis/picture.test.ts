import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { multipart } from '#test/multipart.ts'
import { phonePhoto } from '#test/phone-photo.ts'
import { createWorld, realEngine } from '#test/world.ts'

const root = join(import.meta.dirname, '../../..')
const girl = () =>
  phonePhoto(join(root, 'src/web/public/studies/girl-with-a-pearl-earring-1600.webp'), 'medium', 11)
const heic = () => readFile(join(root, 'test/pictures/phone.heic'))
const stripes = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()

type World = Awaited<ReturnType<typeof createWorld>>

async function send(
  world: World,
  token: string,
  file: Buffer | null,
  fields: Record<string, string> = {},
) {
  return world.ask('POST', '/api/analyze-artwork', { token, ...multipart(file, fields) })
}

async function filesLeft(world: World): Promise<string[]> {
  return readdir(join(world.dataDir, 'pictures')).catch(() => [])
}

test('a photo of a known painting is answered in French, counted once, kept, and nothing of it is left', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { status, body } = await send(world, token, await girl(), { language: 'fr' })
  const answer = body as AnalysisAnswer
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    language: 'fr',
    identification: { by: 'image', artwork: { slug: 'girl-with-a-pearl-earring' } },
    usage: { month_count: 1 },
  })
  expect(answer.measurements).toHaveLength(8)
  expect(answer.statements.some(({ region }) => region !== null)).toBe(true)
  const { usage: _usage, ...kept } = answer
  expect((await world.ask('GET', `/api/my-analyses/${answer.id}`, { token })).body).toEqual({
    ...kept,
    questions: [],
  })
  const { body: history } = await world.ask('GET', '/api/my-analyses?page=1&limit=10', { token })
  expect(history.analyses[0].has_image).toBe(true)
  expect(await filesLeft(world)).toEqual([])
})

test('a HEIC photo from an iPhone is recognised on the server', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await send(world, token, await heic())
  expect(body.identification.artwork.slug).toBe('girl-with-a-pearl-earring')
})

test('the answer to a picture streams, with measuring among its stages', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const form = multipart(await girl())
  const { body } = await world.ask('POST', '/api/analyze-artwork', {
    token,
    body: form.body,
    headers: { ...form.headers, accept: 'text/event-stream' },
  })
  expect(body).toContain('event: stage\ndata: {"stage":"measuring"}')
  expect(body).toContain('event: done')
})

test('a picture is refused with its status also where its answer would stream', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const form = multipart(Buffer.from('not a picture'), { language: 'fr' })
  const refused = await world.ask('POST', '/api/analyze-artwork', {
    token,
    body: form.body,
    headers: { ...form.headers, accept: 'text/event-stream, application/json' },
  })
  expect(refused).toMatchObject({
    status: 415,
    body: { detail: expect.stringMatching(/not a picture/u) },
  })
})

test('an unknown picture is measured, and does not count', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await send(world, token, await stripes(), { description: 'A flag' })
  expect(body.identification).toMatchObject({ status: 'unrecognised', artwork: { slug: '' } })
  expect(body.picture.told.description).toBe('A flag')
  expect(body).toMatchObject({ counted: false, usage: { month_count: 0 } })
  const given = await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, {
    token,
    body: { reason: 'not useful' },
  })
  expect(given.body).toMatchObject({ given_back: false, usage: { month_count: 0 } })
})

test('after too many unknown pictures a known one is told all the same', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (let at = 0; at < 60; at++) await world.limits.uncountedByUser.take(id)
  expect((await send(world, token, await stripes())).status).toBe(429)
  expect(await send(world, token, await girl())).toMatchObject({
    status: 200,
    body: { counted: true },
  })
})

test('another candidate than the one named is not charged again', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const first = await send(world, token, await girl(), { title: 'Mona Lisa' })
  expect(first.body.identification.artwork.slug).toBe('mona-lisa')
  const second = await send(world, token, await girl(), {
    artwork: 'girl-with-a-pearl-earring',
    instead_of: first.body.id,
  })
  expect(second.body).toMatchObject({
    identification: { by: 'choice', artwork: { slug: 'girl-with-a-pearl-earring' } },
    usage: { month_count: 1 },
  })
})

test.each([{ question: 'Why?' }, { language: 'fr' }])(
  'with another question (%o) it is',
  async (change) => {
    const world = await createWorld()
    const token = await world.register('ann@example.com')
    const { body } = await send(world, token, await girl(), { title: 'Mona Lisa' })
    const candidate = {
      name: 'Mona Lisa',
      artwork: 'girl-with-a-pearl-earring',
      instead_of: body.id,
    }
    const other = await world.ask('POST', '/api/query-artwork', {
      token,
      body: { ...candidate, ...change },
    })
    expect(other.body).toMatchObject({ counted: true, usage: { month_count: 2 } })
    const chained = {
      ...candidate,
      name: 'The Kiss',
      artwork: 'the-kiss',
      instead_of: other.body.id,
    }
    const third = await world.ask('POST', '/api/query-artwork', { token, body: chained })
    expect(third.body).toMatchObject({ counted: true, usage: { month_count: 3 } })
  },
)

test.for([
  {
    what: 'a text',
    file: Buffer.from('not a picture'),
    status: 415,
    says: /not a picture that we can read/u,
  },
  {
    what: 'an SVG',
    file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    status: 415,
    says: /JPG, PNG/u,
  },
  { what: 'nothing', file: Buffer.alloc(0), status: 415, says: /not a picture/u },
  {
    what: 'too much',
    file: Buffer.alloc(PICTURE_MAX_BYTES + 1),
    status: 413,
    says: /larger than 50 MB/u,
  },
  { what: 'no file', file: null, status: 400, says: /^Please select an image first\.$/u },
])('$what is refused with a sentence, and costs nothing', async ({ file, status, says }) => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const refused = await send(world, token, file)
  expect(refused.status).toBe(status)
  expect(refused.body.detail).toMatch(says)
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
  expect(await filesLeft(world)).toEqual([])
})

test('a form that is cut off is refused; a field that is too long is named', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body, headers } = multipart(await girl())
  const cut = await world.ask('POST', '/api/analyze-artwork', {
    token,
    headers,
    body: body.subarray(0, 9000),
  })
  expect(cut).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/did not arrive whole/u) },
  })
  const long = await send(world, token, await stripes(), { question: 'x'.repeat(5000) })
  expect(long).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/^question/u) } })
  const json = await world.ask('POST', '/api/analyze-artwork', {
    token,
    body: { title: 'Mona Lisa' },
  })
  expect(json.status).toBe(415)
  expect(await filesLeft(world)).toEqual([])
})

test('thirty pictures at once are all answered, or asked to come again; what was counted was answered', async () => {
  const world = await createWorld()
  const tokens: string[] = []
  for (let user = 0; user < 10; user++) tokens.push(await world.register(`user${user}@example.com`))
  const picture = await girl()
  const sent = [...tokens, ...tokens, ...tokens].map((token) => send(world, token, picture))
  const answers = await Promise.all(sent)
  const answered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503 || status === 429)
  expect(answered.length + refused.length).toBe(30)
  expect(answered.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
  const counts = await world.db.selectFrom('month_usage').select('analyses').execute()
  expect(counts.reduce((sum, { analyses }) => sum + analyses, 0)).toBe(
    answered.filter(({ body }) => body.counted).length,
  )
  expect(await filesLeft(world)).toEqual([])
})

test('a picture may be announced by who is logged in', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const announce = (options: { token?: string }) =>
    world.ask('POST', '/api/analyze-artwork/soon', options)
  expect((await announce({ token })).status).toBe(204)
  expect((await announce({})).status).toBe(401)
})

test('once a picture has been looked at it is gone, however long the answer is written', async () => {
  const engine = realEngine()
  const left: string[][] = []
  const world = await createWorld({
    engine: {
      ...engine,
      async *study(request, signal) {
        for await (const event of engine.study(request, signal)) {
          yield event
          left.push(await filesLeft(world))
        }
      },
    },
  })
  await send(world, await world.register('ann@example.com'), await stripes())
  expect(left.length).toBeGreaterThan(2)
  expect(left.flat()).toEqual([])
})

test('what an earlier process left behind is swept away', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  await send(world, token, await stripes())
  const left = join(world.dataDir, 'pictures/left-behind')
  await writeFile(left, 'x')
  await utimes(left, 0, 0)
  await world.tidy()
  expect(await filesLeft(world)).toEqual([])
})
